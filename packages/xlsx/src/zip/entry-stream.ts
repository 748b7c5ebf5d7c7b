import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createInflateRaw, type InflateRaw } from 'node:zlib';
import { WorkbookError } from '../model/workbook-error';
import type { ZipEntry } from './central-directory';
import { readInto, truncated } from './read-exactly';

const readBytes = 64 * 1024;
// Large enough that the round trip to the thread of zlib is small compared with the parsing.
const inflatedBytes = 128 * 1024;

/**
 * Yields the content of an entry with backpressure. A chunk is valid until the next one is requested. Throws as soon as there are
 * more bytes than the central directory declares, because the limits were checked against the declared size.
 */
export class EntryStream implements AsyncIterable<Buffer> {
  private total = 0;

  constructor(
    private readonly file: FileHandle,
    private readonly entry: ZipEntry,
    private readonly dataOffset: number,
  ) {}

  /** Part of the content that was read, 0 to 1. */
  get progress(): number {
    return this.entry.size === 0 ? 1 : this.total / this.entry.size;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer, void> {
    const { entry } = this;
    this.total = 0;
    try {
      for await (const chunk of entry.method === 0 ? this.stored() : this.inflated()) {
        this.total += chunk.length;
        if (this.total > entry.size) throw this.wrongSize();
        yield chunk;
        releaseMemory(chunk);
      }
    } catch (error) {
      throw this.translate(error);
    }
    if (this.total !== entry.size) throw this.wrongSize();
  }

  /** Ends after the file is not read any more, because the caller may close it then. */
  private async *inflated(): AsyncGenerator<Buffer, void> {
    const inflate = createInflateRaw({ chunkSize: inflatedBytes });
    const fed = this.feed(inflate).catch((error: Error) => void inflate.destroy(error));
    try {
      yield* inflate as Readable as AsyncIterable<Buffer>;
    } finally {
      inflate.destroy();
      await fed;
    }
  }

  private async feed(inflate: InflateRaw): Promise<void> {
    const closed = new Promise<void>((resolve) => void inflate.once('close', resolve));
    for await (const bytes of this.stored()) {
      if (inflate.destroyed) return;
      // Awaited, because the next read uses the same memory. A closed stream may never complete the write.
      const written = new Promise<void>((resolve, reject) =>
        inflate.write(bytes, (error) => (error ? reject(error) : resolve())),
      );
      await Promise.race([written, closed]);
    }
    inflate.end();
  }

  private async *stored(): AsyncGenerator<Buffer, void> {
    const end = this.dataOffset + this.entry.compressedSize;
    const piece = Buffer.allocUnsafeSlow(Math.min(readBytes, this.entry.compressedSize));
    for (let at = this.dataOffset; at < end; at += readBytes) {
      yield await readInto(this.file, piece.subarray(0, Math.min(readBytes, end - at)), at);
    }
  }

  private wrongSize(): WorkbookError {
    const { name } = this.entry;
    return new WorkbookError(
      'suspicious_archive',
      `The file declares a wrong size for "${name}". Save the workbook again.`,
      {
        part: name,
      },
    );
  }

  private translate(error: unknown): unknown {
    if (!isZlibError(error)) return error;
    if (error.code === 'Z_BUF_ERROR') return truncated();
    const { name } = this.entry;
    const message = `The file is damaged: "${name}" can't be unpacked. Save or download it again.`;
    return new WorkbookError('damaged', message, { part: name }, { cause: error });
  }
}

/**
 * Frees the memory of a chunk at once. The garbage collector sees only a small object, so tens of megabytes would accumulate.
 */
function releaseMemory({ buffer, byteOffset, length }: Buffer): void {
  const full = buffer.byteLength === inflatedBytes && byteOffset + length === inflatedBytes;
  if (full && buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** Checks the code and not the class, because errors of Node.js modules may be from another realm. */
function isZlibError(error: unknown): error is { readonly code: string } {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return typeof error.code === 'string' && error.code.startsWith('Z_');
}
