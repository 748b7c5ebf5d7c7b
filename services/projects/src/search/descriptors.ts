import type { SearchArgument, SearchModel } from '@trackway/filters';

/** Describes the filters and sorts of a model for clients. */
export function describeModel(model: SearchModel) {
  return {
    filters: model.fields.map(({ name, inputType, operators, options, hydrate, arguments: named = [] }) => ({
      name,
      input_type: inputType,
      operators: [...operators],
      options: (options ?? []).map((option) => ({ ...option })),
      arguments: named.map(describeArgument),
      hydrate: hydrate ?? null,
    })),
    sorting: model.fields
      .filter(({ sortable }) => sortable)
      .map(({ name, arguments: named = [] }) => ({ name, arguments: named.map(describeArgument) })),
  };
}

export function describeArgument({ name, required, hydrate }: SearchArgument) {
  return { name, type: 'uuid', required, hydrate: hydrate ?? null };
}
