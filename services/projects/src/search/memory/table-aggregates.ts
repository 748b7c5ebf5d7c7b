import {
  type Bitmap,
  combineGroups,
  compactGroups,
  countGroups,
  type GroupedRows,
  type Measured,
  measureGroups,
  NumberColumn,
  numberGroups,
  type ScratchArrays,
} from '@trackway/columnar';
import type { SearchField } from '@trackway/filters';
import type { AggregatedGroup, AggregateQuery, Aggregates, KeyValue, Measure } from '../aggregates/aggregate-query';
import { MAX_COMPUTED_GROUPS, tooManyGroups } from '../aggregates/group-limit';
import { totalOf } from '../aggregates/total-of';
import { groupEntries, groupRows, type KeyGrouping, keyOf } from './aggregate-entries';
import type { ProjectTable } from './project-table';

/** Rows in groups, with the keys of the groups, which are decoded only for the groups that are shown. */
interface KeyedRows extends GroupedRows {
  readonly size: number;
  readonly keysOf: (group: number) => readonly KeyValue[];
}

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
  const { keys, measured } = query;
  const all = () => ungrouped(table, found, scratch);
  if (keys.length === 0) return { groups: [], total: totalOf(presentGroups(table, all(), measured), measured.length) };
  const grouped = groupByKeys(table, found, query, scratch);
  const groups = presentGroups(table, grouped, measured);
  // A record may be in several groups.
  const total = grouped.rows instanceof Int32Array ? presentGroups(table, all(), measured) : groups;
  return { groups, total: totalOf(total, measured.length) };
}

function ungrouped(table: ProjectTable, found: Bitmap, scratch: ScratchArrays): KeyedRows {
  return { rows: found, groups: scratch.take(table.length).fill(0), size: 1, keysOf: () => [] };
}

function groupByKeys(
  table: ProjectTable,
  found: Bitmap,
  { keys }: AggregateQuery,
  scratch: ScratchArrays,
): KeyedRows {
  const several = keys.find(({ field }) => field.source.kind === 'rows');
  const entries = several && groupEntries(table, found, several, scratch);
  const rows = entries?.rows ?? found;
  const [first, second] = keys.map((key) => {
    if (entries && key === several) return entries.grouping;
    const grouping = groupRows(table, found, key, scratch);
    return entries ? byEntry(grouping, entries.rows, scratch) : grouping;
  });
  if (!first) throw new Error('There is no key to group by.');
  const grouped = second
    ? combineKeys([first, second], rows, scratch)
    : { rows, groups: first.groups, size: first.size, keysOf: (group: number) => [keyOf(first, group)] };
  // Every row has an entry, so with as many entries, none has several.
  return rows instanceof Int32Array && rows.length > found.count() ? withoutRepeats(grouped, rows) : grouped;
}

function byEntry(grouping: KeyGrouping, rows: Int32Array, scratch: ScratchArrays): KeyGrouping {
  const groups = scratch.take(rows.length);
  for (let entry = 0; entry < rows.length; entry += 1) {
    groups[entry] = grouping.groups[rows[entry] as number] as number;
  }
  return { ...grouping, groups };
}

function combineKeys(
  keys: readonly [KeyGrouping, KeyGrouping],
  rows: GroupedRows['rows'],
  scratch: ScratchArrays,
): KeyedRows {
  const target = () => scratch.take(rows.length);
  const one = compactGroups(keys[0], rows, target());
  const other = compactGroups(keys[1], rows, target());
  const { groups, size, pairOf } = combineGroups(one, other, rows.length, target());
  const keysOf = (group: number) => {
    const [first, second] = pairOf(group);
    return [keyOf(one, first), keyOf(other, second)];
  };
  return { rows, groups, size, keysOf };
}

/** Leaves out entries of a row that are in the same group, in place. The entries of a row follow each other. */
function withoutRepeats(grouped: KeyedRows, rows: Int32Array): KeyedRows {
  const { groups, size } = grouped;
  const lastRow = new Int32Array(size).fill(-1);
  let count = 0;
  for (let entry = 0; entry < rows.length; entry += 1) {
    const group = groups[entry] as number;
    const row = rows[entry] as number;
    // The next entry overwrites a repeated one. This has no branch.
    rows[count] = row;
    groups[count] = group;
    count += Number(lastRow[group] !== row);
    lastRow[group] = row;
  }
  return { ...grouped, rows: rows.subarray(0, count), groups: groups.subarray(0, count) };
}

function presentGroups(
  table: ProjectTable,
  { size, keysOf, ...grouped }: KeyedRows,
  fields: readonly SearchField[],
): AggregatedGroup[] {
  const counts = countGroups(grouped, size);
  const { numbers, used } = numberGroups(counts);
  if (used.length > MAX_COMPUTED_GROUPS) throw tooManyGroups();
  const measures = fields.map((field) => measureGroups(grouped, valuesOf(table, field), numbers, used.length));
  return used.map((group, number) => {
    const values = measures.map((measured) => measureOf(measured[number]));
    return new TableGroup(() => keysOf(group), counts[group] as number, values);
  });
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
