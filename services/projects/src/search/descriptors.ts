import type { SearchModel } from './search-field';

/** What a client needs to offer filters and sorts for a model; made of the table that validates them. */
export function describeModel(model: SearchModel) {
  return {
    filters: model.fields.map(({ name, inputType, operators, options, hydrate, arguments: named = [] }) => ({
      name,
      input_type: inputType,
      operators: [...operators],
      options: (options ?? []).map((option) => ({ ...option })),
      arguments: named.map((argument) => ({
        name: argument.name,
        type: 'uuid',
        required: argument.required,
        hydrate: argument.hydrate ?? null,
      })),
      hydrate: hydrate ?? null,
    })),
    sorting: model.fields.filter(({ sortable }) => sortable).map(({ name }) => ({ name, arguments: [] })),
  };
}
