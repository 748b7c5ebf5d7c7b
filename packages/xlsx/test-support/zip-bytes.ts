import { crc32, deflateRawSync } from 'node:zlib';

/** An entry with arbitrary values in both headers. */
export interface ZipEntryRecipe {
  readonly name: string;
  readonly content: Buffer | string;
  readonly stored?: boolean;
  readonly method?: number;
  readonly flags?: number;
  /** Values of the central directory that differ from the content. */
  readonly claims?: { readonly size?: number; readonly compressedSize?: number; readonly offset?: number };
  /** Bytes after the end of the deflate stream. */
  readonly trailing?: Buffer;
  /** Values of the local header. Default: none, as streaming writers do. */
  readonly localSize?: number;
}

/** A zip archive of these entries, in this order. */
export function zipBytes(recipes: readonly ZipEntryRecipe[], comment = ''): Buffer {
  const pieces: Buffer[] = [];
  const headers: Buffer[] = [];
  let offset = 0;
  for (const recipe of recipes) {
    const content = Buffer.from(recipe.content);
    const data = Buffer.concat([recipe.stored ? content : deflateRawSync(content), recipe.trailing ?? Buffer.alloc(0)]);
    const header = localHeader(recipe);
    headers.push(centralHeader(recipe, content, data, offset));
    pieces.push(header, data);
    offset += header.length + data.length;
  }
  const directory = Buffer.concat(headers);
  return Buffer.concat([...pieces, directory, endRecord(recipes.length, directory.length, offset, comment)]);
}

function localHeader({ name, stored, method, flags = 0, localSize = 0 }: ZipEntryRecipe): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method ?? (stored ? 0 : 8), 8);
  header.writeUInt32LE(localSize, 18);
  header.writeUInt32LE(localSize, 22);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([header, Buffer.from(name)]);
}

function centralHeader(recipe: ZipEntryRecipe, content: Buffer, data: Buffer, offset: number): Buffer {
  const { name, stored, method, flags = 0, claims = {} } = recipe;
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(method ?? (stored ? 0 : 8), 10);
  header.writeUInt32LE(crc32(content), 16);
  header.writeUInt32LE(claims.compressedSize ?? data.length, 20);
  header.writeUInt32LE(claims.size ?? content.length, 24);
  header.writeUInt16LE(Buffer.byteLength(name), 28);
  header.writeUInt32LE(claims.offset ?? offset, 42);
  return Buffer.concat([header, Buffer.from(name)]);
}

function endRecord(entries: number, size: number, offset: number, comment: string): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}
