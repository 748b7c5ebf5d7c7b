import { Writable } from 'node:stream';
import { WrittenWorkbooks } from '../../test-support/written-workbooks';
import { cellKinds } from '../model/cell';
import { columnValues } from '../model/row-batch';
import { openWorkbook } from '../reader/open-workbook';
import { createWorkbookWriter } from './workbook-writer';

jest.setTimeout(30_000);

const workbooks = new WrittenWorkbooks();
afterAll(() => workbooks.remove());

describe('a written workbook', () => {
  it('continues on a new sheet with the heading when one is full', async () => {
    const path = await workbooks.write(
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
    expect((await workbooks.read(path, 'Many (2)')).map(({ cells }) => cells['A'])).toEqual([
      'number:4',
      'number:5',
      'number:6',
    ]);
    expect((await workbooks.read(path, 'Many (3)')).map(({ cells }) => cells['A'])).toEqual(['number:7']);
    expect(await workbooks.read(path, 'Other')).toEqual([{ row: 2, cells: { A: 'text:x' } }]);
    await reader.close();
  });

  it('has column widths, and a bold, frozen heading', async () => {
    const path = await workbooks.write((writer) =>
      writer.addSheet('Data', [
        { heading: 'A & B', width: 40 },
        { heading: 'C', width: 999 },
      ]),
    );
    const xml = await workbooks.part(path, 'xl/worksheets/sheet1.xml');

    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain(
      '<col min="1" max="1" width="40" customWidth="1"/><col min="2" max="2" width="255" customWidth="1"/>',
    );
    expect(xml).toContain('<c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">A &amp; B</t></is></c>');
  });

  it('without a sheet gets an empty one', async () => {
    const reader = await openWorkbook(await workbooks.write(async () => undefined));

    expect(reader.sheets).toEqual([{ name: 'Sheet', hidden: false }]);
    expect(await reader.heading()).toBeUndefined();
    await reader.close();
  });
});

describe('writing a workbook', () => {
  it('waits for a slow output', async () => {
    let inFlight = 0;
    let consumed = 0;
    const slow = new Writable({
      highWaterMark: 1_024,
      write(chunk: Buffer, _encoding, done) {
        inFlight++;
        consumed += chunk.length;
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
      ahead = Math.max(ahead, rows - consumed);
    }
    await writer.finish();

    expect(waits).toBeGreaterThan(10);
    expect(ahead).toBeLessThan(1_000_000);
    expect(inFlight).toBeLessThanOrEqual(1);
  });

  it('fails if its output fails or is closed', async () => {
    const write = async (output: Writable) => {
      const writer = createWorkbookWriter(output);
      await writer.addSheet('Data', []);
      for (let n = 0; n < 100_000; n++) await writer.writeRow([Math.random(), 'x'.repeat(90)]);
      await writer.finish();
    };
    const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('No space left on the disk.')) });
    const left = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, _done) => void setImmediate(() => left.destroy()),
    });

    await expect(write(full)).rejects.toThrow('No space left on the disk.');
    await expect(write(left)).rejects.toThrow(/closed|destroyed/);
  });

  it('writes a batch unchanged', async () => {
    const path = await workbooks.write(async (writer) => {
      await writer.addSheet('Data', [{ heading: 'A' }, { heading: 'B' }, { heading: 'C' }, { heading: 'D' }]);
      await writer.writeRow(['é', 1.25, true, { iso: '2024-03-01T10:00:00' }]);
      await writer.writeRow(['=x', -1, false, { iso: '10:00:00' }]);
    });
    const reader = await openWorkbook(path);
    const again = await workbooks.write(async (writer) => {
      await writer.addSheet('Data', []);
      for await (const { columns, rows } of reader.rows()) {
        await writer.writeColumns(
          columns.map((column) => ({ kinds: column.kinds, values: columnValues(column) })),
          rows.length,
        );
      }
    });
    await reader.close();

    expect(await workbooks.read(again)).toEqual(await workbooks.read(path));
  });
});
