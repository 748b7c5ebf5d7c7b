import type { Column } from './column';
import type { SortKey } from './row-ordering';

/** Sorts rows by their values of a column. */
export function columnSortKey(column: Column): SortKey {
  return {
    column,
    indexOf: (row) => (column.has(row) ? row : -1),
    extend: () => undefined,
    extendSome: () => true,
    sortPrefixes: () => column.sortPrefixes(),
  };
}
