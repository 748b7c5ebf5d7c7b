import type { SearchArgument, SearchModel } from '@trackway/filters';
import { functionsOf, isGroupable, isTime } from '../aggregates/aggregate-fields';
import { dateBuckets } from '../aggregates/date-buckets';

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

/** Describes the fields of a model that has an aggregation. */
export function describeAggregates({ fields }: SearchModel) {
  return {
    group_by: fields.filter(isGroupable).map((field) => ({
      name: field.name,
      buckets: isTime(field) || field.ofEdgeType ? [...dateBuckets] : [],
      arguments: (field.arguments ?? []).map(describeArgument),
    })),
    functions: fields
      .map((field) => ({ name: field.name, functions: [...functionsOf(field)] }))
      .filter(({ functions }) => functions.length > 0),
  };
}

function describeArgument({ name, required, hydrate }: SearchArgument) {
  return { name, type: 'uuid', required, hydrate: hydrate ?? null };
}
