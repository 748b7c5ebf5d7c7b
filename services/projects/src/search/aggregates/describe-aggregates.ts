import type { SearchModel } from '@trackway/filters';
import { describeArgument } from '../descriptors';
import { functionsOf, isGroupable, isTime } from './aggregate-fields';
import { dateBuckets } from './date-buckets';

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
