import { openWorkbook } from '@trackway/xlsx';
import { MemoryOutput } from '../../../../packages/xlsx/test-support/memory-output';
import { readAll } from '../../../../packages/xlsx/test-support/read-all';
import { TemporaryFiles } from '../../../../packages/xlsx/test-support/temporary-files';
import { textRows, workbookBytes } from '../../../../packages/xlsx/test-support/workbook-bytes';
import type { RowError } from '../operations/operation-store';
import { rejectedRows, writeRejectedRows } from './write-rejected-rows';

const files = new TemporaryFiles();
afterAll(() => files.remove());

/** Returns two errors at a time, so that the errors of one row are on two pages. */
function pagesOf(errors: readonly RowError[]) {
  return async ({ id }: { id: number }) => errors.filter((error) => error.id > id).slice(0, 2);
}

const rowError = (id: number, row: number, column: string, message: string): RowError => {
  return { id, row, column, message, code: 'wrong', value: '' };
};

async function rewrite(rows: readonly (readonly string[])[], errors: readonly RowError[]) {
  const reader = await openWorkbook(await files.write(workbookBytes({ rows: textRows(rows) })));
  const output = new MemoryOutput();
  await writeRejectedRows(
    reader,
    rejectedRows(pagesOf(errors), (column) => column.toUpperCase()),
    output,
    (_, cells) => cells,
  );
  await reader.close();
  const written = await openWorkbook(await files.write(output.bytes));
  const read = {
    heading: (await written.heading())?.cells.map(({ value }) => value),
    rows: await readAll(written, { afterRow: 1 }),
  };
  await written.close();
  return { ...read, bytes: output.bytes, sheet: written.sheet.name };
}

describe('a workbook of rejected rows', () => {
  const errors = [rowError(1, 3, 'b', 'Is wrong.'), rowError(2, 3, 'a', 'Is empty.'), rowError(3, 5, 'b', 'Is long.')];

  it('contains the rows unchanged, with all errors of a row in one cell', async () => {
    const rows = [
      ['Name', 'Notes'],
      ['one', '1'],
      ['', '=2'],
      ['three', '3'],
      ['four', ' 4 '],
    ];

    const { heading, rows: written, sheet } = await rewrite(rows, errors);

    expect(heading).toEqual(['Name', 'Notes', 'Rejected because']);
    expect(sheet).toBe('Data');
    expect(written.map(({ cells }) => cells)).toEqual([
      { B: 'text:=2', C: 'text:B: Is wrong. A: Is empty.' },
      { A: 'text:four', B: 'text: 4 ', C: 'text:B: Is long.' },
    ]);
  });

  it('contains only the new reasons after another import', async () => {
    const rows = [
      ['Rejected because', 'Name'],
      ['old', 'one'],
      ['old', 'two'],
    ];

    const { heading, rows: written } = await rewrite(rows, [rowError(1, 3, 'a', 'Still wrong.')]);

    expect(heading).toEqual(['Name', 'Rejected because']);
    expect(written.map(({ cells }) => cells)).toEqual([{ A: 'text:two', B: 'text:A: Still wrong.' }]);
  });
});
