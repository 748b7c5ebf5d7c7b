import { crc32 } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: Buffer;
}

const DIRECTORY_ENTRY_BYTES = 46;

/** A ZIP archive without compression, so that mutations of the parts change what the reader reads. */
export function storedZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const fields = entryFields(name, content);
    const local = Buffer.concat([header(0x04034b50), fields, Buffer.from(name), content]);
    directory.push(directoryEntry(fields, offset), Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}

function header(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}

/** From the needed version to the length of the extra field, which local and central entries have in common. */
function entryFields(name: string, content: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function directoryEntry(fields: Buffer, offset: number): Buffer {
  const entry = Buffer.alloc(DIRECTORY_ENTRY_BYTES);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  fields.copy(entry, 6);
  entry.writeUInt32LE(offset, 42);
  return entry;
}
