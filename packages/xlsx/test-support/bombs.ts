import { constants, deflateRawSync } from 'node:zlib';
import type { HostileWorkbook } from './hostile-workbook';
import { noise } from './noise';
import { workbookBytes, workbookEntries } from './workbook-bytes';
import { type ZipEntryRecipe, zipBytes } from './zip-bytes';

const megabyte = 1024 * 1024;
const replaced = (entry: ZipEntryRecipe) => workbookBytes({ entries: [entry] });

/** Small files that inflate to large ones. */
export function bombs(): HostileWorkbook[] {
  const inner = zipBytes([{ name: 'inner', content: Buffer.alloc(20 * megabyte) }]);
  const strings = (size: number, claimed: number) =>
    replaced({ ...stringBomb(size), name: 'xl/sharedStrings.xml', claims: { size: claimed } });
  return [
    {
      name: '300 MB of shared strings in 300 KB',
      code: 'suspicious_archive',
      at: 'inspection',
      make: () => strings(300, 300 * megabyte),
    },
    {
      name: 'a bomb in an unused entry',
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
    {
      name: 'a bomb that declares a small size',
      code: 'suspicious_archive',
      at: 'rows',
      make: () => strings(300, 100_000),
    },
    {
      name: 'a bomb of empty strings',
      code: 'suspicious_archive',
      at: 'inspection',
      make: () => workbookBytes({ strings: '<si/>'.repeat(10_000_000) }),
    },
    { name: 'entries that unpack to 3 GB together', code: 'too_large', at: 'inspection', make: () => manyLarge() },
  ];
}

/** Megabytes of compressed shared strings, built by repeating one deflate block. */
function stringBomb(megabytes: number): Pick<ZipEntryRecipe, 'content' | 'stored' | 'method'> {
  const text = Buffer.alloc(megabyte, '<si><t>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</t></si>');
  const part = (bytes: Buffer) => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  const blocks = [part(Buffer.from('<sst>')), ...Array<Buffer>(megabytes).fill(part(text)), deflateRawSync('</sst>')];
  return { content: Buffer.concat(blocks), stored: true, method: 8 };
}

function manyLarge(): Buffer {
  const content = noise(megabyte);
  const claims = { size: 150 * megabyte };
  const large = Array.from({ length: 21 }, (_, index) => ({
    name: `xl/media/${index}`,
    content,
    stored: true,
    claims,
  }));
  return zipBytes([...workbookEntries({}), ...large]);
}
