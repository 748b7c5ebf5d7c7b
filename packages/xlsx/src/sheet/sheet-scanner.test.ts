import fc from 'fast-check';
import { type ReadRow, rowsOf } from '../../test-support/read-all';
import { sheetXml } from '../../test-support/workbook-bytes';
import { StringArena } from '../strings/string-arena';
import { ByteSink } from '../xml/byte-sink';
import { BatchBuilder } from './batch-builder';
import { SheetScanner } from './sheet-scanner';

jest.setTimeout(30_000);

function arenaOf(texts: readonly string[]): StringArena {
  const arena = new StringArena(1024);
  for (const text of texts) {
    const sink = new ByteSink(8);
    sink.appendAscii(text);
    arena.add(sink);
  }
  return arena;
}

function scan(xml: string | Buffer, options: { afterRow?: number; pieces?: readonly number[] } = {}): ReadRow[] {
  const context = { part: 'sheet', styles: Uint8Array.of(0, 1, 2), date1904: false, strings: arenaOf(['zero', 'one']) };
  const batch = new BatchBuilder('sheet', 3);
  const scanner = new SheetScanner(context, batch, options.afterRow ?? 0);
  const bytes = Buffer.from(xml);
  const rows: ReadRow[] = [];
  let from = 0;
  for (const length of [...(options.pieces ?? []), bytes.length]) {
    scanner.feed(bytes.subarray(from, from + length));
    from += length;
    while (scanner.scan()) rows.push(...rowsOf(batch.take(0)));
  }
  scanner.end();
  return [...rows, ...rowsOf(batch.take(1))];
}

const cells = (row: string) => scan(sheetXml(`<row r="1">${row}</row>`))[0]?.cells ?? {};

describe('a sheet', () => {
  it('has cells of every type', () => {
    expect(
      cells(
        '<c r="A1" t="s"><v>1</v></c><c r="B1" t="inlineStr"><is><t>in &amp; line</t></is></c>' +
          '<c r="C1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="D1"><v>4.50</v></c><c r="E1" t="n"><v>1E2</v></c>' +
          '<c r="F1" t="b"><v>1</v></c><c r="G1" t="b"><v>0</v></c><c r="H1" t="e"><v>#N/A</v></c>' +
          '<c r="I1" s="1"><v>45352</v></c><c r="J1" s="2"><v>0.25</v></c><c r="K1" t="d"><v>2024-03-01T08:30:00Z</v></c>' +
          '<c r="L1"><f>1+1</f><v>2</v></c><c r="M1" t="b"><v>true</v></c><c r="AA1"><v>-7</v></c>',
      ),
    ).toEqual({
      A: 'text:one',
      B: 'text:in & line',
      C: 'text:ab',
      D: 'number:4.5',
      E: 'number:100',
      F: 'boolean:true',
      G: 'boolean:false',
      H: 'error:#N/A',
      I: 'date:2024-03-01',
      J: 'date:06:00:00',
      K: 'date:2024-03-01T08:30:00',
      L: 'number:2',
      M: 'boolean:true',
      AA: 'number:-7',
    });
  });

  it('joins the runs of rich text and omits phonetic runs', () => {
    expect(
      cells(
        '<c r="A1" t="inlineStr"><is><r><rPr><b/><i></i><sz val="11"/></rPr><t xml:space="preserve">bold </t></r><r><t>plain</t></r></is></c>' +
          '<c r="B1" t="inlineStr"><is><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></is></c>' +
          '<c r="C1" t="inlineStr"><is><t>a<!-- not this -->b<![CDATA[<c> & d]]></t></is></c><c r="D1" t="inlineStr"><is><t/></is></c>',
      ),
    ).toEqual({ A: 'text:bold plain', B: 'text:東京', C: 'text:ab<c> & d' });
  });

  it('distinguishes a formula without a result from an empty cell', () => {
    expect(
      cells('<c r="A1"><f>SUM(B1:C1)</f></c><c r="B1"><f>1</f><v/></c><c r="C1" t="str"><f>""</f><v></v></c>'),
    ).toEqual({
      A: 'error:#NOT_CALCULATED!',
      B: 'error:#NOT_CALCULATED!',
    });
  });

  it('has gaps in rows and columns, styled cells without a value, and rows without cells', () => {
    const rows = scan(
      sheetXml(
        '<row r="1" spans="1:3"><c r="A1" s="1"/><c r="C1"><v>3</v></c></row><row r="2"/><row r="3" ht="15"></row>' +
          '<row r="4"><c r="A4" s="1"/><c r="B4" t="s"></c><c r="C4"><v></v></c></row><row r="9"><c r="B9"><v>9</v></c></row>',
      ),
    );

    expect(rows).toEqual([
      { row: 1, cells: { C: 'number:3' } },
      { row: 9, cells: { B: 'number:9' } },
    ]);
  });

  it('may omit the positions of rows and cells', () => {
    const rows = scan(
      sheetXml(
        '<row><c><v>1</v></c><c r="D1"><v>4</v></c><c><v>5</v></c></row><row><c><v>2</v></c></row><row><c r="B7"><v>7</v></c></row>',
      ),
    );

    expect(rows).toEqual([
      { row: 1, cells: { A: 'number:1', D: 'number:4', E: 'number:5' } },
      { row: 2, cells: { A: 'number:2' } },
      { row: 7, cells: { B: 'number:7' } },
    ]);
  });

  it('may have its cells in any order, quotes of either kind, and white space where XML allows it', () => {
    const rows = scan(
      sheetXml(
        `\n <row\n r='1' >\n <c t='n' r='B1' >\n <v>2</v>\n </c >\r\n<c  r = "A1"\ts="0"><v>1</v></c>\n</row >\n`,
      ),
    );

    expect(rows).toEqual([{ row: 1, cells: { A: 'number:1', B: 'number:2' } }]);
  });

  it('may contain a namespace prefix, extension elements, comments and processing instructions', () => {
    const rows = scan(
      '\ufeff<?xml version="1.0" encoding="utf-8"?><!-- <row> --><?x <c>?><x:worksheet xmlns:x="m"><x:cols><x:col min="1" note="a > b"/></x:cols>' +
        '<x:sheetData><x:row r="1"><!-- <x:c> --><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c>' +
        '<x:c r="B1"><x:f>1</x:f><x:v>2</x:v><x:extLst><y:v>9</y:v></x:extLst></x:c></x:row></x:sheetData></x:worksheet>',
    );

    expect(rows).toEqual([{ row: 1, cells: { A: 'text:a', B: 'number:2' } }]);
  });

  it('has the same result for any chunk boundaries', () => {
    const xml = Buffer.from(
      sheetXml(
        '<row r="1"><c r="A1" t="inlineStr"><is><t>数据 &amp; _x000D_</t></is></c><c r="B1" t="s"><v>0</v></c></row>' +
          '<row r="2"><c r="A2" t="inlineStr"><is><r><t>x</t></r><r><t xml:space="preserve"> é</t></r></is></c><c r="C2" s="1"><v>45352.5</v></c></row>' +
          '<!-- c --><row r="5"><c r="XFD5"><f>A1</f><v>12.5</v></c></row>',
      ),
    );
    const whole = scan(xml);

    expect(whole.map(({ row }) => row)).toEqual([1, 2, 5]);
    for (let at = 1; at < xml.length; at++) expect(scan(xml, { pieces: [at] })).toEqual(whole);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 }), (pieces) => {
        expect(scan(xml, { pieces })).toEqual(whole);
      }),
      { numRuns: 200 },
    );
  });

  it('resumes after a row', () => {
    const xml = sheetXml(
      [1, 2, 3, 5, 8].map((row) => `<row r="${row}"><c r="A${row}"><v>${row}</v></c></row>`).join(''),
    );

    expect(scan(xml, { afterRow: 3 }).map(({ row }) => row)).toEqual([5, 8]);
    expect(scan(xml, { afterRow: 4 }).map(({ row }) => row)).toEqual([5, 8]);
    expect(scan(xml, { afterRow: 9 })).toEqual([]);
  });

  it('may have no rows', () => {
    expect(scan('<worksheet><sheetData/></worksheet>')).toEqual([]);
    expect(scan(sheetXml(''))).toEqual([]);
  });
});

describe('a malformed sheet', () => {
  it.each([
    ['rows that go back', '<row r="2"></row><row r="1"></row>', 'malformed_xml'],
    ['a row twice', '<row r="2"></row><row r="2"></row>', 'malformed_xml'],
    ['a cell twice', '<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>', 'malformed_xml'],
    ['a cell of another row', '<row r="1"><c r="A2"><v>1</v></c></row>', 'malformed_xml'],
    ['a cell outside of rows', '<c r="A1"><v>1</v></c>', 'malformed_xml'],
    ['a row without an end', '<row r="1"><row r="2"></row>', 'malformed_xml'],
    ['a shared string that does not exist', '<row r="1"><c r="A1" t="s"><v>2</v></c></row>', 'malformed_xml'],
    ['a shared text without a number', '<row r="1"><c r="A1" t="s"><v>x</v></c></row>', 'malformed_xml'],
    ['an unknown type', '<row r="1"><c r="A1" t="zz"><v>2</v></c></row>', 'malformed_xml'],
    ['row 1,048,577', '<row r="1048577"></row>', 'too_many_rows'],
    ['a row number beyond reason', '<row r="99999999999999999999"></row>', 'malformed_xml'],
    ['column XFE', '<row r="1"><c r="XFE1"><v>1</v></c></row>', 'too_many_columns'],
    ['a column beyond reason', '<row r="1"><c r="AAAAAAAAAAAAAAAA1"><v>1</v></c></row>', 'too_many_columns'],
    ['a declaration', '<!ENTITY x "y"><row r="1"></row>', 'entities_refused'],
    ['text beyond 32,767', `<row r="1"><c t="str"><v>${'é'.repeat(32_768)}</v></c></row>`, 'cell_too_long'],
  ])('with %s is rejected', (_, rows, code) => {
    expect(() => scan(sheetXml(rows))).toThrow(expect.objectContaining({ code, part: 'sheet' }));
  });

  it('that is incomplete is rejected with the row', () => {
    const xml = sheetXml('<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>1</v></c></row>');

    expect(() => scan(xml.slice(0, -45))).toThrow(expect.objectContaining({ code: 'malformed_xml', row: 2 }));
  });

  it('with text that is not UTF-8 is rejected', () => {
    const xml = Buffer.from(sheetXml('<row r="7"><c t="str"><v>??</v></c></row>'));
    xml.fill(0xff, xml.indexOf('??'), xml.indexOf('??') + 2);

    expect(() => scan(xml)).toThrow(expect.objectContaining({ code: 'malformed_xml', row: 7 }));
  });

  it('with another root element is rejected', () => {
    expect(() => scan('<chartsheet/>')).toThrow(expect.objectContaining({ code: 'malformed_xml' }));
  });
});
