/** One field that a listing may be filtered by. The table of these is the one source of validation, descriptors and queries. */
export interface SearchField {
  readonly name: string;
  readonly inputType: 'text' | 'number' | 'date' | 'boolean' | 'select' | 'relation';
  /** What its values are, which decides how a filter's text is read. */
  readonly valueType: 'text' | 'integer' | 'uuid' | 'boolean';
  /** Where the value stands in a document. */
  readonly path: string;
  readonly options?: readonly { readonly label: string; readonly value: string | number | boolean }[];
  /** The path that lists the values of a relation. */
  readonly hydrate?: string;
}

/** All that a model can be filtered by. */
export interface SearchModel {
  /** The model class, such as form. */
  readonly name: string;
  readonly fields: readonly SearchField[];
  /** Whether `filter[trashed]` shows anything: things that are never deleted have no `deleted_at`. */
  readonly trashable: boolean;
}

/** What a client needs to offer filters for a model. Listings compare by `equals` and have one order, so they say no more. */
export function describeModel(model: SearchModel) {
  return {
    filters: model.fields.map(({ name, inputType, options, hydrate }) => ({
      name,
      input_type: inputType,
      operators: ['equals'],
      options: (options ?? []).map((option) => ({ ...option })),
      arguments: [],
      hydrate: hydrate ?? null,
    })),
    sorting: [],
  };
}
