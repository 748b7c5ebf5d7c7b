import { cellKinds } from '@trackway/xlsx';
import type { Cells } from './cells';
import { type ImportTarget, isList } from './columns/import-target';

export interface KeyedCells extends Cells {
  readonly key: string;
}

/**
 * Merges columns that are mapped to the same key: lists are joined, parts of a name, too, and of other columns the first cell with
 * a value is taken. Exports have a column for each label, and for first and last names.
 */
export function mergeColumns(target: ImportTarget, columns: readonly KeyedCells[]): KeyedCells[] {
  const byKey = Map.groupBy(columns, ({ key }) => key);
  return [...byKey].flatMap(([key, same]) => (same.length === 1 ? same : [merge(target, key, same)]));
}

function merge(target: ImportTarget, key: string, columns: readonly KeyedCells[]): KeyedCells {
  const rows = columns[0]?.values.length ?? 0;
  const separator = separatorOf(target, key);
  const values: string[] = [];
  const kinds = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) {
    const filled = columns.filter((column) => column.kinds[row] !== cellKinds.empty);
    const [first] = filled;
    const isJoined = separator !== undefined && filled.length > 1;
    values.push(isJoined ? filled.map((column) => column.values[row]).join(separator) : (first?.values[row] ?? ''));
    kinds[row] = isJoined ? cellKinds.text : (first?.kinds[row] ?? cellKinds.empty);
  }
  return { key, values, kinds };
}

/** What joins several values of a column. Undefined if it has one value. */
function separatorOf(target: ImportTarget, key: string): string | undefined {
  if (key === `${target.type}.name`) return ' ';
  return isList(target, key) ? ';' : undefined;
}
