import type { WorkbookErrorCode } from '../../src/workbook/workbook-error';
import { relationships, sheetXml, textRows, workbookBytes, workbookEntries } from './workbook-bytes';
import { type ZipEntryRecipe, zipBytes } from './zip-bytes';

/** A file that has to be refused, with the code for it. `at` is where that shows: already at the upload, or in the rows. */
export interface HostileWorkbook {
  readonly name: string;
  readonly code: WorkbookErrorCode;
  readonly at: 'inspection' | 'rows';
  readonly make: () => Buffer;
}

const megabyte = 1024 * 1024;
const sheetPath = 'xl/worksheets/sheet1.xml';
const filler = (bytes: number) => Buffer.alloc(bytes, '<si><t>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</t></si>');

const replaced = (entry: ZipEntryRecipe) => workbookBytes({ entries: [entry] });
const withSheet = (sheet: string | Buffer) => workbookBytes({ sheet });

export const hostileWorkbooks: readonly HostileWorkbook[] = [
  ...notWorkbooks(),
  ...lyingArchives(),
  ...bombs(),
  ...hostileXml(),
  ...oversizedSheets(),
];

function notWorkbooks(): HostileWorkbook[] {
  const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(3_000_000)]);
  const encrypted = Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(512)]);
  const ods = zipBytes([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', stored: true },
    { name: 'content.xml', content: '<office/>' },
  ]);
  const office = (target: string, name = target) =>
    zipBytes([
      { name: '_rels/.rels', content: relationships([['rId1', 'officeDocument', target]]) },
      { name, content: '<document/>' },
    ]);
  const at = 'inspection';
  return [
    { name: 'an empty file', code: 'empty_file', at, make: () => Buffer.alloc(0) },
    { name: 'one byte', code: 'not_a_workbook', at, make: () => Buffer.from('P') },
    { name: 'a CSV file', code: 'not_a_workbook', at, make: () => Buffer.from('Name,Status\nAna,Open\n') },
    { name: 'a web page', code: 'not_a_workbook', at, make: () => Buffer.from('<html><table></table></html>') },
    { name: 'a PDF file', code: 'not_a_workbook', at, make: () => Buffer.from('%PDF-1.7\n%âãÏÓ') },
    { name: 'an old workbook (.xls)', code: 'legacy_format', at, make: () => compound },
    { name: 'a workbook with a password', code: 'encrypted', at, make: () => encrypted },
    { name: 'an OpenDocument spreadsheet', code: 'unsupported_format', at, make: () => ods },
    { name: 'a binary workbook (.xlsb)', code: 'unsupported_format', at, make: () => office('xl/workbook.bin') },
    { name: 'a text document', code: 'unsupported_format', at, make: () => office('word/document.xml') },
    { name: 'a presentation', code: 'unsupported_format', at, make: () => office('ppt/presentation.xml') },
    { name: 'an empty zip archive', code: 'not_a_workbook', at, make: () => zipBytes([]) },
    {
      name: 'a zip archive of something else',
      code: 'not_a_workbook',
      at,
      make: () => zipBytes([{ name: 'a.txt', content: 'a' }]),
    },
    {
      name: 'no workbook part',
      code: 'not_a_workbook',
      at,
      make: () => workbookBytes({ without: ['xl/workbook.xml'] }),
    },
    { name: 'no sheet part', code: 'damaged', at, make: () => workbookBytes({ without: [sheetPath] }) },
    {
      name: 'no sheets',
      code: 'not_a_workbook',
      at,
      make: () => replaced({ name: 'xl/workbook.xml', content: '<workbook/>' }),
    },
    { name: 'relationships in a circle', code: 'damaged', at, make: circle },
  ];
}

function lyingArchives(): HostileWorkbook[] {
  const entries = workbookEntries({});
  const twice = (name: string): Buffer => zipBytes([...entries, { name, content: sheetXml('') }]);
  const named = (name: string) => zipBytes([...entries, { name, content: 'x' }]);
  const claiming = (claims: ZipEntryRecipe['claims']) =>
    replaced({ name: sheetPath, content: sheetXml(textRows([['Name'], ['Ana']])), claims });
  const at = 'inspection';
  return [
    { name: 'a part twice', code: 'suspicious_archive', at, make: () => twice(sheetPath) },
    {
      name: 'a part twice in other case',
      code: 'suspicious_archive',
      at,
      make: () => twice('XL/worksheets/SHEET1.xml'),
    },
    { name: 'a name that climbs out', code: 'suspicious_archive', at, make: () => named('../../etc/passwd') },
    { name: 'a name that climbs out backwards', code: 'suspicious_archive', at, make: () => named('xl\\..\\..\\evil') },
    { name: 'an absolute name', code: 'suspicious_archive', at, make: () => named('/etc/passwd') },
    { name: 'a name on a drive', code: 'suspicious_archive', at, make: () => named('C:/evil') },
    { name: 'a name with a zero byte', code: 'suspicious_archive', at, make: () => named('xl/a\0b') },
    {
      name: 'an encrypted entry',
      code: 'encrypted',
      at,
      make: () => replaced({ name: sheetPath, content: sheetXml(''), flags: 1 }),
    },
    {
      name: 'an unknown compression',
      code: 'suspicious_archive',
      at,
      make: () => replaced({ name: sheetPath, content: sheetXml(''), method: 12 }),
    },
    {
      name: 'more than 2,000 entries',
      code: 'suspicious_archive',
      at,
      make: () => zipBytes([...entries, ...many(2_000)]),
    },
    { name: 'overlapping entries', code: 'suspicious_archive', at, make: () => claiming({ offset: 0 }) },
    {
      name: 'an entry beyond the directory',
      code: 'suspicious_archive',
      at,
      make: () => claiming({ compressedSize: 100_000 }),
    },
    { name: 'an entry beyond the file', code: 'suspicious_archive', at, make: () => claiming({ offset: 0xfffffff0 }) },
    { name: 'a size too large to be true', code: 'suspicious_archive', at, make: () => claiming({ size: 0xffffffff }) },
    { name: 'a size too small', code: 'suspicious_archive', at: 'rows', make: () => claiming({ size: 100 }) },
    { name: 'a size of nothing', code: 'suspicious_archive', at: 'rows', make: () => claiming({ size: 0 }) },
    { name: 'a size too large', code: 'suspicious_archive', at: 'rows', make: () => sizeTooLarge() },
    {
      name: 'data that is no deflate stream',
      code: 'damaged',
      at: 'rows',
      make: () => replaced({ name: sheetPath, content: Buffer.alloc(500, 0xff), stored: true, method: 8 }),
    },
    { name: 'a directory of rubbish', code: 'damaged', at, make: () => brokenDirectory() },
  ];
}

function bombs(): HostileWorkbook[] {
  const strings = () =>
    workbookBytes({
      sharedStrings: Buffer.concat([Buffer.from('<sst>'), filler(300 * megabyte), Buffer.from('</sst>')]),
    });
  const inner = zipBytes([{ name: 'inner', content: Buffer.alloc(50 * megabyte) }]);
  const hidden = (): Buffer => {
    const content = filler(64 * megabyte);
    return replaced({ name: 'xl/sharedStrings.xml', content, claims: { size: 100_000 } });
  };
  return [
    { name: '300 MB of shared strings in 300 KB', code: 'suspicious_archive', at: 'inspection', make: strings },
    {
      name: 'a bomb in an entry that nobody reads',
      code: 'suspicious_archive',
      at: 'inspection',
      make: () => replaced({ name: 'xl/media/x', content: Buffer.alloc(20 * megabyte) }),
    },
    {
      name: 'a bomb inside a bomb',
      code: 'suspicious_archive',
      at: 'inspection',
      make: () => replaced({ name: 'xl/nested.zip', content: Buffer.concat(Array(400).fill(inner)) }),
    },
    { name: 'a bomb that says it is small', code: 'suspicious_archive', at: 'rows', make: hidden },
    {
      name: 'a bomb of empty strings',
      code: 'suspicious_archive',
      at: 'inspection',
      make: () => workbookBytes({ strings: '<si/>'.repeat(10_000_000) }),
    },
    { name: 'entries that unpack to 3 GB together', code: 'too_large', at: 'inspection', make: () => manyLarge() },
  ];
}

function hostileXml(): HostileWorkbook[] {
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
      name: 'an entity of its own without a declaration',
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
    { name: 'a sheet of nothing', code: 'malformed_xml', at: 'rows', make: () => withSheet('') },
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

function oversizedSheets(): HostileWorkbook[] {
  const row = (cells: string) => withSheet(sheetXml(`<row r="1">${cells}</row>`));
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  return [
    { name: '16,385 columns', code: 'too_many_columns', at: 'rows', make: () => row('<c><v>1</v></c>'.repeat(16_385)) },
    { name: 'column XFE', code: 'too_many_columns', at: 'rows', make: () => row('<c r="XFE1"><v>1</v></c>') },
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

/** Text that deflate can't make much smaller. */
function noise(length: number): string {
  let state = 12_345;
  const bytes = Buffer.alloc(length);
  for (let i = 0; i < length; i++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[i] = 0x61 + ((state >>> 16) % 26);
  }
  return bytes.toString('latin1');
}

function many(count: number): ZipEntryRecipe[] {
  return Array.from({ length: count }, (_, index) => ({ name: `xl/media/${index}`, content: 'x', stored: true }));
}

function manyLarge(): Buffer {
  const content = noise(megabyte);
  const claims = { size: 150 * megabyte };
  return zipBytes([...workbookEntries({}), ...many(21).map(({ name }) => ({ name, content, stored: true, claims }))]);
}

function circle(): Buffer {
  return replaced({
    name: 'xl/_rels/workbook.xml.rels',
    content: relationships([['rId1', 'worksheet', '_rels/nowhere.xml.rels']]),
  });
}

function sizeTooLarge(): Buffer {
  return replaced({
    name: sheetPath,
    content: sheetXml(textRows([['Name']])).replace('</sheetData>', ''),
    claims: { size: 20_000 },
  });
}

function brokenDirectory(): Buffer {
  const bytes = workbookBytes();
  const start = bytes.readUInt32LE(bytes.length - 6);
  return bytes.fill(0x20, start, start + 20);
}
