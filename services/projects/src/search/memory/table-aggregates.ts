import {
  type Bitmap,
  combineGroups,
  compactGroups,
  countGroups,
  type GroupedRows,
  type GroupMeasures,
  type Measured,
  measureGroups,
  measureRows,
  NumberColumn,
  type ScratchArrays,
} from '@trackway/columnar';
import type { SearchField } from '@trackway/filters';
import type { AggregatedGroup, AggregateQuery, Aggregates, KeyValue, Measure } from '../aggregates/aggregate-query';
import { MAX_COMPUTED_GROUPS, tooManyGroups } from '../aggregates/group-limit';
import { groupEntries, groupRows, type KeyGrouping, keyOf } from './aggregate-entries';
import type { ProjectTable } from './project-table';

/** Up to this many groups, empty ones are measured too, because finding them takes longer. */
const MAX_SPARSE = 2 ** 15;

/** Rows in groups, with the keys of the groups, which are decoded only for the groups that are shown. */
interface KeyedRows extends GroupedRows {
  readonly size: number;
  readonly keysOf: (group: number) => readonly KeyValue[];
}

/** Keys and measures are computed when they are read, because few of many groups are shown. */
class TableGroup implements AggregatedGroup {
  private decoded: readonly KeyValue[] | undefined;
  private read: readonly Measure[] | undefined;

  constructor(
    readonly count: number,
    private readonly group: number,
    private readonly of: { readonly keysOf: KeyedRows['keysOf']; readonly measures: readonly GroupMeasures[] },
  ) {}

  get keys(): readonly KeyValue[] {
    this.decoded ??= this.of.keysOf(this.group);
    return this.decoded;
  }

  get measures(): readonly Measure[] {
    this.read ??= this.of.measures.map((one) => measureOf(one.at(this.group)));
    return this.read;
  }
}

/** Computes groups of the found rows of a table. */
export function aggregateTable(
  table: ProjectTable,
  found: Bitmap,
  query: AggregateQuery,
  scratch: ScratchArrays,
): Aggregates {
  const values = query.measured.map((field) => valuesOf(table, field));
  if (query.keys.length === 0) return { groups: [], total: totalOfRows(found, values) };
  const grouped = groupByKeys(table, found, query, scratch);
  const { groups, measures } = presentGroups(grouped, values, scratch);
  if (hasRepeats(grouped.rows, found)) return { groups, total: totalOfRows(found, values) };
  const total = { keys: [], count: found.count(), measures: measures.map((one) => measureOf(one.total())) };
  return { groups, total };
}

function totalOfRows(found: Bitmap, values: readonly Float64Array[]): AggregatedGroup {
  return { keys: [], count: found.count(), measures: values.map((one) => measureOf(measureRows(found, one))) };
}

function groupByKeys(table: ProjectTable, found: Bitmap, { keys }: AggregateQuery, scratch: ScratchArrays): KeyedRows {
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
  return hasRepeats(rows, found) ? withoutRepeats(grouped, rows) : grouped;
}

/** Whether a record has several entries. Every record has one, so with as many entries, none has several. */
function hasRepeats(rows: GroupedRows['rows'], found: Bitmap): rows is Int32Array {
  return rows instanceof Int32Array && rows.length > found.count();
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
  const [one, other] = keys;
  const { groups, size, pairOf } = combineGroups(one, other, rows, scratch);
  const keysOf = (group: number) => {
    const [first, second] = pairOf(group);
    return [keyOf(one, first), keyOf(other, second)];
  };
  return { rows, groups, size, keysOf };
}

/** Leaves out entries of a row that are in the same group, in place. The entries of a row follow each other. */
function withoutRepeats(grouped: KeyedRows, rows: Int32Array): KeyedRows {
  const count = moveFirst(rows, grouped.groups, new Int32Array(grouped.size).fill(-1));
  return { ...grouped, rows: rows.subarray(0, count), groups: grouped.groups.subarray(0, count) };
}

/**
 * Moves the entries that are not repeated to the start, and returns how many there are. Nothing follows the loop, because
 * V8 would discard the compiled code there each time.
 */
function moveFirst(rows: Int32Array, groups: Int32Array, lastRow: Int32Array): number {
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
  return count;
}

function presentGroups(
  grouped: KeyedRows,
  values: readonly Float64Array[],
  scratch: ScratchArrays,
): { readonly groups: readonly AggregatedGroup[]; readonly measures: readonly GroupMeasures[] } {
  const { rows } = grouped;
  const { groups, size, formerGroup } = compactGroups(grouped, rows, MAX_SPARSE, scratch);
  // Group 0 may be empty.
  if (size > MAX_COMPUTED_GROUPS + 1) throw tooManyGroups();
  const measures = values.map((one) => measureGroups({ rows, groups }, one, size));
  const counts = measures[0]?.rowCounts ?? countGroups({ rows, groups }, size);
  const of = { keysOf: (group: number) => grouped.keysOf(formerGroup(group)), measures };
  const present: AggregatedGroup[] = [];
  for (let group = 0; group < size; group += 1) {
    const count = counts[group] as number;
    if (count > 0) present.push(new TableGroup(count, group, of));
  }
  if (present.length > MAX_COMPUTED_GROUPS) throw tooManyGroups();
  return { groups: present, measures };
}

function measureOf({ count, sum, lowest, highest }: Measured): Measure {
  return count === 0 ? { count, sum, min: null, max: null } : { count, sum, min: lowest, max: highest };
}

function valuesOf(table: ProjectTable, { name, source }: SearchField): Float64Array {
  const column = source.kind === 'column' ? table.column(source.column) : undefined;
  if (column instanceof NumberColumn) return column.buffer;
  throw new Error(`The memory has no numbers of ${name}.`);
}
