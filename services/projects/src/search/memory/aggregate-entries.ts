import {
  type Bitmap,
  type ChildRows,
  type Column,
  DictionaryColumn,
  type Grouping,
  groupByCodes,
  groupByDays,
  groupByNumbers,
  groupByUuids,
  NumberColumn,
  type ScratchArrays,
  UuidColumn,
} from '@trackway/columnar';
import type { RowsSource } from '@trackway/filters';
import type { GroupKey, KeyValue } from '../aggregates/aggregate-query';
import { dayText, firstDayOf } from '../aggregates/date-buckets';
import type { ProjectTable } from './project-table';
import { relatedRows, restrict } from './related-rows';

/** A grouping by a key of a request. */
export interface KeyGrouping extends Grouping {
  /** The key of a value. */
  readonly decode: (value: number) => KeyValue;
}

export function keyOf({ valueAt, decode }: KeyGrouping, group: number): KeyValue {
  return group === 0 ? null : decode(valueAt(group));
}

/** Rows by the values of a field with several values: an entry for each value, and one for a row without a value. */
export interface Entries {
  readonly rows: Int32Array;
  readonly grouping: KeyGrouping;
}

/** Groups the found rows of a table by a field with one value. */
export function groupRows(table: ProjectTable, found: Bitmap, key: GroupKey, scratch: ScratchArrays): KeyGrouping {
  const { source } = key.field;
  if (source.kind !== 'column') throw new Error(`The field ${key.field.name} has several values.`);
  return groupColumn(table.column(source.column), found, key, scratch);
}

/** Groups the found rows by a field with several values. The entries of a row follow each other. */
export function groupEntries(table: ProjectTable, found: Bitmap, key: GroupKey, scratch: ScratchArrays): Entries {
  const source = key.field.source as RowsSource;
  const children = relatedRows(table, source, key.arguments);
  const column = children?.column(source.column);
  if (!children || !column) {
    const groups = scratch.take(found.count()).fill(0);
    return { rows: found.rows(scratch.take(groups.length)), grouping: withoutValues(groups) };
  }
  const values = restrict(children, source, key.arguments, column.present());
  return entriesOf(children, { values, found }, groupColumn(column, values, key, scratch), scratch);
}

/** Every row is in group 0, which has no value. */
function withoutValues(groups: Int32Array): KeyGrouping {
  return { groups, size: 1, valueAt: () => Number.NaN, decode: () => null };
}

function entriesOf(
  children: ChildRows,
  { values, found }: { readonly values: Bitmap; readonly found: Bitmap },
  grouping: KeyGrouping,
  scratch: ScratchArrays,
): Entries {
  const capacity = values.count() + found.count() + 1;
  const rows = scratch.take(capacity);
  const groups = scratch.take(capacity);
  const withValue = children.writeEntries(values, found, grouping.groups, { rows, groups });
  const rest = found.without(rows.subarray(0, withValue));
  const length = withValue + rest.count();
  rest.rows(rows.subarray(withValue, length));
  groups.fill(0, withValue, length);
  return { rows: rows.subarray(0, length), grouping: { ...grouping, groups: groups.subarray(0, length) } };
}

function groupColumn(
  column: Column,
  positions: Bitmap,
  { field, bucket }: GroupKey,
  scratch: ScratchArrays,
): KeyGrouping {
  if (column instanceof UuidColumn) return { ...groupByUuids(column), decode: (code) => column.uuidOf(code) };
  if (column instanceof DictionaryColumn) return { ...groupByCodes(column), decode: (code) => column.textOf(code) };
  if (!(column instanceof NumberColumn)) throw new Error(`The memory cannot group by ${field.name}.`);
  if (bucket) return { ...groupByDays(column, firstDayOf(bucket), scratch), decode: dayText };
  const decode = (value: number) => (field.valueType === 'boolean' ? value === 1 : value);
  return { ...groupByNumbers(column, positions, scratch), decode };
}
