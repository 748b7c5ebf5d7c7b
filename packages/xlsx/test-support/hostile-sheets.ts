import type { WorkbookErrorCode } from '../src/model/workbook-error';
import type { HostileWorkbook } from './hostile-workbook';
import { noise } from './noise';
import { sheetXml, textRows, workbookBytes } from './workbook-bytes';
import type { ZipEntryRecipe } from './zip-bytes';

const megabyte = 1024 * 1024;
const sheetPath = 'xl/worksheets/sheet1.xml';
const replaced = (entry: ZipEntryRecipe) => workbookBytes({ entries: [entry] });
const withSheet = (sheet: string | Buffer) => workbookBytes({ sheet });

/** Parts with invalid XML or unexpected content. */
export function hostileXml(): HostileWorkbook[] {
  const laughs = '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol1 "&lol;&lol;&lol;">]>';
  const outside = '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  const sheet = sheetXml('<row r="1"><c r="A1" t="str"><v>&lol1;</v></c></row>');
  const part = (name: string, content: string | Buffer, code: WorkbookErrorCode, at: 'inspection' | 'rows') => ({
    name: `${code} in ${name}`,
    code,
    at,
    make: () => replaced({ name, content }),
  });
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(sheetXml(''), 'utf16le')]);
  return [
    part(sheetPath, sheet.replace('<worksheet', `${laughs}<worksheet`), 'entities_refused', 'rows'),
    part('xl/sharedStrings.xml', `${outside}<sst/>`, 'entities_refused', 'rows'),
    part('xl/styles.xml', `${laughs}<styleSheet/>`, 'entities_refused', 'rows'),
    part('xl/workbook.xml', `${outside}<workbook/>`, 'entities_refused', 'inspection'),
    part('_rels/.rels', `${laughs}<Relationships/>`, 'entities_refused', 'inspection'),
    part('xl/_rels/workbook.xml.rels', `<Relationships>${laughs}</Relationships>`, 'entities_refused', 'inspection'),
    {
      name: 'a custom entity without a declaration',
      code: 'malformed_xml',
      at: 'rows',
      make: () => withSheet(sheet),
    },
    { name: 'a sheet in UTF-16', code: 'malformed_xml', at: 'rows', make: () => withSheet(utf16) },
    {
      name: 'a sheet in Latin-1',
      code: 'malformed_xml',
      at: 'rows',
      make: () =>
        withSheet(`<?xml version="1.0" encoding="ISO-8859-1"?>${sheetXml('')}`.replace(/(\?>)<\?.*?\?>\n/, '$1')),
    },
    { name: 'a sheet that is a web page', code: 'malformed_xml', at: 'rows', make: () => withSheet('<html></html>') },
    {
      name: 'a sheet that ends in the middle',
      code: 'malformed_xml',
      at: 'rows',
      make: () => withSheet(sheetXml(textRows([['a'], ['b']])).slice(0, -50)),
    },
    { name: 'an empty sheet part', code: 'malformed_xml', at: 'rows', make: () => withSheet('') },
    { name: 'a sheet of zero bytes', code: 'malformed_xml', at: 'rows', make: () => withSheet(Buffer.alloc(5_000)) },
    {
      name: 'shared strings that end in the middle',
      code: 'malformed_xml',
      at: 'rows',
      make: () => replaced({ name: 'xl/sharedStrings.xml', content: '<sst><si><t>a</t>' }),
    },
    {
      name: 'a million tags without an end',
      code: 'cell_too_long',
      at: 'rows',
      make: () => withSheet(sheetXml(`<row r="1"><c r="A1" x="${noise(megabyte)}`)),
    },
  ];
}

/** Sheets that exceed the limits of the format. */
export function oversizedSheets(): HostileWorkbook[] {
  const row = (cells: string) => withSheet(sheetXml(`<row r="1">${cells}</row>`));
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  return [
    { name: '16,385 columns', code: 'too_many_columns', at: 'rows', make: () => row('<c><v>1</v></c>'.repeat(16_385)) },
    { name: 'column XFE', code: 'too_many_columns', at: 'rows', make: () => row('<c r="XFE1"><v>1</v></c>') },
    { name: 'a cell reference in lower case', code: 'malformed_xml', at: 'rows', make: () => row('<c r="a1"/>') },
    {
      name: 'a million empty rows',
      code: 'suspicious_archive',
      at: 'inspection',
      make: () => withSheet(sheetXml('<row/>'.repeat(1_000_000))),
    },
    {
      name: 'row 1,048,577',
      code: 'too_many_rows',
      at: 'rows',
      make: () => withSheet(sheetXml('<row r="1048577"><c><v>1</v></c></row>')),
    },
    {
      name: 'a cell of a million characters',
      code: 'cell_too_long',
      at: 'rows',
      make: () => row(cell(noise(1_000_000))),
    },
    { name: 'a cell of 32,768 characters', code: 'cell_too_long', at: 'rows', make: () => row(cell(noise(32_768))) },
    {
      name: 'a shared string of a million characters',
      code: 'cell_too_long',
      at: 'rows',
      make: () => workbookBytes({ strings: `<si><t>${noise(1_000_000)}</t></si>` }),
    },
    {
      name: 'a shared string of 32,768 characters in runs',
      code: 'cell_too_long',
      at: 'rows',
      make: () => workbookBytes({ strings: `<si>${'<r><t>xxxxxxxx</t></r>'.repeat(4_096)}<r><t>x</t></r></si>` }),
    },
    { name: 'a row of 17 MB', code: 'too_large', at: 'rows', make: () => row(cell(noise(32_000)).repeat(550)) },
  ];
}
