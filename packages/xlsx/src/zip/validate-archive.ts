import { WorkbookError } from '../model/workbook-error';
import type { WorkbookLimits } from '../model/workbook-limits';
import type { ZipEntry } from './central-directory';

const ratioMattersFrom = 1024 * 1024;
const localHeaderLength = 30;
const stored = 0;
const deflated = 8;

/** Rejects archives that no spreadsheet program writes, before bytes are inflated. Entries end at or before `directoryOffset`. */
export function assertValidArchive(
  entries: readonly ZipEntry[],
  directoryOffset: number,
  limits: WorkbookLimits,
): void {
  const names = new Set<string>();
  for (const entry of entries) {
    assertValidName(entry.name, names);
    assertReadable(entry);
    if (entry.size > ratioMattersFrom && entry.size > entry.compressedSize * limits.ratio) {
      throw suspicious(`"${entry.name}" inflates to more than ${limits.ratio} times its size`, entry.name);
    }
  }
  const inflated = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (inflated > limits.inflatedBytes) {
    const most = Math.floor(limits.inflatedBytes / 1024 / 1024);
    throw new WorkbookError('too_large', `The workbook unpacks to more than ${most} MB. Split it into smaller ones.`);
  }
  assertNoOverlap(entries, directoryOffset);
}

function assertValidName(name: string, names: Set<string>): void {
  const segments = name.split('/');
  if (name === '' || name.startsWith('/') || name.includes('\0') || /^[a-z]:/i.test(name) || segments.includes('..')) {
    throw suspicious('it has a part whose name points outside of the file', name);
  }
  // Part names are not case-sensitive (ECMA-376 part 2, 6.2.2.3).
  const key = name.toLowerCase();
  if (names.has(key)) throw suspicious(`it contains "${name}" twice`, name);
  names.add(key);
}

function assertReadable({ name, encrypted, method }: ZipEntry): void {
  if (encrypted) {
    throw new WorkbookError('encrypted', 'The workbook is protected by a password. Save it without one.', {
      part: name,
    });
  }
  if (method !== stored && method !== deflated) {
    throw suspicious(`"${name}" is compressed with an unsupported method`, name);
  }
}

function assertNoOverlap(entries: readonly ZipEntry[], directoryOffset: number): void {
  const byOffset = [...entries].sort((a, b) => a.offset - b.offset);
  for (const [index, entry] of byOffset.entries()) {
    const end = byOffset[index + 1]?.offset ?? directoryOffset;
    if (entry.offset + localHeaderLength + entry.compressedSize > end) {
      throw suspicious(`"${entry.name}" overlaps with what follows it`, entry.name);
    }
  }
}

function suspicious(why: string, part: string): WorkbookError {
  return new WorkbookError('suspicious_archive', `The file is not a valid workbook: ${why}.`, { part });
}
