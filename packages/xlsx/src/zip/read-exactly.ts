import type { FileHandle } from 'node:fs/promises';
import { WorkbookError } from '../model/workbook-error';

/** Reads `length` bytes at `position`. @throws WorkbookError `truncated` if the file ends before */
export function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer> {
  return readInto(file, Buffer.alloc(length), position);
}

export async function readInto(file: FileHandle, bytes: Buffer, position: number): Promise<Buffer> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, position + done);
    if (bytesRead === 0) throw truncated();
    done += bytesRead;
  }
  return bytes;
}

export function truncated(): WorkbookError {
  return new WorkbookError(
    'truncated',
    'The file is incomplete: its end is missing. Save or download it again and send the whole file.',
  );
}
