import type { SearchField } from '@trackway/filters';
import { isTime } from './aggregate-fields';
import type { AggregatedGroup, Aggregates, GroupKey, KeyValue, Measure } from './aggregate-query';
import type { Aggregate, Aggregation, GroupSort } from './parse-aggregates';

/** Averages are rounded to this many decimals. */
const AVERAGE_DECIMALS = 4;

/** A number, a text for times and sums beyond 2^53 − 1, or null without values. */
export type AggregateValue = number | string | null;

export type AggregateValues = Readonly<Record<string, AggregateValue>>;

export interface SummarizedGroup {
  readonly keys: readonly KeyValue[];
  readonly values: AggregateValues;
}

export interface Summary {
  readonly groups: readonly SummarizedGroup[];
  readonly total: { readonly values: AggregateValues };
  readonly truncated: boolean;
}

/** The fields of the aggregates, each once. */
export function measuredFields(aggregates: readonly Aggregate[]): SearchField[] {
  return [...new Set(aggregates.flatMap(({ field }) => field ?? []))];
}

/** Computes the requested values, sorts the groups and returns the first of them. */
export function summarize({ groups, total }: Aggregates, aggregation: Aggregation, limit: number): Summary {
  const { keys, aggregates } = aggregation;
  const fields = measuredFields(aggregates);
  const valuesOf = (group: AggregatedGroup) =>
    Object.fromEntries(aggregates.map((one) => [one.name, present(one, numberOf(group, fields, one))]));
  const sorts = aggregation.sorts.length > 0 ? aggregation.sorts : defaultSorts(keys);
  const orders = sorts.map((sort) => ({
    direction: sort.direction,
    sortValueOf: sortValues(sort, fields, aggregates),
  }));
  const sortable = leading(groups, orders[0], limit).map((group) => ({
    group,
    by: orders.map(({ sortValueOf }) => sortValueOf(group)),
  }));
  sortable.sort((one, other) => {
    for (let index = 0; index < orders.length; index += 1) {
      const order = compare(one.by[index] ?? null, other.by[index] ?? null, orders[index]?.direction ?? 'asc');
      if (order !== 0) return order;
    }
    return compareKeys(one.group, other.group);
  });
  const first = sortable.slice(0, limit).map(({ group }) => ({ keys: group.keys, values: valuesOf(group) }));
  return { groups: first, total: { values: valuesOf(total) }, truncated: groups.length > limit };
}

interface GroupOrder {
  readonly direction: 'asc' | 'desc';
  readonly sortValueOf: (group: AggregatedGroup) => Sortable;
}

/** Leaves out groups that are not among the first by the first sort alone, because sorting many takes long. */
function leading(
  groups: readonly AggregatedGroup[],
  order: GroupOrder | undefined,
  limit: number,
): readonly AggregatedGroup[] {
  if (groups.length <= limit || !order) return groups;
  const values = new Float64Array(groups.length);
  for (const [index, group] of groups.entries()) {
    const value = order.sortValueOf(group);
    if (typeof value !== 'number') return groups;
    values[index] = value;
  }
  const isAscending = order.direction === 'asc';
  const last = values.toSorted()[isAscending ? limit - 1 : values.length - limit] as number;
  return groups.filter((_, index) => {
    const value = values[index] as number;
    return isAscending ? value <= last : value >= last;
  });
}

/** By keys if they have an order that people know, otherwise the largest groups first. */
function defaultSorts(keys: readonly GroupKey[]): readonly GroupSort[] {
  const hasRelation = keys.some(({ field }) => field.inputType === 'relation');
  return hasRelation ? [{ by: COUNT, direction: 'desc' }] : [];
}

/** Sorts by the number of records, also if it was not requested. No name of an aggregate contains a space. */
const COUNT = 'number of records';

type Sortable = KeyValue | bigint;

function sortValues(
  { by }: GroupSort,
  fields: readonly SearchField[],
  aggregates: readonly Aggregate[],
): GroupOrder['sortValueOf'] {
  if (typeof by === 'number') return (group) => group.keys[by] ?? null;
  const aggregate = aggregates.find(({ name }) => name === by);
  return aggregate ? (group) => numberOf(group, fields, aggregate) : ({ count }) => count;
}

function compareKeys(one: AggregatedGroup, other: AggregatedGroup): number {
  for (let index = 0; index < one.keys.length; index += 1) {
    const order = compare(one.keys[index] ?? null, other.keys[index] ?? null, 'asc');
    if (order !== 0) return order;
  }
  return 0;
}

/** Null is last in both directions. */
function compare(one: Sortable, other: Sortable, direction: 'asc' | 'desc'): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other === (direction === 'asc') ? -1 : 1;
}

function numberOf(
  group: AggregatedGroup,
  fields: readonly SearchField[],
  aggregate: Aggregate,
): number | bigint | null {
  const measure = aggregate.field && group.measures[fields.indexOf(aggregate.field)];
  if (!measure) return group.count;
  if (aggregate.function === 'sum') return measure.sum;
  if (aggregate.function === 'average') return averageOf(measure);
  return aggregate.function === 'min' ? measure.min : measure.max;
}

/** Rounded half away from zero, from the exact sum. */
function averageOf({ sum, count }: Measure): number | null {
  if (count === 0) return null;
  const sign = sum < 0n ? -1n : 1n;
  const scaled = sum * sign * 10n ** BigInt(AVERAGE_DECIMALS);
  const rounded = (scaled * 2n + BigInt(count)) / (BigInt(count) * 2n);
  return Number(rounded * sign) / 10 ** AVERAGE_DECIMALS;
}

function present({ field }: Aggregate, value: number | bigint | null): AggregateValue {
  if (value === null) return null;
  if (typeof value === 'bigint') {
    const isSafe = value <= BigInt(Number.MAX_SAFE_INTEGER) && value >= BigInt(Number.MIN_SAFE_INTEGER);
    return isSafe ? Number(value) : String(value);
  }
  return field && isTime(field) ? new Date(value).toISOString() : value;
}
