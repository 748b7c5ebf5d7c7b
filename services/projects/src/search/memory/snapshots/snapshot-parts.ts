import type { Readable } from 'node:stream';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { Part, StoredColumn, TimeSlices } from '@trackway/columnar';

/** A part with the name of what it belongs to. */
export type NamedPart = readonly [name: string, part: Part];

/** Length and CRC-32 of a part. */
const PREFIX_BYTES = 8;
/** The largest part is one long text with its copies. A greater length is from damaged data. */
const MAX_PART_BYTES = 64 * 2 ** 20;
const END = 'end';

/** Encodes parts, each with its checksum, and how many there are. @throws if `signal` aborts */
export async function* encodeParts(
  columns: readonly StoredColumn[],
  { slices, signal }: { readonly slices: TimeSlices; readonly signal?: AbortSignal | undefined },
): AsyncGenerator<Buffer> {
  let count = 0;
  for (const { name, parts } of columns) {
    for (const part of parts) {
      signal?.throwIfAborted();
      await slices.yieldIfDue();
      yield encode([name, part]);
      count += 1;
    }
  }
  yield encode([END, { count }]);
}

/** Reads the parts that `encodeParts` encoded, and closes the stream. @throws Error if they are damaged or not complete */
export async function* readParts(content: Readable): AsyncGenerator<NamedPart> {
  try {
    yield* decodeParts(content);
  } finally {
    content.destroy();
  }
}

async function* decodeParts(content: Readable): AsyncGenerator<NamedPart> {
  const reader = new ByteReader(content);
  for (let count = 0; ; count += 1) {
    const prefix = await reader.read(PREFIX_BYTES);
    const length = prefix.readUInt32LE(0);
    if (length > MAX_PART_BYTES) throw new Error('A part of the snapshot is too long.');
    const encoded = await reader.read(length);
    if (crc32(encoded) !== prefix.readUInt32LE(4)) throw new Error('A part of the snapshot is damaged.');
    const [name, part] = deserialize(encoded) as NamedPart;
    if (name !== END) yield [name, part];
    else if (part['count'] === count) return;
    else throw new Error('The snapshot is not complete.');
  }
}

function encode(named: NamedPart): Buffer {
  const encoded = serialize(named);
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32LE(encoded.length, 0);
  prefix.writeUInt32LE(crc32(encoded), 4);
  return Buffer.concat([prefix, encoded]);
}

/** Reads a stream in pieces of given lengths. */
class ByteReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private buffered: Buffer[] = [];
  private length = 0;

  constructor(content: Readable) {
    this.chunks = content[Symbol.asyncIterator]();
  }

  async read(count: number): Promise<Buffer> {
    while (this.length < count) {
      const { value, done } = await this.chunks.next();
      if (done) throw new Error('The snapshot is truncated.');
      this.buffered.push(value);
      this.length += value.length;
    }
    const all = this.buffered.length === 1 ? (this.buffered[0] as Buffer) : Buffer.concat(this.buffered);
    this.buffered = [all.subarray(count)];
    this.length = all.length - count;
    return all.subarray(0, count);
  }
}
