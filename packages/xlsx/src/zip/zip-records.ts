/** A written entry, as the central directory lists it. */
export interface WrittenEntry {
  readonly name: string;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly offset: number;
}

const deflated = 8;
// Bit 3: sizes follow the data; bit 11: names are UTF-8.
const flags = 0x0808;
const version = 20;
const zip64Version = 45;
// 1 January 1980, the earliest date of the format, so that equal content results in equal files.
const dosDate = 0x21;
const inZip64 = 0xffffffff;

export function localHeader(name: string): Buffer {
  const nameBytes = Buffer.from(name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt16LE(dosDate, 12);
  header.writeUInt16LE(nameBytes.length, 26);
  return Buffer.concat([header, nameBytes]);
}

/** Sizes have four bytes. The sheet writer ensures that an entry is smaller than 4 GiB. */
export function dataDescriptor({ crc, compressedSize, size }: WrittenEntry): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(compressedSize, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
}

/** The central directory with its end records. Zip64 records are written only for offsets from `zip64From`. */
export function centralDirectory(entries: readonly WrittenEntry[], start: number, zip64From: number): Buffer {
  const headers = entries.map((entry) => centralHeader(entry, zip64From));
  const size = headers.reduce((sum, header) => sum + header.length, 0);
  const wide = start >= zip64From;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(wide ? inZip64 : start, 16);
  return Buffer.concat([...headers, ...(wide ? [zip64End(entries.length, size, start)] : []), end]);
}

function centralHeader({ name, crc, compressedSize, size, offset }: WrittenEntry, zip64From: number): Buffer {
  const nameBytes = Buffer.from(name);
  const wide = offset >= zip64From;
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(wide ? zip64Version : version, 4);
  header.writeUInt16LE(wide ? zip64Version : version, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(deflated, 10);
  header.writeUInt16LE(dosDate, 14);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(compressedSize, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(nameBytes.length, 28);
  header.writeUInt16LE(wide ? 12 : 0, 30);
  header.writeUInt32LE(wide ? inZip64 : offset, 42);
  return Buffer.concat([header, nameBytes, wide ? zip64Offset(offset) : Buffer.alloc(0)]);
}

function zip64Offset(offset: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(0x0001, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return extra;
}

function zip64End(entries: number, size: number, start: number): Buffer {
  const record = Buffer.alloc(56 + 20);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(zip64Version, 12);
  record.writeUInt16LE(zip64Version, 14);
  record.writeBigUInt64LE(BigInt(entries), 24);
  record.writeBigUInt64LE(BigInt(entries), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  record.writeUInt32LE(0x07064b50, 56);
  record.writeBigUInt64LE(BigInt(start + size), 64);
  record.writeUInt32LE(1, 72);
  return record;
}
