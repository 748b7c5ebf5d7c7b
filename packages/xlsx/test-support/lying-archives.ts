import type { HostileWorkbook } from './hostile-workbook';
import { sheetXml, textRows, workbookBytes, workbookEntries } from './workbook-bytes';
import { type ZipEntryRecipe, zipBytes } from './zip-bytes';

const sheetPath = 'xl/worksheets/sheet1.xml';
const replaced = (entry: ZipEntryRecipe) => workbookBytes({ entries: [entry] });

/** Archives with a wrong or excessive directory. */
export function lyingArchives(): HostileWorkbook[] {
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
    { name: 'a name with parent folders', code: 'suspicious_archive', at, make: () => named('../../etc/passwd') },
    {
      name: 'a name with parent folders and backslashes',
      code: 'suspicious_archive',
      at,
      make: () => named('xl\\..\\..\\evil'),
    },
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
    { name: 'an impossible size', code: 'suspicious_archive', at, make: () => claiming({ size: 0xffffffff }) },
    { name: 'a size too small', code: 'suspicious_archive', at: 'rows', make: () => claiming({ size: 100 }) },
    { name: 'a size of zero', code: 'suspicious_archive', at: 'rows', make: () => claiming({ size: 0 }) },
    { name: 'a size too large', code: 'suspicious_archive', at: 'rows', make: () => sizeTooLarge() },
    {
      name: 'an invalid deflate stream',
      code: 'damaged',
      at: 'rows',
      make: () => replaced({ name: sheetPath, content: Buffer.alloc(500, 0xff), stored: true, method: 8 }),
    },
    { name: 'a directory of invalid bytes', code: 'damaged', at, make: () => brokenDirectory() },
    { name: 'an entry that is not counted', code: 'damaged', at, make: () => uncountedEntry() },
    {
      name: 'a comment longer than the file',
      code: 'truncated',
      at,
      make: () => zipBytes(entries, 'PK').subarray(0, -1),
    },
  ];
}

function many(count: number): ZipEntryRecipe[] {
  return Array.from({ length: count }, (_, index) => ({ name: `xl/media/${index}`, content: 'x', stored: true }));
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

function uncountedEntry(): Buffer {
  const bytes = zipBytes([...workbookEntries({}), { name: 'xl/hidden.xml', content: 'x' }]);
  const counts = bytes.length - 14;
  bytes.writeUInt16LE(bytes.readUInt16LE(counts) - 1, counts);
  bytes.writeUInt16LE(bytes.readUInt16LE(counts), counts + 2);
  return bytes;
}
