import { isUnicode } from '@trackway/runtime';
import type { CellReader } from './cell-readers';
import { matchColumn, type RowContext } from './import-job';
import type { MatchColumn } from './references';

export interface Match {
  /** The column that found it. */
  readonly column: MatchColumn;
  readonly id: string;
}

/**
 * What exists and rows mean, by one column of each row: a value that only another column holds is no match. A row that several
 * things match is at fault.
 */
export async function matchRows(
  { stores, caller, job }: RowContext,
  usual: readonly MatchColumn[],
  readers: readonly CellReader[],
): Promise<ReadonlyMap<CellReader, Match>> {
  const found = new Map<CellReader, Match>();
  const column = (reader: CellReader) => matchColumn(job, usual, (key) => reader.has(key));
  for (const [key, rows] of Map.groupBy(readers, column)) {
    const known = usual.find((one) => one === key);
    if (known === undefined) continue;
    const values = new Map(rows.map((reader) => [reader, matchValue(reader, known)]));
    const distinct = [...new Set(values.values())].filter((value) => value !== '' && isUnicode(value));
    const index = await stores.references.matching(caller.frameId, known, distinct);
    for (const [reader, value] of values) {
      const { id, ambiguous } = index.find(value);
      if (ambiguous) reader.fault(known, `${job.type}_ambiguous`, `Several ${job.type}s match this row.`);
      if (id !== undefined) found.set(reader, { column: known, id });
    }
  }
  return found;
}

function matchValue(reader: CellReader, column: MatchColumn): string {
  const text = reader.row.cell(column).text.trim();
  const isCaseless = column.endsWith('.id') || column === 'contact.email';
  return isCaseless ? text.toLowerCase() : text;
}
