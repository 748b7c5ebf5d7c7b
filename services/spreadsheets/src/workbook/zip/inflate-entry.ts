import type { FileHandle } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { WorkbookError } from '../workbook-error';
import type { ZipEntry } from './central-directory';
import { readExactly, truncated } from './read-exactly';

const readBytes = 64 * 1024;
// Large enough that a trip to zlib's thread is small beside the scanning of what it brings.
const inflatedBytes = 128 * 1024;

/**
 * The content of an entry, inflated chunk by chunk as it is asked for. Stops as soon as there is more than the central
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
      for await (const chunk of this.open()) {
        this.total += chunk.length;
        if (this.total > entry.size) throw this.lies();
        yield chunk;
      }
    } catch (error) {
      throw this.translate(error);
    }
    if (this.total !== entry.size) throw this.lies();
  }

  private async *open(): AsyncGenerator<Buffer, void> {
    if (this.entry.method === 0) {
      yield* this.compressed();
      return;
    }
    const inflate = createInflateRaw({ chunkSize: inflatedBytes });
    pipeline(Readable.from(this.compressed(), { highWaterMark: 1 }), inflate, ignoreErrorsSeenByTheReader);
    yield* inflate as Readable as AsyncIterable<Buffer>;
  }

  private async *compressed(): AsyncGenerator<Buffer, void> {
    const end = this.dataOffset + this.entry.compressedSize;
    for (let at = this.dataOffset; at < end; at += readBytes) {
      yield await readExactly(this.file, at, Math.min(readBytes, end - at));
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

/** The iteration over the inflating stream throws the same error; the callback only keeps it from being unhandled. */
function ignoreErrorsSeenByTheReader(): void {}

function isZlibError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
}
