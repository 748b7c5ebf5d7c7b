/** A filter of a listing. Validation, descriptions and queries derive from it. */
export interface SearchField {
  readonly name: string;
  readonly inputType: 'text' | 'number' | 'date' | 'boolean' | 'select' | 'relation';
  /** Determines how the text of a filter is parsed. */
  readonly valueType: 'text' | 'integer' | 'uuid' | 'boolean';
  /** Path of the value in a document. */
  readonly path: string;
  readonly options?: readonly { readonly label: string; readonly value: string | number | boolean }[];
  /** URL path that lists the values of a relation. */
  readonly hydrate?: string;
}

/** The filters of a model. */
export interface SearchModel {
  /** Name of the model, such as form. */
  readonly name: string;
  readonly fields: readonly SearchField[];
  /** Whether the model has `deleted_at` and supports `filter[trashed]`. */
  readonly trashable: boolean;
}

/** Describes the filters for clients. Listings support `equals` only, and have a fixed order. */
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
