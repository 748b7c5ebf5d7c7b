import { isUnicode } from '@trackway/runtime';
import { type MatchColumn, ReferenceIndex } from '../stores/references';
import type { CellReader } from './cell-readers';
import type { RowContext } from './import-job';
import { matchIdentity } from './row-identity';

export interface Match {
  /** The column that matched. */
  readonly column: MatchColumn;
  readonly id: string;
}

/**
 * Finds the records that rows match. Each row is matched by one column only. A row that matches several records gets an
 * error.
 */
export async function matchRows(
  { stores, caller, job }: RowContext,
  readers: readonly CellReader[],
): Promise<ReadonlyMap<CellReader, Match>> {
  const found = new Map<CellReader, Match>();
  const identified = readers.flatMap((reader) => {
    const match = matchIdentity(job, reader);
    return match && isUnicode(match.value) ? [{ reader, ...match }] : [];
  });
  for (const [column, rows] of Map.groupBy(identified, (row) => row.column)) {
    const distinct = [...new Set(rows.map(({ value }) => value))];
    const index = new ReferenceIndex(await stores.references.matching(caller.frameId, column, distinct));
    for (const { reader, value } of rows) {
      const { id, ambiguous } = index.find(value);
      if (ambiguous) reader.addError(column, `${job.type}_ambiguous`, `Several ${job.type}s match this row.`);
      if (id !== undefined) found.set(reader, { column, id });
    }
  }
  return found;
}
