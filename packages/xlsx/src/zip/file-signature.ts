import { open, stat } from 'node:fs/promises';
import { WorkbookError } from '../model/workbook-error';
import type { WorkbookLimits } from '../model/workbook-limits';

const zipStart = Buffer.from('PK\x03\x04', 'latin1');
const emptyZipStart = Buffer.from('PK\x05\x06', 'latin1');
const compoundFileStart = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Name of the stream in password-protected workbooks (MS-OFFCRYPTO 2.3). */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le');
const chunkBytes = 1024 * 1024;

/** @throws WorkbookError if the first bytes are not those of a zip file, with the actual format if it is known */
export async function assertZipSignature(path: string, limits: WorkbookLimits): Promise<void> {
  const { size } = await stat(path);
  if (size === 0) throw new WorkbookError('empty_file', 'The file is empty. Send an Excel workbook (.xlsx).');
  if (size > limits.fileBytes) {
    const most = Math.floor(limits.fileBytes / 1024 / 1024);
    throw new WorkbookError('too_large', `The file is larger than ${most} MB. Split the workbook into smaller ones.`);
  }
  const file = await open(path, 'r');
  try {
    const start = Buffer.alloc(8);
    await file.read(start, 0, start.length, 0);
    if (start.subarray(0, 4).equals(zipStart)) return;
    if (start.equals(compoundFileStart)) throw await compoundFileError(file);
    if (start.subarray(0, 4).equals(emptyZipStart)) throw notAWorkbook('The file is an empty zip archive.');
    throw notAWorkbook('The content of the file is not an Excel workbook.');
  } finally {
    await file.close();
  }
}

async function compoundFileError(file: Awaited<ReturnType<typeof open>>): Promise<WorkbookError> {
  const chunk = Buffer.alloc(chunkBytes + encryptedStream.length);
  for (let at = 0; ; at += chunkBytes) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
    if (chunk.subarray(0, bytesRead).includes(encryptedStream)) {
      return new WorkbookError('encrypted', 'The workbook is protected by a password. Save it without one.');
    }
    if (bytesRead < chunk.length) break;
  }
  return new WorkbookError(
    'legacy_format',
    'This is a workbook of Excel 97–2003 (.xls). Save it as an Excel workbook (.xlsx).',
  );
}

function notAWorkbook(message: string): WorkbookError {
  return new WorkbookError('not_a_workbook', `${message} Send an Excel workbook (.xlsx), or CSV as a file named .csv.`);
}
