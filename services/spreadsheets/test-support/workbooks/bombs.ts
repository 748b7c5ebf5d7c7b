import type { HostileWorkbook } from './hostile-workbook';
import { noise } from './noise';
import { workbookBytes, workbookEntries } from './workbook-bytes';
import { type ZipEntryRecipe, zipBytes } from './zip-bytes';

const megabyte = 1024 * 1024;
const filler = (bytes: number) => Buffer.alloc(bytes, '<si><t>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</t></si>');
const replaced = (entry: ZipEntryRecipe) => workbookBytes({ entries: [entry] });

/** Small files that unpack to large ones. */
export function bombs(): HostileWorkbook[] {
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
