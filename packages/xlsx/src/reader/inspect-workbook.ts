import { defaultWorkbookLimits, type WorkbookLimits } from '../model/workbook-limits';
import type { SheetInfo } from '../model/workbook-reader';
import { readWorkbookPackage } from '../parts/workbook-package';
import { assertZipSignature } from '../zip/file-signature';
import { ZipArchive } from '../zip/zip-archive';

/**
 * Checks whether a file is a workbook: signature, archive and list of sheets, but no rows. Returns the sheets.
 * @throws WorkbookError with a message that names the actual format, if it is known
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
