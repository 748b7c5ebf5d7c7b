import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@trackway/errors';
import type { BlobStore } from '../blob-store';
import { discardBlob } from '../discard-blob';
import { MeasuringStream } from './measuring-stream';
import { type Multipart, type MultipartLimits, readMultipart } from './read-multipart';

export interface ReceivedBlob {
  readonly key: string;
  /** The file name from the client. */
  readonly name: string;
  readonly size: number;
  /** SHA-256. */
  readonly hash: string;
  /** The first 512 bytes. */
  readonly head: Buffer;
}

/**
 * Streams the part `file` of a multipart request to the store under `key`. `accept` validates and converts it. A rejected file is
 * removed.
 * @throws AppError like `readMultipart`, 413 `payload_too_large`, and errors of `accept`
 */
export async function receiveBlob<T>(
  request: IncomingMessage,
  { storage, key }: { readonly storage: BlobStore; readonly key: string },
  limits: MultipartLimits,
  accept: (blob: ReceivedBlob) => T,
): Promise<Multipart<T>> {
  const storeFile = async (stream: Readable, name: string) => {
    const measured = new MeasuringStream();
    await Promise.all([storage.put(key, measured), pipeline(stream, measured)]);
    assertMaxBytes(measured.bytes, limits.fileBytes);
    return accept({ key, name, size: measured.bytes, hash: measured.hash(), head: measured.head });
  };
  try {
    return await readMultipart(request, limits, storeFile);
  } catch (error) {
    await discardBlob(storage, key);
    throw error;
  }
}

/** @throws AppError 413 `payload_too_large` */
export function assertMaxBytes(bytes: number, limit: number): void {
  if (bytes <= limit) return;
  const megabytes = Math.floor(limit / (1024 * 1024));
  const message = `The file must have at most ${limit} bytes (${megabytes} MB).`;
  throw new AppError('too_large', 'payload_too_large', message);
}
