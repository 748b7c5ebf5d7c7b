import { invalidSearch } from '@trackway/errors';
import {
  invalidMember,
  type Locate,
  locateIn,
  parseFieldReference,
  type SearchField,
  type SearchModel,
} from '@trackway/filters';
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
  const keys = (input.group_by ?? []).map((key, index) => parseKey(model, key, locateIn('group_by', index)));
  const multiple = keys.filter(({ field }) => field.source.kind === 'rows').map(({ field }) => field.name);
  if (multiple.length > 1) {
    const text = `${multiple.join(' and ')} both have several values for a project. Use one of them.`;
    throw invalidSearch({ group_by: [text] });
  }
  const requested = input.aggregates ?? [];
  const aggregates = (requested.length > 0 ? requested : [{ function: 'count' as const }]).map((one, index) =>
    parseAggregate(model, one, locateIn('aggregates', index)),
  );
  const names = aggregates.map(({ name }) => name);
  const repeated = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (repeated >= 0) {
    throw invalidMember(`aggregates.${repeated}.name`, `The name ${names[repeated]} is used twice.`, 'aggregates');
  }
  const sorts = (input.sorting ?? []).map((sort, index) => parseGroupSort(keys, names, sort, `sorting.${index}.field`));
  return { keys, aggregates, sorts };
}

function parseKey(
  model: SearchModel,
  input: NonNullable<AggregateInput['group_by']>[number],
  locate: Locate,
): GroupKey {
  const declared = model.fields.find(({ name }) => name === input.field);
  if (!declared || !isGroupable(declared)) {
    const text = `Grouping by ${input.field} is not possible. Groupable fields: ${groupableNames(model)}.`;
    throw invalidMember(locate('field'), text, 'group_by');
  }
  const { field, ids } = parseFieldReference(model, declared, input.arguments ?? [], locate);
  if (declared.ofEdgeType && !isGroupableAnswer(field)) {
    const text = `Answers of type ${field.inputType} cannot be grouped, only choices, dates and booleans.`;
    throw invalidMember(locate('arguments.0'), text, field.name);
  }
  return { field, arguments: ids, ...bucketOf(field, input.bucket, locate('bucket')) };
}

function bucketOf(field: SearchField, bucket: GroupKey['bucket'], path: string): Pick<GroupKey, 'bucket'> {
  if (isTime(field) && bucket === undefined) {
    const text = `The field ${field.name} needs a bucket: day, week, month, quarter or year.`;
    throw invalidMember(path, text, 'bucket');
  }
  if (!isTime(field) && bucket !== undefined) {
    throw invalidMember(path, `The field ${field.name} is no time, so it takes no bucket.`, 'bucket');
  }
  return bucket === undefined ? {} : { bucket };
}

function parseAggregate(
  model: SearchModel,
  { function: wanted, field: fieldName, name }: NonNullable<AggregateInput['aggregates']>[number],
  locate: Locate,
): Aggregate {
  if (wanted === 'count') {
    if (fieldName !== undefined) {
      throw invalidMember(locate('field'), 'count counts records and takes no field.', 'aggregates');
    }
    return { name: name ?? 'count', function: wanted };
  }
  const field = model.fields.find((one) => one.name === fieldName);
  if (field && functionsOf(field).includes(wanted))
    return { name: name ?? `${wanted}_${field.name}`, function: wanted, field };
  const available = measurableNames(model, wanted);
  const problem = fieldName === undefined ? `${wanted} needs a field` : `${wanted} of ${fieldName} is not possible`;
  throw invalidMember(locate('field'), `${problem}. Fields for ${wanted}: ${available}.`, 'aggregates');
}

function parseGroupSort(
  keys: readonly GroupKey[],
  names: readonly string[],
  { field, direction }: NonNullable<AggregateInput['sorting']>[number],
  path: string,
): GroupSort {
  if (names.includes(field)) return { by: field, direction };
  const index = keys.findIndex((key) => key.field.name === field && key.field.inputType !== 'relation');
  if (index >= 0) return { by: index, direction };
  const sortable = keys.filter((key) => key.field.inputType !== 'relation').map((key) => key.field.name);
  const available = [...names, ...sortable].join(', ');
  throw invalidMember(path, `Sorting groups by ${field} is not possible. Available: ${available}.`, 'sorting');
}
