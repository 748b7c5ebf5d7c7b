import { open } from 'node:fs/promises';
import { TemporaryFiles } from '../../test-support/temporary-files';
import { findCentralDirectory, safeNumber } from './end-of-central-directory';

const files = new TemporaryFiles();
afterAll(() => files.remove());

async function find(...parts: readonly Buffer[]) {
  const bytes = Buffer.concat(parts);
  const file = await open(await files.write(bytes, 'archive.zip'));
  try {
    return await findCentralDirectory(file, bytes.length);
  } finally {
    await file.close();
  }
}

function end({ entries = 3, size = 40, offset = 10, comment = '' } = {}): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(entries, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  record.writeUInt16LE(comment.length, 20);
  return Buffer.concat([record, Buffer.from(comment)]);
}

function zip64End({ entries = 4n, size = 41n, offset = 11n, signature = 0x06064b50 } = {}): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(signature, 0);
  record.writeBigUInt64LE(entries, 32);
  record.writeBigUInt64LE(size, 40);
  record.writeBigUInt64LE(offset, 48);
  return record;
}

function locator(position: number | bigint, signature = 0x07064b50): Buffer {
  const record = Buffer.alloc(20);
  record.writeUInt32LE(signature, 0);
  record.writeBigUInt64LE(BigInt(position), 8);
  return record;
}

const content = Buffer.alloc(60);
const truncated = { code: 'truncated' };
const suspicious = { code: 'suspicious_archive' };

describe('the central directory', () => {
  it('is found by the record at the end', async () => {
    const location = { entries: 3, size: 40, offset: 10 };

    expect(await find(content, end())).toEqual(location);
    expect(await find(content, end({ comment: 'a comment' }))).toEqual(location);
    expect(await find(content, end({ comment: 'x'.repeat(0xffff) }))).toEqual(location);
    expect(await find(end({ size: 0, offset: 0, entries: 0 }))).toEqual({ entries: 0, size: 0, offset: 0 });
  });

  it('is not found behind a record that does not end at the end of the file', async () => {
    const later = end({ entries: 9 });

    expect(await find(content, end(), later)).toMatchObject({ entries: 9 });
    expect(await find(content, end({ comment: `${later}${'x'.repeat(7)}` }))).toMatchObject({ entries: 3 });
    await expect(find(content, end(), Buffer.alloc(1))).rejects.toMatchObject(truncated);
    await expect(find(content, end().subarray(0, 21))).rejects.toMatchObject(truncated);
    await expect(find(Buffer.alloc(0))).rejects.toMatchObject(truncated);
    await expect(find(content)).rejects.toMatchObject(truncated);
  });

  it('may end where the record begins, and not later', async () => {
    expect(await find(content, end({ size: 50, offset: 10 }))).toMatchObject({ size: 50 });
    await expect(find(content, end({ size: 51, offset: 10 }))).rejects.toMatchObject(suspicious);
    await expect(find(content, end({ size: 50, offset: 11, comment: 'text' }))).rejects.toMatchObject(suspicious);
  });

  it('is found by the zip64 record', async () => {
    const location = { entries: 4, size: 41, offset: 11 };
    const small = end({ entries: 0xffff, size: 0xffffffff, offset: 0xffffffff });

    expect(await find(content, zip64End(), locator(60), small)).toEqual(location);
    expect(await find(zip64End({ size: 0n, offset: 0n }), locator(0), small)).toEqual({
      entries: 4,
      size: 0,
      offset: 0,
    });
    expect(await find(content, zip64End({ size: 49n }), locator(60), small)).toMatchObject({ size: 49 });
    await expect(find(content, zip64End({ size: 50n }), locator(60), small)).rejects.toMatchObject(suspicious);
    await expect(find(content, zip64End({ offset: 2n ** 60n }), locator(60), small)).rejects.toMatchObject(suspicious);
  });

  it('is found by the short record without a locator', async () => {
    expect(await find(content, zip64End(), locator(60, 0x07064b51), end())).toMatchObject({ entries: 3 });
    expect(await find(locator(0, 0x07064b51), end({ size: 20, offset: 0 }))).toMatchObject({ entries: 3, size: 20 });
  });

  it('is not found if the zip64 record is elsewhere', async () => {
    await expect(find(content, zip64End(), locator(59), end())).rejects.toMatchObject(truncated);
    await expect(find(content, zip64End({ signature: 1 }), locator(60), end())).rejects.toMatchObject(truncated);
    await expect(find(locator(0), end())).rejects.toMatchObject(truncated);
    await expect(find(content, zip64End(), locator(2n ** 60n), end())).rejects.toMatchObject(truncated);
  });

  it('may have a zip64 record up to the end of the file', async () => {
    const last = Buffer.concat([locator(0), end()]);
    const position = last.length + 60 - 56;

    await expect(find(content, locator(position), end())).rejects.toMatchObject(truncated);
    await expect(find(content, locator(position + 1), end())).rejects.toMatchObject(truncated);
  });
});

it('accepts only numbers that are exact', () => {
  expect(safeNumber(BigInt(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
  expect(safeNumber(BigInt(Number.MAX_SAFE_INTEGER) + 1n)).toBe(Number.POSITIVE_INFINITY);
});
