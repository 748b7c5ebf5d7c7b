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
  insert: (wave: readonly Row[]) => Promise<void>,
): Promise<void> {
  let waiting = [...rows];
  while (waiting.length > 0) {
    const ahead = new Set(waiting.map(({ id }) => id));
    const wave = waiting.filter(({ parentId }) => parentId === null || !ahead.has(parentId));
    await insert(wave);
    const lost = new Set(wave.filter(({ reader }) => reader.faults.length > 0).map(({ id }) => id));
    waiting = waiting.filter((row) => ahead.has(row.id) && !wave.includes(row));
    for (const { reader, id } of orphans(waiting, lost)) {
      reader.fault(parentColumn, 'parent_not_found', 'The row that this names as its parent was refused.');
      lost.add(id);
    }
    waiting = waiting.filter(({ reader }) => reader.faults.length === 0);
  }
}

function* orphans<Row extends NewChild>(rows: readonly Row[], lost: ReadonlySet<string>): Generator<Row> {
  for (const row of rows) if (row.parentId !== null && lost.has(row.parentId)) yield row;
}
