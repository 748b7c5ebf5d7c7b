import type { TextOptions } from '../model/text-format';
import { WorkbookError } from '../model/workbook-error';
import { defaultWorkbookLimits, type WorkbookLimits } from '../model/workbook-limits';
import type { WorkbookReader } from '../model/workbook-reader';
import { parseStylesPart } from '../parts/styles-part';
import { type PackagedSheet, readWorkbookPackage, type WorkbookPackage } from '../parts/workbook-package';
import { assertZipSignature } from '../zip/file-signature';
import { ZipArchive } from '../zip/zip-archive';
import { FileWorkbookReader } from './file-workbook-reader';
import { openTextFile } from './open-text-file';

export interface OpenWorkbookOptions {
  /** Name of the sheet. Default: the first visible sheet. */
  readonly sheet?: string | undefined;
  /** Reads the file as CSV or TSV. The settings that are missing are detected. */
  readonly text?: TextOptions | undefined;
  readonly limits?: Partial<WorkbookLimits> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Folder for shared strings that exceed the memory limit. Default: the temporary folder of the system. */
  readonly temporaryFolder?: string | undefined;
}

/** Opens a workbook or a CSV file in this thread. For untrusted files use `openWorkbookInWorker`. */
export async function openWorkbook(path: string, options: OpenWorkbookOptions = {}): Promise<WorkbookReader> {
  const { text, signal } = options;
  if (text) return openTextFile(path, { text, limits: options.limits, signal });
  const limits = { ...defaultWorkbookLimits, ...options.limits };
  await assertZipSignature(path, limits);
  const archive = await ZipArchive.open(path, limits);
  try {
    const contents = await readWorkbookPackage(archive, limits);
    const sheet = chooseSheet(contents, options.sheet);
    const { styles } = contents;
    return new FileWorkbookReader({
      archive,
      contents,
      sheet,
      limits,
      styles: styles
        ? parseStylesPart(await archive.read(styles, limits.smallPartBytes), styles.name)
        : new Uint8Array(),
      signal,
      temporaryFolder: options.temporaryFolder,
    });
  } catch (error) {
    await archive.close();
    throw error;
  }
}

function chooseSheet({ sheets }: WorkbookPackage, name: string | undefined): PackagedSheet {
  const wanted = name?.trim().toLowerCase();
  const found =
    wanted === undefined
      ? (sheets.find(({ hidden }) => !hidden) ?? sheets[0])
      : (sheets.find((sheet) => sheet.name === name) ?? sheets.find((sheet) => sheet.name.toLowerCase() === wanted));
  if (found !== undefined) return found;
  const names = sheets.slice(0, 20).map((sheet) => `"${sheet.name.slice(0, 31)}"`);
  throw new WorkbookError(
    'sheet_not_found',
    `The workbook has no sheet "${name?.slice(0, 31)}". It has ${names.join(', ')}.`,
  );
}
