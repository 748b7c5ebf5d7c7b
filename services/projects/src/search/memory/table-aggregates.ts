import {
  type Bitmap,
  combineGroups,
  countGroups,
  DictionaryColumn,
  type Grouping,
  groupByCodes,
  groupByDays,
  groupByNumbers,
  type Measured,
  measureGroups,
  NumberColumn,
  type ScratchArrays,
  UuidColumn,
} from '@trackway/columnar';
import type { SearchField } from '@trackway/filters';
import type {
  AggregatedGroup,
  AggregateQuery,
  Aggregates,
  GroupKey,
  KeyValue,
  Measure,
} from '../aggregates/aggregate-query';
import { dayText, firstDayOf } from '../aggregates/date-buckets';
import { MAX_COMPUTED_GROUPS, tooManyGroups } from '../aggregates/group-limit';
import { totalOf } from '../aggregates/total-of';
import { type Entries, entriesOf } from './aggregate-entries';
import type { ProjectTable } from './project-table';

/** A grouping with the keys of its groups, which are decoded only for the groups that are shown. */
interface KeyedGrouping {
  readonly numbers: Int32Array | undefined;
  readonly size: number;
  readonly keysOf: (group: number) => readonly KeyValue[];
}

const ONE_GROUP: KeyedGrouping = { numbers: undefined, size: 1, keysOf: () => [] };

class TableGroup implements AggregatedGroup {
  private decoded: readonly KeyValue[] | undefined;

  constructor(
    private readonly keysOf: () => readonly KeyValue[],
    readonly count: number,
    readonly measures: readonly Measure[],
  ) {}

  get keys(): readonly KeyValue[] {
    this.decoded ??= this.keysOf();
    return this.decoded;
  }
}

/** Computes groups of the found rows of a table. */
export function aggregateTable(
  table: ProjectTable,
  found: Bitmap,
  query: AggregateQuery,
  scratch: ScratchArrays,
): Aggregates {
  const all = found.rows(scratch.take(found.count()));
  const entries = entriesOf(table, found, all, query.keys, scratch);
  // Every row has an entry, so with as many entries, none has several.
  const isMultiple = entries.rows.length > all.length;
  const grouping = groupEntries(table, entries, query.keys, scratch);
  if (grouping.size > MAX_COMPUTED_GROUPS) throw tooManyGroups();
  const { rows, numbers } = isMultiple
    ? withoutDuplicates(entries, grouping)
    : { rows: entries.rows, numbers: grouping.numbers };
  const groups = presentGroups(table, rows, { ...grouping, numbers }, query.measured);
  // A record may be in several groups.
  const total = isMultiple
    ? presentGroups(table, all, ONE_GROUP, query.measured)[0]
    : totalOf(groups, query.measured.length);
  return { groups: query.keys.length === 0 ? [] : groups, total: total ?? totalOf([], query.measured.length) };
}

function groupEntries(
  table: ProjectTable,
  entries: Entries,
  keys: readonly GroupKey[],
  scratch: ScratchArrays,
): KeyedGrouping {
  const numbers = () => scratch.take(entries.rows.length);
  const [first, second] = keys.map((key) => groupByKey(table, entries, key, numbers()));
  if (!first) return ONE_GROUP;
  if (!second) {
    const { numbers: only, values } = first.grouping;
    return { numbers: only, size: values.length, keysOf: (group) => [first.keyOf(values[group])] };
  }
  const { numbers: combined, pairs } = combineGroups(first.grouping, second.grouping);
  const keysOf = (group: number) => {
    const [one, other] = pairs[group] ?? [0, 0];
    return [first.keyOf(first.grouping.values[one]), second.keyOf(second.grouping.values[other])];
  };
  return { numbers: combined, size: pairs.length, keysOf };
}

interface GroupedKey {
  readonly grouping: Grouping;
  /** The key of a value of the grouping. */
  readonly keyOf: (value: number | undefined) => KeyValue;
}

function groupByKey(
  table: ProjectTable,
  { rows, children, column: child }: Entries,
  key: GroupKey,
  numbers: Int32Array,
): GroupedKey {
  const { source } = key.field;
  const column = source.kind === 'column' ? table.column(source.column) : child;
  const positions = source.kind === 'column' ? rows : children;
  // No record has a value.
  if (!column || !positions) return keyed({ numbers: numbers.fill(0), values: [Number.NaN] }, () => null);
  if (column instanceof NumberColumn) return groupNumbers(positions, column, key, numbers);
  if (column instanceof UuidColumn) return groupCodes(positions, column, numbers, (code) => column.uuidOf(code));
  if (column instanceof DictionaryColumn) return groupCodes(positions, column, numbers, (code) => column.textOf(code));
  throw new Error(`The memory cannot group by ${key.field.name}.`);
}

function groupCodes(
  positions: Int32Array,
  column: UuidColumn | DictionaryColumn,
  numbers: Int32Array,
  decode: (code: number) => string,
): GroupedKey {
  return keyed(groupByCodes(positions, column, numbers), decode);
}

function groupNumbers(
  positions: Int32Array,
  column: NumberColumn,
  { field, bucket }: GroupKey,
  numbers: Int32Array,
): GroupedKey {
  const grouping = bucket
    ? groupByDays(positions, column, firstDayOf(bucket), numbers)
    : groupByNumbers(positions, column, numbers);
  return keyed(grouping, (value) => {
    if (bucket) return dayText(value);
    return field.valueType === 'boolean' ? value === 1 : value;
  });
}

/** NaN is no value. */
function keyed(grouping: Grouping, decode: (value: number) => KeyValue): GroupedKey {
  return {
    grouping,
    keyOf: (value = Number.NaN) => (Number.isNaN(value) ? null : decode(value)),
  };
}

/** Leaves out entries of a record that are in the same group, in place. The entries of a record follow each other. */
function withoutDuplicates(
  { rows }: Entries,
  { numbers, size }: KeyedGrouping,
): { readonly rows: Int32Array; readonly numbers: Int32Array | undefined } {
  if (!numbers) return { rows, numbers };
  const lastRow = new Int32Array(size).fill(-1);
  let count = 0;
  for (let entry = 0; entry < rows.length; entry += 1) {
    const group = numbers[entry] as number;
    const row = rows[entry] as number;
    if (lastRow[group] === row) continue;
    lastRow[group] = row;
    rows[count] = row;
    numbers[count] = group;
    count += 1;
  }
  return { rows: rows.subarray(0, count), numbers: numbers.subarray(0, count) };
}

function presentGroups(
  table: ProjectTable,
  rows: Int32Array,
  { numbers, size, keysOf }: KeyedGrouping,
  fields: readonly SearchField[],
): AggregatedGroup[] {
  const measures = fields.map((field) => measureGroups(rows, valuesOf(table, field), numbers, size));
  const counts = numbers === undefined ? Int32Array.of(rows.length) : countGroups(numbers, size);
  const groups: AggregatedGroup[] = [];
  for (const [group, count] of counts.entries()) {
    if (count === 0 && numbers !== undefined) continue;
    const values = measures.map((measured) => measureOf(measured[group]));
    groups.push(new TableGroup(() => keysOf(group), count, values));
  }
  return groups;
}

function measureOf(measured: Measured | undefined): Measure {
  if (!measured || measured.count === 0) return { count: 0, sum: 0n, min: null, max: null };
  const { count, sum, lowest, highest } = measured;
  return { count, sum, min: lowest, max: highest };
}

function valuesOf(table: ProjectTable, { name, source }: SearchField): Float64Array {
  const column = source.kind === 'column' ? table.column(source.column) : undefined;
  if (column instanceof NumberColumn) return column.buffer;
  throw new Error(`The memory has no numbers of ${name}.`);
}
