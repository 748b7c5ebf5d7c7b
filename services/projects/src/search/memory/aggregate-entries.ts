import type { Bitmap, Column, ScratchArrays } from '@trackway/columnar';
import type { RowsSource } from '@trackway/filters';
import type { GroupKey } from '../aggregates/aggregate-query';
import type { ProjectTable } from './project-table';
import { relatedRows, restrict } from './related-rows';

/** What is grouped: each found row, or each value of a field with several values. */
export interface Entries {
  /** The row of each entry. */
  readonly rows: Int32Array;
  /** The child row of each entry, or -1 for a row without a value. Undefined if no field has several values. */
  readonly children?: Int32Array;
  /** The column of the child rows. Undefined if no row has a value. */
  readonly column?: Column;
}

/** The entries of a record follow each other, because child rows are in the order of their parents. */
export function entriesOf(
  table: ProjectTable,
  found: Bitmap,
  all: Int32Array,
  keys: readonly GroupKey[],
  scratch: ScratchArrays,
): Entries {
  const key = keys.find(({ field }) => field.source.kind === 'rows');
  if (!key) return { rows: all };
  const source = key.field.source as RowsSource;
  const rows = relatedRows(table, source, key.arguments);
  const column = rows?.column(source.column);
  if (!rows || !column) return { rows: all };
  const values = restrict(rows, source, key.arguments, column.present()).and(rows.rowsOf(found));
  const withValue = values.count();
  const length = withValue + all.length;
  const entries = { rows: scratch.take(length), children: scratch.take(length) };
  rows.writeParents(values.rows(entries.children.subarray(0, withValue)), entries.rows);
  const without = found.without(entries.rows.subarray(0, withValue));
  const count = withValue + without.count();
  without.rows(entries.rows.subarray(withValue, count));
  entries.children.fill(NO_CHILD, withValue, count);
  return { rows: entries.rows.subarray(0, count), children: entries.children.subarray(0, count), column };
}

const NO_CHILD = -1;
