import { defaultWorkbookLimits, type WorkbookLimits } from '../model/workbook-limits';
import type { SheetInfo } from '../model/workbook-reader';
import { readWorkbookPackage } from '../parts/workbook-package';
import { assertZipSignature } from '../zip/file-signature';
import { ZipArchive } from '../zip/zip-archive';

/**
 * Whether a file can be read as a workbook, checked while its sender waits: signature, archive and list of sheets, but
 * no rows. Rejects with a `WorkbookError` that says what the file is instead.
 */
export async function inspectWorkbook(
  path: string,
  overrides: Partial<WorkbookLimits> = {},
): Promise<readonly SheetInfo[]> {
  const limits = { ...defaultWorkbookLimits, ...overrides };
  await assertZipSignature(path, limits);
  const archive = await ZipArchive.open(path, limits);
  try {
    const { sheets } = await readWorkbookPackage(archive, limits);
    return sheets.map(({ name, hidden }) => ({ name, hidden }));
  } finally {
    await archive.close();
  }
}
