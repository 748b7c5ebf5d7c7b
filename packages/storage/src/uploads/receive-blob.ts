import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@trackway/errors';
import type { BlobStore } from '../blob-store';
import { Measured } from './measured';
import { type Multipart, type MultipartLimits, readMultipart } from './read-multipart';

export interface ReceivedBlob {
  readonly key: string;
  /** As the client gave it. */
  readonly name: string;
  readonly size: number;
  /** SHA-256. */
  readonly hash: string;
  /** Its first 512 bytes. */
  readonly head: Buffer;
}

/**
 * Streams the part `file` of a multipart request into the store under `key`, whole or not at all, and never whole in memory.
 * `accept` makes of it what the service keeps, or throws. Whatever is refused leaves nothing behind.
 * @throws AppError as `readMultipart` does, 413 `payload_too_large`, and what `accept` throws.
 */
export async function receiveBlob<T>(
  request: IncomingMessage,
  { storage, key }: { readonly storage: BlobStore; readonly key: string },
  limits: MultipartLimits,
  accept: (blob: ReceivedBlob) => T,
): Promise<Multipart<T>> {
  const take = async (stream: Readable, name: string) => {
    const measured = new Measured();
    await Promise.all([storage.put(key, measured), pipeline(stream, measured)]);
    refuseTooLarge(measured.bytes, limits.fileBytes);
    return accept({ key, name, size: measured.bytes, hash: measured.hash(), head: measured.head });
  };
  try {
    return await readMultipart(request, limits, take);
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
}

/** @throws AppError 413 `payload_too_large` */
export function refuseTooLarge(bytes: number, limit: number): void {
  if (bytes <= limit) return;
  const megabytes = Math.floor(limit / (1024 * 1024));
  const message = `A file may have ${limit} bytes (${megabytes} MB) at most.`;
  throw new AppError('too_large', 'payload_too_large', message);
}
