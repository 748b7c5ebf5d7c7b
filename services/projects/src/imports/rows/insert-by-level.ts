import type { CellReader } from './cell-readers';

export interface NewChild {
  readonly reader: CellReader;
  readonly id: string;
  readonly parentId: string | null;
  /** False if a stored record or an earlier row has the id. Then children with this parent are not those of the row. */
  readonly hasFreeId: boolean;
}

/**
 * Inserts rows with parents in the same batch: parents first, level by level. A row fails if the row of its parent fails.
 * `insert` reports errors to the readers of its rows. Rows name only earlier rows as parents, so no level is empty.
 */
export async function insertByLevel<Row extends NewChild>(
  rows: readonly Row[],
  parentColumn: string,
  insert: (level: readonly Row[]) => Promise<void>,
): Promise<void> {
  const rejected = rejectedIds(rows);
  let waiting = withoutRejected(rows, parentColumn, rejected);
  while (waiting.length > 0) {
    const pending = new Set(waiting.flatMap(({ id, hasFreeId }) => (hasFreeId ? [id] : [])));
    const level = new Set(waiting.filter(({ parentId }) => parentId === null || !pending.has(parentId)));
    await insert([...level]);
    for (const id of rejectedIds([...level])) rejected.add(id);
    const others = waiting.filter((row) => !level.has(row));
    waiting = withoutRejected(others, parentColumn, rejected);
  }
}

/** The rows without errors. Reports an error to those whose parent is rejected, and adds them to `rejected`. */
function withoutRejected<Row extends NewChild>(
  rows: readonly Row[],
  parentColumn: string,
  rejected: Set<string>,
): Row[] {
  return rows.filter(({ reader, id, parentId, hasFreeId }) => {
    if (reader.errors.length === 0 && parentId !== null && rejected.has(parentId)) {
      reader.addError(parentColumn, 'parent_not_found', 'The row of this parent has errors.');
      if (hasFreeId) rejected.add(id);
    }
    return reader.errors.length === 0;
  });
}

/** The ids of new records that could not be inserted. */
export function rejectedIds(rows: readonly Omit<NewChild, 'parentId'>[]): Set<string> {
  return new Set(rows.flatMap(({ reader, id, hasFreeId }) => (hasFreeId && reader.errors.length > 0 ? [id] : [])));
}
