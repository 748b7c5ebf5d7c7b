import type { RowBatch } from '../src/model/row-batch';
import { columnValues } from '../src/model/row-batch';
import type { RowsOptions, WorkbookReader } from '../src/model/workbook-reader';

/** A row with its number and its cells as `kind:value`, by column letter. */
export interface ReadRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

const kindNames = ['empty', 'text', 'number', 'boolean', 'date', 'error'];

export async function readAll(reader: WorkbookReader, options: RowsOptions = { afterRow: 0 }): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const batch of reader.rows(options)) rows.push(...rowsOf(batch));
  return rows;
}

export function rowsOf(batch: RowBatch): ReadRow[] {
  const columns = batch.columns.map((column) => ({ ...column, values: columnValues(column) }));
  return Array.from(batch.rows, (row, index) => {
    const cells: Record<string, string> = {};
    for (const { index: at, kinds, values } of columns) {
      if (kinds[index] !== 0) cells[letters(at)] = `${kindNames[kinds[index] ?? 0]}:${values[index]}`;
    }
    return { row, cells };
  });
}

function letters(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : letters(Math.floor(index / 26) - 1) + letters(index % 26);
}
