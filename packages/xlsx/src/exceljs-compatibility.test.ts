import { createWriteStream } from 'node:fs';
import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { readAll } from '../test-support/read-all';
import { TemporaryFiles } from '../test-support/temporary-files';
import { openWorkbook } from './reader/open-workbook';
import { createWorkbookWriter } from './writer/workbook-writer';

jest.setTimeout(30_000);

const files = new TemporaryFiles();
afterAll(() => files.remove());

type Value = string | number | boolean | Date;

// Without control characters and escapes, which exceljs does not round-trip.
const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .map((value) => value.toWellFormed().replace(/[\p{Cc}\p{Cs}\ufffe\uffff_]/gu, '.'));
const values: fc.Arbitrary<Value> = fc.oneof(
  text,
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }).map((value) => value + 0),
  fc.boolean(),
  fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1_000)),
);
const sheets = fc.array(fc.array(fc.option(values, { nil: undefined, freq: 4 }), { maxLength: 12 }), {
  minLength: 1,
  maxLength: 20,
});

function canonical(value: Value): string {
  if (typeof value === 'string') return `text:${value}`;
  if (typeof value === 'number') return `number:${value === 0 ? 0 : value}`;
  if (typeof value === 'boolean') return `boolean:${value}`;
  return `date:${value.toISOString().replace(/(T00:00:00)?\.000Z$/, '')}`;
}

const canonicalRows = (rows: readonly (readonly (Value | undefined)[])[]) =>
  rows
    .map((cells, index) => ({
      row: index + 1,
      cells: Object.fromEntries(
        cells.flatMap((cell, column) =>
          cell === undefined ? [] : [[String.fromCharCode(65 + column), canonical(cell)]],
        ),
      ),
    }))
    .filter(({ cells }) => Object.keys(cells).length > 0);

describe('compatibility with exceljs', () => {
  it('reads what exceljs writes, with shared strings and with inline ones', async () => {
    const path = await files.path('exceljs.xlsx');
    await fc.assert(
      fc.asyncProperty(sheets, fc.boolean(), async (rows, useSharedStrings) => {
        const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: path, useSharedStrings, useStyles: true });
        const sheet = workbook.addWorksheet('Data');
        for (const [index, cells] of rows.entries()) {
          const row = sheet.getRow(index + 1);
          for (const [column, cell] of cells.entries()) {
            if (cell === undefined) continue;
            row.getCell(column + 1).value = cell;
            if (cell instanceof Date) row.getCell(column + 1).numFmt = 'yyyy-mm-dd hh:mm:ss';
          }
          row.commit();
        }
        await workbook.commit();

        const reader = await openWorkbook(path);
        expect(await readAll(reader)).toEqual(canonicalRows(rows));
        await reader.close();
      }),
      { numRuns: 60 },
    );
  });

  it('writes what exceljs reads', async () => {
    const path = await files.path('ours.xlsx');
    await fc.assert(
      fc.asyncProperty(sheets, async (rows) => {
        const output = createWriteStream(path);
        const writer = createWorkbookWriter(output);
        await writer.addSheet('Data', [{ heading: 'Heading' }]);
        for (const cells of rows) await writer.writeRow(cells);
        await writer.finish();
        await new Promise<void>((resolve) => output.end(resolve));

        const workbook = new ExcelJS.Workbook();
        await workbook.xlsx.readFile(path);
        const sheet = workbook.getWorksheet('Data');
        expect(sheet?.getRow(1).font?.bold ?? sheet?.getCell('A1').font.bold).toBe(true);
        const read = rows.map((cells, index) =>
          cells.map((_, column) => sheet?.getCell(index + 2, column + 1).value ?? undefined),
        );
        expect(canonicalRows(read as (Value | undefined)[][])).toEqual(canonicalRows(rows));
      }),
      { numRuns: 60 },
    );
  });

  it('reads rich text, formulas, errors, merged cells and links as exceljs writes them', async () => {
    const path = await files.path('rich.xlsx');
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet('Data');
    sheet.getCell('A1').value = { richText: [{ text: 'bold ', font: { bold: true } }, { text: 'plain' }] };
    sheet.getCell('B1').value = { formula: '1+1', result: 2, date1904: false };
    sheet.getCell('C1').value = { formula: 'A1', result: 'x', date1904: false };
    sheet.getCell('D1').value = { error: '#DIV/0!' };
    sheet.getCell('E1').value = { text: 'site', hyperlink: 'https://example.org' };
    sheet.getCell('F1').value = 0.25;
    sheet.getCell('F1').numFmt = '0%';
    sheet.getCell('A2').value = 'merged';
    sheet.mergeCells('A2:C3');
    sheet.getCell('D3').value = 'beside';
    await workbook.xlsx.writeFile(path);

    const reader = await openWorkbook(path);

    expect((await readAll(reader)).map(({ cells }) => cells)).toEqual([
      { A: 'text:bold plain', B: 'number:2', C: 'text:x', D: 'error:#DIV/0!', E: 'text:site', F: 'number:0.25' },
      { A: 'text:merged' },
      { D: 'text:beside' },
    ]);
    await reader.close();
  });
});
