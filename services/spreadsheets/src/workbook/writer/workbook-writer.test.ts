import { Writable } from 'node:stream';
import fc from 'fast-check';
import { MemoryOutput } from '../../../test-support/workbooks/memory-output';
import { type ReadRow, readAll } from '../../../test-support/workbooks/read-all';
import { TemporaryFiles } from '../../../test-support/workbooks/temporary-files';
import { cellKinds } from '../cell-kind';
import { openWorkbook } from '../open-workbook';
import { columnValues } from '../row-batch';
import { defaultWorkbookLimits } from '../workbook-limits';
import { ZipArchive } from '../zip/zip-archive';
import { createWorkbookWriter, type WorkbookWriter, type WorkbookWriterOptions } from './workbook-writer';
import type { WrittenCell } from './written-cell';

const files = new TemporaryFiles();
afterAll(() => files.remove());

async function written(
  write: (writer: WorkbookWriter) => Promise<void>,
  options?: WorkbookWriterOptions,
): Promise<string> {
  const output = new MemoryOutput();
  const writer = createWorkbookWriter(output, options);
  await write(writer);
  await writer.finish();
  return files.write(output.bytes, 'written.xlsx');
}

async function readBack(path: string, sheet?: string): Promise<ReadRow[]> {
  const reader = await openWorkbook(path, { sheet });
  const rows = await readAll(reader, {});
  await reader.close();
  return rows;
}

async function roundTrip(cells: readonly WrittenCell[]): Promise<ReadRow['cells']> {
  const path = await written(async (writer) => {
    await writer.addSheet('Data', [{ heading: 'First' }]);
    await writer.writeRow(cells);
  });
  return (await readBack(path))[0]?.cells ?? {};
}

async function partOf(path: string, name: string): Promise<string> {
  const archive = await ZipArchive.open(path, defaultWorkbookLimits);
  const entry = archive.entry(name);
  const bytes = entry === undefined ? Buffer.alloc(0) : await archive.read(entry, 1e7);
  await archive.close();
  return bytes.toString();
}

describe('a written workbook', () => {
  it('has cells of each type', async () => {
    expect(
      await roundTrip([
        'text',
        1.5,
        true,
        false,
        new Date('2024-03-01T08:30:00.250Z'),
        { iso: '2024-03-01' },
        { iso: '08:30:00' },
        -0,
        null,
        '',
        undefined,
        1e300,
      ]),
    ).toEqual({
      A: 'text:text',
      B: 'number:1.5',
      C: 'boolean:true',
      D: 'boolean:false',
      E: 'date:2024-03-01T08:30:00.250',
      F: 'date:2024-03-01',
      G: 'date:08:30:00',
      H: 'number:0',
      L: 'number:1e+300',
    });
  });

  it('says what has no cell of its own as text or as an error', async () => {
    expect(
      await roundTrip([
        { iso: '1899-12-31' },
        { iso: '2023-02-29' },
        { iso: 'soon' },
        Number.NaN,
        new Date(Number.NaN),
        { iso: '25:00' },
      ]),
    ).toEqual({
      A: 'text:1899-12-31',
      B: 'text:2023-02-29',
      C: 'text:soon',
      D: 'error:#NUM!',
      E: 'error:#NUM!',
      F: 'text:25:00',
    });
  });

  it('gives any text back byte for byte', async () => {
    const escapes = fc.constantFrom(
      '_x000D_',
      '_x',
      '_x005F_',
      '_',
      'x0041_',
      '\r',
      '\r\n',
      '\u0000',
      '\ufffe',
      '\u001f',
      ' ',
      '\t',
      '&',
      '<',
      ']]>',
      '"',
      "'",
      '😀',
      'é',
      '数',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.array(escapes, { maxLength: 8 }).map((parts) => parts.join('')),
    );

    await fc.assert(
      fc.asyncProperty(fc.array(texts, { minLength: 300, maxLength: 300 }), async (values) => {
        const columns = [{ kinds: new Uint8Array(values.length).fill(cellKinds.text), values }];
        const path = await written(async (writer) => {
          await writer.addSheet('Data', [{ heading: 'Text' }]);
          await writer.writeColumns(columns, values.length);
        });
        const read = new Map((await readBack(path)).map(({ row, cells }) => [row, cells['A']]));

        for (const [index, value] of values.entries()) {
          expect(read.get(index + 2) ?? 'text:').toBe(`text:${value.toWellFormed()}`);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('gives any number and date back', async () => {
    const dates = fc
      .date({ min: new Date('1900-03-01'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
      .map((date) => ({ iso: date.toISOString().replace(/(T00:00:00)?(\.000)?Z$/, '') }));
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });

    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(numbers, dates), { minLength: 200, maxLength: 200 }), async (rows) => {
        const path = await written(async (writer) => {
          await writer.addSheet('Data', [{ heading: 'Number' }, { heading: 'Date' }]);
          for (const row of rows) await writer.writeRow(row);
        });

        expect((await readBack(path)).map(({ cells }) => cells)).toEqual(
          rows.map(([number, { iso }]) => ({ A: `number:${number === 0 ? 0 : number}`, B: `date:${iso}` })),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('has no formula, whatever its texts begin with, and says so to spreadsheets', async () => {
    const payloads = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      '＝1',
      '=HYPERLINK("http://x")',
      "=cmd|' /C calc'!A0",
    ];
    const path = await written(async (writer) => {
      await writer.addSheet(
        'Data',
        payloads.map((heading) => ({ heading })),
      );
      await writer.writeRow(payloads);
    });
    const xml = await partOf(path, 'xl/worksheets/sheet1.xml');

    expect(xml).not.toMatch(/<f[ >/]/);
    expect(xml.match(/ s="5" t="inlineStr"/g)).toHaveLength(payloads.length);
    expect(await partOf(path, 'xl/styles.xml')).toContain('quotePrefix="1"');
    expect(Object.values((await readBack(path))[0]?.cells ?? {})).toEqual(payloads.map((payload) => `text:${payload}`));
  });

  it('lets nothing through that is not what its kind promises', async () => {
    const values = ['1</v></c>', 'yes', '2024-13-45', '#EVIL!</v>', '1e999'];
    const kinds = [cellKinds.number, cellKinds.boolean, cellKinds.date, cellKinds.error, cellKinds.number];
    const path = await written(async (writer) => {
      await writer.addSheet('Data', []);
      await writer.writeColumns(
        values.map((value, index) => ({ kinds: Uint8Array.of(kinds[index]!), values: [value] })),
        1,
      );
    });

    expect(Object.values((await readBack(path))[0]?.cells ?? {})).toEqual(values.map((value) => `text:${value}`));
  });

  it('cuts texts that no cell can hold between two characters, and counts them', async () => {
    const output = new MemoryOutput();
    const writer = createWorkbookWriter(output);
    await writer.addSheet('Data', [{ heading: 'Text' }]);
    await writer.writeRow([`${'x'.repeat(32_766)}😀`, '\r'.repeat(40_000)]);
    const summary = await writer.finish();

    const [row] = await readBack(await files.write(output.bytes));
    expect(summary).toEqual({ sheets: ['Data'], rows: 1, cutTexts: 2 });
    expect(row?.cells).toEqual({ A: `text:${'x'.repeat(32_766)}`, B: `text:${'\r'.repeat(32_767)}` });
  });

  it('goes on in a further sheet where one is full, with the heading again', async () => {
    const path = await written(
      async (writer) => {
        await writer.addSheet('Many', [{ heading: 'Number' }]);
        for (let n = 1; n <= 4; n++) await writer.writeRow([n]);
        const values = ['5', '6', '7'];
        await writer.writeColumns([{ kinds: new Uint8Array(3).fill(cellKinds.number), values }], 3);
        await writer.addSheet('Other', [{ heading: 'Text' }]);
        await writer.writeRow(['x']);
      },
      { rowsPerSheet: 4 },
    );
    const reader = await openWorkbook(path);

    expect(reader.sheets.map(({ name }) => name)).toEqual(['Many', 'Many (2)', 'Many (3)', 'Other']);
    expect((await reader.heading())?.cells[0]?.value).toBe('Number');
    expect((await readBack(path, 'Many (2)')).map(({ cells }) => cells['A'])).toEqual([
      'number:4',
      'number:5',
      'number:6',
    ]);
    expect((await readBack(path, 'Many (3)')).map(({ cells }) => cells['A'])).toEqual(['number:7']);
    expect(await readBack(path, 'Other')).toEqual([{ row: 2, cells: { A: 'text:x' } }]);
    await reader.close();
  });

  it('has widths, and a heading that is bold and stays in view', async () => {
    const path = await written((writer) =>
      writer.addSheet('Data', [
        { heading: 'A & B', width: 40 },
        { heading: 'C', width: 999 },
      ]),
    );
    const xml = await partOf(path, 'xl/worksheets/sheet1.xml');

    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain(
      '<col min="1" max="1" width="40" customWidth="1"/><col min="2" max="2" width="255" customWidth="1"/>',
    );
    expect(xml).toContain('<c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">A &amp; B</t></is></c>');
  });

  it('without a sheet gets an empty one, as spreadsheets want', async () => {
    const reader = await openWorkbook(await written(async () => undefined));

    expect(reader.sheets).toEqual([{ name: 'Sheet', hidden: false }]);
    expect(await reader.heading()).toBeUndefined();
    await reader.close();
  });
});

describe('writing a workbook', () => {
  it('waits for an output that is slow', async () => {
    let inFlight = 0;
    let taken = 0;
    const slow = new Writable({
      highWaterMark: 1_024,
      write(chunk: Buffer, _encoding, done) {
        inFlight++;
        taken += chunk.length;
        setImmediate(() => {
          inFlight--;
          done();
        });
      },
    });
    const writer = createWorkbookWriter(slow, { level: 0 });
    await writer.addSheet('Data', []);
    let waits = 0;
    let ahead = 0;
    let rows = 0;

    for (let n = 0; n < 20_000; n++) {
      const behind = writer.writeRow([n, 'x'.repeat(90)]);
      rows += 130;
      if (behind !== undefined) {
        waits++;
        await behind;
      }
      ahead = Math.max(ahead, rows - taken);
    }
    await writer.finish();

    expect(waits).toBeGreaterThan(10);
    expect(ahead).toBeLessThan(1_000_000);
    expect(inFlight).toBeLessThanOrEqual(1);
  });

  it('fails when its output does, or is closed', async () => {
    const write = async (output: Writable) => {
      const writer = createWorkbookWriter(output);
      await writer.addSheet('Data', []);
      for (let n = 0; n < 100_000; n++) await writer.writeRow([Math.random(), 'x'.repeat(90)]);
      await writer.finish();
    };
    const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('No space left on the disk.')) });
    full.on('error', () => undefined);
    const left = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, _done) => void setImmediate(() => left.destroy()),
    });

    await expect(write(full)).rejects.toThrow('No space left on the disk.');
    await expect(write(left)).rejects.toThrow(/closed|destroyed/);
  });

  it('gives a batch that was read as it is to the writer', async () => {
    const path = await written(async (writer) => {
      await writer.addSheet('Data', [{ heading: 'A' }, { heading: 'B' }, { heading: 'C' }, { heading: 'D' }]);
      await writer.writeRow(['é', 1.25, true, { iso: '2024-03-01T10:00:00' }]);
      await writer.writeRow(['=x', -1, false, { iso: '10:00:00' }]);
    });
    const reader = await openWorkbook(path);
    const again = await written(async (writer) => {
      await writer.addSheet('Data', []);
      for await (const { columns, rows } of reader.rows()) {
        await writer.writeColumns(
          columns.map((column) => ({ kinds: column.kinds, values: columnValues(column) })),
          rows.length,
        );
      }
    });
    await reader.close();

    expect(await readBack(again)).toEqual(await readBack(path));
  });
});
