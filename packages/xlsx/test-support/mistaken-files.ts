import type { HostileWorkbook } from './hostile-workbook';
import { relationships, workbookBytes } from './workbook-bytes';
import { type ZipEntryRecipe, zipBytes } from './zip-bytes';

const sheetPath = 'xl/worksheets/sheet1.xml';
const replaced = (entry: ZipEntryRecipe) => workbookBytes({ entries: [entry] });

/** Files of other formats, and workbooks without required parts. */
export function mistakenFiles(): HostileWorkbook[] {
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

function circle(): Buffer {
  return replaced({
    name: 'xl/_rels/workbook.xml.rels',
    content: relationships([['rId1', 'worksheet', '_rels/nowhere.xml.rels']]),
  });
}
