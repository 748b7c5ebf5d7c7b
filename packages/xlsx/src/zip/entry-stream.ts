import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createInflateRaw, type InflateRaw } from 'node:zlib';
import { WorkbookError } from '../model/workbook-error';
import type { ZipEntry } from './central-directory';
import { readInto, truncated } from './read-exactly';

const readBytes = 64 * 1024;
// Large enough that a trip to zlib's thread is small beside the scanning of what it brings.
const inflatedBytes = 128 * 1024;

/**
 * The content of an entry, inflated chunk by chunk as it is asked for; a chunk is good until the next one is. Stops as soon as there is more than the central
 * directory said: its sizes were held to the budgets, so nothing beyond them may come out.
 */
export class EntryStream implements AsyncIterable<Buffer> {
  private total = 0;

  constructor(
    private readonly file: FileHandle,
    private readonly entry: ZipEntry,
    private readonly dataOffset: number,
  ) {}

  /** How much of the content has come out, 0 to 1. */
  get progress(): number {
    return this.entry.size === 0 ? 1 : this.total / this.entry.size;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer, void> {
    const { entry } = this;
    this.total = 0;
    try {
      for await (const chunk of entry.method === 0 ? this.stored() : this.inflated()) {
        this.total += chunk.length;
        if (this.total > entry.size) throw this.lies();
        yield chunk;
        giveBack(chunk);
      }
    } catch (error) {
      throw this.translate(error);
    }
    if (this.total !== entry.size) throw this.lies();
  }

  private inflated(): AsyncIterable<Buffer> {
    const inflate = createInflateRaw({ chunkSize: inflatedBytes });
    this.feed(inflate).catch((error: Error) => inflate.destroy(error));
    return inflate as Readable as AsyncIterable<Buffer>;
  }

  private async feed(inflate: InflateRaw): Promise<void> {
    for await (const bytes of this.stored()) {
      if (inflate.destroyed) return;
      // Awaited because the next piece is read into the same memory.
      await new Promise<void>((resolve, reject) =>
        inflate.write(bytes, (error) => (error ? reject(error) : resolve())),
      );
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

  private lies(): WorkbookError {
    const { name } = this.entry;
    return new WorkbookError(
      'suspicious_archive',
      `The file lies about the size of "${name}". Save the workbook again.`,
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
 * Frees a chunk that zlib has filled and let go. Left to the garbage collector, which sees only the small object in
 * front of the memory, tens of megabytes of such chunks would lie about.
 */
function giveBack({ buffer, byteOffset, length }: Buffer): void {
  const full = buffer.byteLength === inflatedBytes && byteOffset + length === inflatedBytes;
  if (full && buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** Told by what it has, not by its class: errors of Node's own modules may come from another realm. */
function isZlibError(error: unknown): error is { readonly code: string } {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return typeof error.code === 'string' && error.code.startsWith('Z_');
}
