import { readAll } from '../../test-support/read-all';
import { TemporaryFiles } from '../../test-support/temporary-files';
import { relationships, sheetXml, textRows, workbookBytes } from '../../test-support/workbook-bytes';
import { cellText, columnValues } from '../model/row-batch';
import { inspectWorkbook } from './inspect-workbook';
import { openWorkbook } from './open-workbook';

jest.setTimeout(30_000);

const files = new TemporaryFiles();
afterAll(() => files.remove());

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const numbered = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>${index}</v></c></row>`,
  ).join('');

describe('an opened workbook', () => {
  it('has a heading, rows and an estimate of their number', async () => {
    const rows = textRows([['Name', '', 'Age'], ['Ana', 'x', '41'], [], ['Bo', '', '']]);
    const reader = await openWorkbook(await files.write(workbookBytes({ rows })));

    expect(await reader.heading()).toEqual({
      row: 1,
      cells: [
        { column: 0, kind: 1, value: 'Name' },
        { column: 2, kind: 1, value: 'Age' },
      ],
    });
    expect(await readAll(reader, {})).toEqual([
      { row: 2, cells: { A: 'text:Ana', B: 'text:x', C: 'text:41' } },
      { row: 4, cells: { A: 'text:Bo' } },
    ]);
    expect(await reader.estimateRows()).toEqual({ rows: 2, exact: true });
    await reader.close();
  });

  it('that is empty has no heading and no rows', async () => {
    const reader = await openWorkbook(await files.write(workbookBytes({ rows: '' })));

    expect(await reader.heading()).toBeUndefined();
    expect(await readAll(reader)).toEqual([]);
    expect(await reader.estimateRows()).toEqual({ rows: 0, exact: true });
    await reader.close();
  });

  it('opens the first visible sheet, or the sheet with a name', async () => {
    const sheet = (name: string, id: number, state = 'visible') =>
      `<sheet name="${name}" sheetId="${id}" state="${state}" r:id="rId${id}"/>`;
    const path = await files.write(
      workbookBytes({
        entries: [
          {
            name: 'xl/workbook.xml',
            content: `<workbook xmlns="${main}"><sheets>${sheet('Lists', 1, 'hidden')}${sheet('Chart', 2)}${sheet('Data &amp; more', 3)}${sheet('Secret', 4, 'veryHidden')}</sheets></workbook>`,
          },
          {
            name: 'xl/_rels/workbook.xml.rels',
            content: relationships([
              ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
              ['rId2', 'chartsheet', 'chartsheets/sheet1.xml'],
              ['rId3', 'worksheet', 'worksheets/Sheet3.xml'],
              ['rId4', 'worksheet', '/xl/worksheets/sheet1.xml'],
            ]),
          },
          { name: 'xl/worksheets/sheet3.xml', content: sheetXml(textRows([['Third']])) },
        ],
      }),
    );
    const sheets = [
      { name: 'Lists', hidden: true },
      { name: 'Data & more', hidden: false },
      { name: 'Secret', hidden: true },
    ];

    expect(await inspectWorkbook(path)).toEqual(sheets);
    const first = await openWorkbook(path);
    expect(first.sheets).toEqual(sheets);
    expect(first.sheet.name).toBe('Data & more');
    expect((await first.heading())?.cells[0]?.value).toBe('Third');
    const named = await openWorkbook(path, { sheet: 'lists ' });
    expect((await named.heading())?.cells[0]?.value).toBe('Name');
    await expect(openWorkbook(path, { sheet: 'Chart' })).rejects.toMatchObject({
      code: 'sheet_not_found',
      message: 'The workbook has no sheet "Chart". It has "Lists", "Data & more", "Secret".',
    });
    await Promise.all([first.close(), named.close()]);
  });

  it('yields batches of the requested size with increasing progress, and resumes after a row', async () => {
    const reader = await openWorkbook(await files.write(workbookBytes({ rows: numbered(10_000) })));
    const sizes: number[] = [];
    const progress: number[] = [];

    for await (const batch of reader.rows({ afterRow: 2_500, batchRows: 2_000 })) {
      expect(batch.rows[0]).toBe(2_501 + sizes.length * 2_000);
      expect(columnValues(batch.columns[0]!)[0]).toBe(String(batch.rows[0]! - 1));
      sizes.push(batch.rows.length);
      progress.push(batch.progress);
    }

    expect(sizes).toEqual([2_000, 2_000, 2_000, 1_500]);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    await reader.close();
  });

  it('can be read again after an incomplete iteration', async () => {
    const reader = await openWorkbook(await files.write(workbookBytes({ rows: numbered(50_000) })));

    for await (const batch of reader.rows()) if (batch.rows[0]! > 3_000) break;
    expect((await readAll(reader)).length).toBe(50_000);
    expect(await reader.estimateRows()).toMatchObject({ exact: false });
    await reader.close();
  });

  it('estimates the rows of a large sheet from its start', async () => {
    const reader = await openWorkbook(await files.write(workbookBytes({ rows: numbered(100_000) })));

    const { rows, exact } = await reader.estimateRows();

    expect(exact).toBe(false);
    expect(Math.abs(rows - 100_000)).toBeLessThan(8_000);
    await reader.close();
  });

  it('does not count a million empty rows that only have a style', async () => {
    const styled = Array.from(
      { length: 1_000_000 },
      (_, index) => `<row r="${index + 3}" s="1" ht="15"><c r="A${index + 3}" s="1"/></row>`,
    );
    const path = await files.write(workbookBytes({ rows: textRows([['Name'], ['Ana']]) + styled.join('') }));
    const reader = await openWorkbook(path);

    expect(await readAll(reader, {})).toEqual([{ row: 2, cells: { A: 'text:Ana' } }]);
    expect((await reader.estimateRows()).rows).toBeLessThan(100);
    await reader.close();
  });

  it('reads distant columns without storing the columns between', async () => {
    const rows = Array.from(
      { length: 3_000 },
      (_, index) => `<row><c><v>1</v></c><c r="XFD${index + 1}"><v>2</v></c></row>`,
    );
    const reader = await openWorkbook(await files.write(workbookBytes({ rows: rows.join('') })));

    for await (const { columns } of reader.rows()) expect(columns.map(({ index }) => index)).toEqual([0, 16_383]);
    await reader.close();
  });

  it('reads every column of the widest sheet', async () => {
    const row = `<row>${Array.from({ length: 16_384 }, (_, index) => `<c><v>${index}</v></c>`).join('')}</row>`;
    const reader = await openWorkbook(await files.write(workbookBytes({ rows: row.repeat(40) })));
    let rows = 0;

    for await (const batch of reader.rows({ afterRow: 0 })) {
      rows += batch.rows.length;
      expect(batch.columns).toHaveLength(16_384);
      expect(cellText(batch.columns[16_383]!, 0)).toBe('16383');
    }

    expect(rows).toBe(40);
    await reader.close();
  });

  it('reads dates of both systems, with the styles of different writers', async () => {
    const rows = '<row><c s="1"><v>1</v></c><c s="2"><v>0.5</v></c><c s="3"><v>1</v></c><c s="9"><v>1</v></c></row>';
    const formats = ['dd/mm/yyyy;@', '[h]:mm', '0.00%'];
    const read = async (date1904: boolean) => {
      const reader = await openWorkbook(await files.write(workbookBytes({ rows, formats, date1904 })));
      const [row] = await readAll(reader);
      await reader.close();
      return row?.cells;
    };

    expect(await read(false)).toEqual({ A: 'date:1900-01-01', B: 'date:12:00:00', C: 'number:1', D: 'number:1' });
    expect(await read(true)).toEqual({ A: 'date:1904-01-02', B: 'date:12:00:00', C: 'number:1', D: 'number:1' });
  });

  it('reads shared strings in any order, also beyond the memory limit', async () => {
    const strings = Array.from({ length: 60_000 }, (_, index) => `<si><t>${'é'.repeat(10)} ${index}</t></si>`).join('');
    const rows = Array.from(
      { length: 60_000 },
      (_, index) => `<row><c t="s"><v>${(index * 7_919) % 60_000}</v></c></row>`,
    );
    const path = await files.write(workbookBytes({ rows: rows.join(''), strings }));
    const reader = await openWorkbook(path, { limits: { sharedStringMemory: 1 } });

    const read = await readAll(reader);

    expect(read.every(({ cells }, index) => cells['A'] === `text:éééééééééé ${(index * 7_919) % 60_000}`)).toBe(true);
    await reader.close();
  });

  it('rejects too many shared strings', async () => {
    const path = await files.write(workbookBytes({ strings: '<si><t>a</t></si><si><t>b</t></si>' }));
    const count = await openWorkbook(path, { limits: { sharedStrings: 1 } });
    const bytes = await openWorkbook(path, { limits: { sharedStringBytes: 10 } });

    await expect(readAll(count)).rejects.toMatchObject({ code: 'too_large', part: 'xl/sharedStrings.xml' });
    await expect(readAll(bytes)).rejects.toMatchObject({ code: 'too_large', part: 'xl/sharedStrings.xml' });
    await Promise.all([count.close(), bytes.close()]);
  });

  it('stops when it is cancelled', async () => {
    const abort = new AbortController();
    const path = await files.write(workbookBytes({ rows: numbered(50_000) }));
    const reader = await openWorkbook(path, { signal: abort.signal });
    const rows = reader.rows({ batchRows: 10 })[Symbol.asyncIterator]();
    await rows.next();

    abort.abort();
    const rest = (async () => {
      while (!(await rows.next()).done);
    })();

    await expect(rest).rejects.toMatchObject({ code: 'cancelled' });
    await reader.close();
  });
});
