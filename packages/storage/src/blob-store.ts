import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file of the store, or what is left of one that broke off. */
export interface StoredBlob {
  readonly key: string;
  readonly storedAt: Date;
}

/**
 * The files of one service. Keys are paths of letters, digits, `-`, `_`, `.` and `/` that the service chooses, never names
 * that a client sent.
 */
export interface BlobStore {
  /** Stores what `content` gives, whole or not at all, in place of what was there. @returns the number of bytes. */
  put(key: string, content: Readable): Promise<number>;
  /** Size in bytes; undefined where there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Opens a file that exists. The stream fails where it does not. */
  read(key: string, range?: ByteRange): Readable;
  /** Does nothing where there is no such file. */
  remove(key: string): Promise<void>;
  /** All files, in no particular order; for whoever looks for those that nobody needs. */
  list(): AsyncIterable<StoredBlob>;
  /** Resolves where files can be stored. */
  check(): Promise<void>;
}
