import { WorkbookError } from '../model/workbook-error';
import type { WorkbookLimits } from '../model/workbook-limits';
import type { ZipEntry } from '../zip/central-directory';
import type { ZipArchive } from '../zip/zip-archive';
import { SharedStringsScanner } from './shared-strings-scanner';
import { StringArena } from './string-arena';

/** Reads all shared strings, because cells refer to them by index in any order. Calls `check` for each chunk, which may throw. */
export async function loadSharedStrings(
  archive: ZipArchive,
  entry: ZipEntry,
  limits: WorkbookLimits,
  temporaryFolder: string | undefined,
  check: () => void,
): Promise<StringArena> {
  if (entry.size > limits.sharedStringBytes) {
    const most = Math.floor(limits.sharedStringBytes / 1024 / 1024);
    throw new WorkbookError(
      'too_large',
      `The texts of the workbook take more than ${most} MB. Split it into smaller ones.`,
      {
        part: entry.name,
      },
    );
  }
  const arena = new StringArena(limits.sharedStringMemory, temporaryFolder);
  try {
    const scanner = new SharedStringsScanner(entry.name, arena, limits);
    for await (const chunk of await archive.stream(entry)) {
      check();
      scanner.push(chunk);
    }
    scanner.end();
    return arena;
  } catch (error) {
    arena.close();
    throw error;
  }
}
