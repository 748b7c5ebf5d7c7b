import type { StoredFile } from './stored-file';

export interface FileStore {
  /** Existing files of the frame, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly StoredFile[]>;
  /** The number of files of a link that no submission uses. */
  countUnused(frameId: string, linkId: string): Promise<number>;
  insert(file: StoredFile): Promise<void>;
  /** Marks files as used by an answer. */
  markUsed(frameId: string, ids: readonly string[]): Promise<void>;
  /** Files of all frames that were uploaded before a time and that no submission uses. */
  unusedSince(before: Date, limit: number): Promise<readonly StoredFile[]>;
  remove(files: readonly StoredFile[]): Promise<void>;
  /** Records that bytes will be stored under a key. `insert` removes the record. */
  expectUpload(key: string, at: Date): Promise<void>;
  /** Keys that were recorded before a time and have no file. */
  overdueUploads(before: Date, limit: number): Promise<readonly string[]>;
  removeExpectedUploads(keys: readonly string[]): Promise<void>;
}

export interface FileStores {
  readonly files: FileStore;
}
