import type { Readable, Writable } from 'node:stream';
import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';
import { ignoreLateErrors, writeWithBackpressure } from './write-with-backpressure';
import { centralDirectory, dataDescriptor, localHeader, type WrittenEntry } from './zip-records';

interface OpenEntry {
  readonly name: string;
  readonly offset: number;
  readonly deflate: DeflateRaw;
  readonly compressed: Promise<number>;
  crc: number;
  size: number;
}

export interface ZipWriterOptions {
  readonly level: number;
  /** Offset from which zip64 records are written. Lower in tests. */
  readonly zip64From?: number;
}

/** Writes an archive sequentially, one entry after the other, to an output without random access. */
export class ZipWriter {
  private readonly entries: WrittenEntry[] = [];
  private open: OpenEntry | undefined;
  private offset = 0;

  private readonly output: Writable;

  constructor(
    output: Writable,
    private readonly options: ZipWriterOptions,
  ) {
    this.output = ignoreLateErrors(output);
  }

  async begin(name: string): Promise<void> {
    const offset = this.offset;
    await this.put(localHeader(name));
    const deflate = createDeflateRaw({ level: this.options.level, chunkSize: 64 * 1024 });
    const compressed = this.forward(deflate);
    // `write` or `end` throws the error. Until then it must not count as unhandled.
    compressed.catch((error: Error) => deflate.destroy(error));
    this.open = { name, offset, deflate, compressed, crc: 0, size: 0 };
  }

  /** Resolves when the memory of `bytes` can be reused. */
  write(bytes: Uint8Array): Promise<void> {
    const { open } = this;
    if (open === undefined) throw new Error('No entry is open.');
    open.crc = crc32(bytes, open.crc);
    open.size += bytes.length;
    return new Promise((resolve, reject) => {
      open.deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }

  async end(): Promise<void> {
    const { open } = this;
    if (open === undefined) return;
    this.open = undefined;
    open.deflate.end();
    const entry = { ...open, compressedSize: await open.compressed };
    await this.put(dataDescriptor(entry));
    this.entries.push(entry);
  }

  /** Writes the directory. The caller ends the output. */
  async finish(): Promise<void> {
    await this.put(centralDirectory(this.entries, this.offset, this.options.zip64From ?? 0xffffffff));
  }

  private async forward(deflate: DeflateRaw): Promise<number> {
    const start = this.offset;
    for await (const chunk of deflate as Readable as AsyncIterable<Buffer>) await this.put(chunk);
    return this.offset - start;
  }

  private async put(bytes: Uint8Array): Promise<void> {
    this.offset += bytes.length;
    await writeWithBackpressure(this.output, bytes);
  }
}
