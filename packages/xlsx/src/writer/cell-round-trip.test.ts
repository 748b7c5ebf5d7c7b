import fc from 'fast-check';
import { MemoryOutput } from '../../test-support/memory-output';
import { WrittenWorkbooks } from '../../test-support/written-workbooks';
import { cellKinds } from '../model/cell';
import { createWorkbookWriter } from './workbook-writer';

jest.setTimeout(30_000);

const workbooks = new WrittenWorkbooks();
afterAll(() => workbooks.remove());

describe('a written cell', () => {
  it('has cells of each type', async () => {
    expect(
      await workbooks.roundTrip([
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

  it('writes values without a cell type as text or as errors', async () => {
    expect(
      await workbooks.roundTrip([
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

  it('round-trips any text', async () => {
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
        const path = await workbooks.write(async (writer) => {
          await writer.addSheet('Data', [{ heading: 'Text' }]);
          await writer.writeColumns(columns, values.length);
        });
        const read = new Map((await workbooks.read(path)).map(({ row, cells }) => [row, cells['A']]));

        for (const [index, value] of values.entries()) {
          expect(read.get(index + 2) ?? 'text:').toBe(`text:${value.toWellFormed()}`);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('round-trips any number and date', async () => {
    const dates = fc
      .date({ min: new Date('1900-03-01'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
      .map((date) => ({ iso: date.toISOString().replace(/(T00:00:00)?(\.000)?Z$/, '') }));
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });

    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(numbers, dates), { minLength: 200, maxLength: 200 }), async (rows) => {
        const path = await workbooks.write(async (writer) => {
          await writer.addSheet('Data', [{ heading: 'Number' }, { heading: 'Date' }]);
          for (const row of rows) await writer.writeRow(row);
        });

        expect((await workbooks.read(path)).map(({ cells }) => cells)).toEqual(
          rows.map(([number, { iso }]) => ({ A: `number:${number === 0 ? 0 : number}`, B: `date:${iso}` })),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('never contains a formula, and marks texts that look like one', async () => {
    const payloads = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      '＝1',
      ' =1',
      '\u00a0=1',
      '\ufeff@x',
      '\u202e+1',
      '=HYPERLINK("http://x")',
      "=cmd|' /C calc'!A0",
    ];
    const path = await workbooks.write(async (writer) => {
      await writer.addSheet(
        'Data',
        payloads.map((heading) => ({ heading })),
      );
      await writer.writeRow(payloads);
    });
    const xml = await workbooks.part(path, 'xl/worksheets/sheet1.xml');

    expect(xml).not.toMatch(/<f[ >/]/);
    expect(xml.match(/ s="5" t="inlineStr"/g)).toHaveLength(payloads.length);
    expect(await workbooks.part(path, 'xl/styles.xml')).toContain('quotePrefix="1"');
    expect(Object.values((await workbooks.read(path))[0]?.cells ?? {})).toEqual(
      payloads.map((payload) => `text:${payload}`),
    );
  });

  it('writes values that do not match their kind as text', async () => {
    const values = ['1</v></c>', 'yes', '2024-13-45', '#EVIL!</v>', '1e999'];
    const kinds = [cellKinds.number, cellKinds.boolean, cellKinds.date, cellKinds.error, cellKinds.number];
    const path = await workbooks.write(async (writer) => {
      await writer.addSheet('Data', []);
      await writer.writeColumns(
        values.map((value, index) => ({ kinds: Uint8Array.of(kinds[index]!), values: [value] })),
        1,
      );
    });

    expect(Object.values((await workbooks.read(path))[0]?.cells ?? {})).toEqual(values.map((value) => `text:${value}`));
  });

  it('cuts and counts texts that are too long, not inside a character', async () => {
    const output = new MemoryOutput();
    const writer = createWorkbookWriter(output);
    await writer.addSheet('Data', [{ heading: 'Text' }]);
    await writer.writeRow([`${'x'.repeat(32_766)}😀`, '\r'.repeat(40_000)]);
    const summary = await writer.finish();

    const [row] = await workbooks.read(await workbooks.keep(output.bytes));
    expect(summary).toEqual({ sheets: ['Data'], rows: 1, cutTexts: 2 });
    expect(row?.cells).toEqual({ A: `text:${'x'.repeat(32_766)}`, B: `text:${'\r'.repeat(32_767)}` });
  });
});
