import { WorkbookError } from '../model/workbook-error';
import { safeNumber } from './end-of-central-directory';

/** An entry of the central directory. Local headers repeat these values and are ignored. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly encrypted: boolean;
  readonly compressedSize: number;
  readonly size: number;
  readonly offset: number;
}

const headerSignature = 0x02014b50;
const headerLength = 46;
const zip64Extra = 0x0001;
const inZip64 = 0xffffffff;

export function parseCentralDirectory(bytes: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + headerLength > bytes.length || bytes.readUInt32LE(at) !== headerSignature) throw damaged();
    const nameLength = bytes.readUInt16LE(at + 28);
    const extraLength = bytes.readUInt16LE(at + 30);
    const extraStart = at + headerLength + nameLength;
    const next = extraStart + extraLength + bytes.readUInt16LE(at + 32);
    if (next > bytes.length) throw damaged();
    entries.push({
      // Some writers on Windows separate with backslashes.
      name: bytes.toString('utf8', at + headerLength, extraStart).replaceAll('\\', '/'),
      method: bytes.readUInt16LE(at + 10),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      ...sizes(bytes, at, bytes.subarray(extraStart, extraStart + extraLength)),
    });
    at = next;
  }
  // Otherwise another reader could see additional entries.
  if (at !== bytes.length) throw damaged();
  return entries;
}

function sizes(bytes: Buffer, at: number, extra: Buffer): Pick<ZipEntry, 'size' | 'compressedSize' | 'offset'> {
  const wide = zip64Fields(extra);
  const field = (value: number) => (value === inZip64 ? (wide.shift() ?? Number.POSITIVE_INFINITY) : value);
  // Order of the 64-bit fields (APPNOTE 4.5.3).
  const size = field(bytes.readUInt32LE(at + 24));
  const compressedSize = field(bytes.readUInt32LE(at + 20));
  const offset = field(bytes.readUInt32LE(at + 42));
  return { size, compressedSize, offset };
}

function zip64Fields(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === zip64Extra) {
      const data = extra.subarray(at + 4, at + 4 + length);
      return Array.from({ length: Math.floor(data.length / 8) }, (_, n) => safeNumber(data.readBigUInt64LE(n * 8)));
    }
    at += 4 + length;
  }
  return [];
}

function damaged(): WorkbookError {
  return new WorkbookError('damaged', 'The list of contents inside the file is damaged. Save the workbook again.');
}
