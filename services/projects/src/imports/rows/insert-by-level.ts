import type { CellReader } from './cell-readers';

interface NewChild {
  readonly reader: CellReader;
  readonly id: string;
  readonly parentId: string | null;
}

/**
 * Inserts rows with parents in the same batch: parents first, level by level. A row fails if its parent could not be
 * inserted. `insert` reports errors to the readers of its rows.
 */
export async function insertByLevel<Row extends NewChild>(
  rows: readonly Row[],
  parentColumn: string,
  insert: (level: readonly Row[]) => Promise<void>,
): Promise<void> {
  let waiting = [...rows];
  while (waiting.length > 0) {
    const pending = new Set(waiting.map(({ id }) => id));
    const level = waiting.filter(({ parentId }) => parentId === null || !pending.has(parentId));
    await insert(level);
    const rejected = new Set(level.filter(({ reader }) => reader.errors.length > 0).map(({ id }) => id));
    waiting = waiting.filter((row) => pending.has(row.id) && !level.includes(row));
    for (const { reader, id } of orphans(waiting, rejected)) {
      reader.addError(parentColumn, 'parent_not_found', 'The row of this parent has errors.');
      rejected.add(id);
    }
    waiting = waiting.filter(({ reader }) => reader.errors.length === 0);
  }
}

function* orphans<Row extends NewChild>(rows: readonly Row[], rejected: ReadonlySet<string>): Generator<Row> {
  for (const row of rows) if (row.parentId !== null && rejected.has(row.parentId)) yield row;
}
