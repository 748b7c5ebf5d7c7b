import type { FileHandle } from 'node:fs/promises';
import { WorkbookError } from '../model/workbook-error';
import { readExactly, truncated } from './read-exactly';

export interface DirectoryLocation {
  readonly offset: number;
  readonly size: number;
  readonly entries: number;
}

const endSignature = 0x06054b50;
const endLength = 22;
const zip64EndSignature = 0x06064b50;
const zip64EndLength = 56;
const locatorSignature = 0x07064b50;
const locatorLength = 20;
const maxCommentLength = 0xffff;

/** Finds the central directory by the record at the end of the file (APPNOTE 4.3.14 to 4.3.16). */
export async function findCentralDirectory(file: FileHandle, fileSize: number): Promise<DirectoryLocation> {
  const tailLength = Math.min(fileSize, endLength + maxCommentLength + locatorLength);
  const tail = await readExactly(file, fileSize - tailLength, tailLength);
  const end = findEnd(tail);
  if (end === undefined) throw truncated();

  let location = {
    entries: tail.readUInt16LE(end + 10),
    size: tail.readUInt32LE(end + 12),
    offset: tail.readUInt32LE(end + 16),
  };
  let endsBefore = fileSize - tailLength + end;
  if (end >= locatorLength && tail.readUInt32LE(end - locatorLength) === locatorSignature) {
    endsBefore = safeNumber(tail.readBigUInt64LE(end - locatorLength + 8));
    location = await readZip64End(file, endsBefore, fileSize);
  }
  if (location.offset + location.size > endsBefore) {
    throw new WorkbookError(
      'suspicious_archive',
      'The file has a wrong position for its list of contents. Save it again.',
    );
  }
  return location;
}

/** The record must end at the end of the file. Otherwise two readers could see different archives. */
function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - endLength; at >= 0; at--) {
    if (tail.readUInt32LE(at) === endSignature && at + endLength + tail.readUInt16LE(at + 20) === tail.length)
      return at;
  }
  return undefined;
}

async function readZip64End(file: FileHandle, position: number, fileSize: number): Promise<DirectoryLocation> {
  if (position + zip64EndLength > fileSize) throw truncated();
  const record = await readExactly(file, position, zip64EndLength);
  if (record.readUInt32LE(0) !== zip64EndSignature) throw truncated();
  return {
    entries: safeNumber(record.readBigUInt64LE(32)),
    size: safeNumber(record.readBigUInt64LE(40)),
    offset: safeNumber(record.readBigUInt64LE(48)),
  };
}

/** Numbers over 2^53 are invalid. As infinity they fail all later comparisons. */
export function safeNumber(value: bigint): number {
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.POSITIVE_INFINITY : Number(value);
}
