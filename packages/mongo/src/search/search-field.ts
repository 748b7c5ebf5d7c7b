/** A filter of a listing. Validation, descriptions and queries derive from it. */
export interface SearchField {
  readonly name: string;
  readonly inputType: 'text' | 'number' | 'date' | 'boolean' | 'select' | 'relation';
  /** Determines how the text of a filter is parsed. */
  readonly valueType: 'text' | 'integer' | 'uuid' | 'boolean' | 'time';
  /** Path of the value in a document. */
  readonly path: string;
  /**
   * `equals` if absent. `from` and `before` compare times, `min` and `max` numbers; all take one value. `present` takes
   * `true` or `false`, for a time.
   */
  readonly operator?: 'from' | 'before' | 'min' | 'max' | 'present';
  /** Whether `none` selects objects without a value. */
  readonly takesNone?: boolean;
  /** The value of documents from before the field existed. */
  readonly missingMeans?: string;
  readonly options?: readonly { readonly label: string; readonly value: string | number | boolean }[];
  /** URL path that lists the values of a relation. */
  readonly hydrate?: string;
}

/** A key for the order of a listing. */
export interface SortField {
  readonly name: string;
  readonly path: string;
  readonly valueType: 'time' | 'count';
}

/** The filters of a model. */
export interface SearchModel {
  /** Name of the model, such as form. */
  readonly name: string;
  readonly fields: readonly SearchField[];
  /** Whether the model has `deleted_at` and supports `filter[trashed]`. */
  readonly trashable: boolean;
  readonly sorts?: readonly SortField[];
}

/** Describes the filters and sorts for clients. */
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
    sorting: (model.sorts ?? []).map(({ name }) => ({ name, arguments: [] })),
  };
}
