import { invalidSearch } from '@trackway/errors';
import { parseFieldReference, type SearchField, type SearchModel } from '@trackway/filters';
import type { AggregateInput } from './aggregate-body';
import {
  type AggregateFunction,
  functionsOf,
  groupableNames,
  isGroupable,
  isGroupableAnswer,
  isTime,
  measurableNames,
} from './aggregate-fields';
import type { GroupKey } from './aggregate-query';

/** A requested value of each group. */
export interface Aggregate {
  readonly name: string;
  readonly function: AggregateFunction;
  /** The field to measure. Undefined for `count`. */
  readonly field?: SearchField;
}

export interface GroupSort {
  /** The name of an aggregate, or the index of a key. */
  readonly by: string | number;
  readonly direction: 'asc' | 'desc';
}

export interface Aggregation {
  readonly keys: readonly GroupKey[];
  readonly aggregates: readonly Aggregate[];
  readonly sorts: readonly GroupSort[];
}

/** @throws AppError `validation_error` if the model does not support it */
export function parseAggregation(model: SearchModel, input: AggregateInput): Aggregation {
  const keys = (input.group_by ?? []).map((key) => parseKey(model, key));
  const multiple = keys.filter(({ field }) => field.source.kind === 'rows').map(({ field }) => field.name);
  if (multiple.length > 1) {
    const text = `${multiple.join(' and ')} both have several values for a project. Use one of them.`;
    throw invalidSearch({ group_by: [text] });
  }
  const requested = input.aggregates ?? [];
  const aggregates = (requested.length > 0 ? requested : [{ function: 'count' as const }]).map((one) =>
    parseAggregate(model, one),
  );
  const names = aggregates.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw invalidSearch({ aggregates: [`The name ${repeated} is used twice.`] });
  return { keys, aggregates, sorts: (input.sorting ?? []).map((sort) => parseGroupSort(keys, names, sort)) };
}

function parseKey(model: SearchModel, input: NonNullable<AggregateInput['group_by']>[number]): GroupKey {
  const declared = model.fields.find(({ name }) => name === input.field);
  if (!declared || !isGroupable(declared)) {
    const text = `Grouping by ${input.field} is not possible. Groupable fields: ${groupableNames(model)}.`;
    throw invalidSearch({ group_by: [text] });
  }
  const { field, ids } = parseFieldReference(model, declared, input.arguments ?? []);
  if (declared.ofEdgeType && !isGroupableAnswer(field)) {
    const text = `Answers of type ${field.inputType} cannot be grouped, only choices, dates and booleans.`;
    throw invalidSearch({ [field.name]: [text] });
  }
  return { field, arguments: ids, ...bucketOf(field, input.bucket) };
}

function bucketOf(field: SearchField, bucket: GroupKey['bucket']): Pick<GroupKey, 'bucket'> {
  if (isTime(field) && bucket === undefined) {
    throw invalidSearch({ bucket: [`The field ${field.name} needs a bucket: day, week, month, quarter or year.`] });
  }
  if (!isTime(field) && bucket !== undefined) {
    throw invalidSearch({ bucket: [`The field ${field.name} is no time, so it takes no bucket.`] });
  }
  return bucket === undefined ? {} : { bucket };
}

function parseAggregate(
  model: SearchModel,
  { function: wanted, field: fieldName, name }: NonNullable<AggregateInput['aggregates']>[number],
): Aggregate {
  if (wanted === 'count') {
    if (fieldName !== undefined) throw invalidSearch({ aggregates: ['count counts records and takes no field.'] });
    return { name: name ?? 'count', function: wanted };
  }
  const field = model.fields.find((one) => one.name === fieldName);
  if (field && functionsOf(field).includes(wanted))
    return { name: name ?? `${wanted}_${field.name}`, function: wanted, field };
  const available = measurableNames(model, wanted);
  const problem = fieldName === undefined ? `${wanted} needs a field` : `${wanted} of ${fieldName} is not possible`;
  throw invalidSearch({ aggregates: [`${problem}. Fields for ${wanted}: ${available}.`] });
}

function parseGroupSort(
  keys: readonly GroupKey[],
  names: readonly string[],
  { field, direction }: NonNullable<AggregateInput['sorting']>[number],
): GroupSort {
  if (names.includes(field)) return { by: field, direction };
  const index = keys.findIndex((key) => key.field.name === field && key.field.inputType !== 'relation');
  if (index >= 0) return { by: index, direction };
  const sortable = keys.filter((key) => key.field.inputType !== 'relation').map((key) => key.field.name);
  const available = [...names, ...sortable].join(', ');
  throw invalidSearch({ sorting: [`Sorting groups by ${field} is not possible. Available: ${available}.`] });
}
