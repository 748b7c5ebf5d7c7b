import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, 0-based and inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file of the store, or an incomplete file. */
export interface StoredBlob {
  readonly key: string;
  readonly storedAt: Date;
  readonly bytes: number;
  /** Files of object stores with the same tag have the same content. The reverse is not true. */
  readonly tag?: string;
}

/**
 * The files of one service. Keys are paths of letters, digits, `-`, `_`, `.` and `/`. The service chooses them. They never
 * contain names from clients.
 * @throws AppError 503 `service_unavailable` if the store is full or unavailable
 */
export interface BlobStore {
  /** Stores or replaces a file atomically. Returns the number of bytes. A failed call stores nothing. */
  put(key: string, content: Readable): Promise<number>;
  /** Size in bytes. Undefined if the file does not exist. */
  size(key: string): Promise<number | undefined>;
  /** Opens a file. The stream fails if it does not exist. */
  read(key: string, range?: ByteRange): Readable;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  /** All files, or those below a folder, in no particular order. */
  list(folder?: string): AsyncIterable<StoredBlob>;
  /** Rejects if files cannot be stored. */
  check(): Promise<void>;
}
