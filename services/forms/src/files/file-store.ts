import type { StoredFile } from './stored-file';

export interface FileStore {
  /** Those that exist in the frame, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly StoredFile[]>;
  insert(file: StoredFile): Promise<void>;
  /** They are answers now. */
  markUsed(frameId: string, ids: readonly string[]): Promise<void>;
  /** Those that no submission has named since before a time, in every frame. */
  unusedSince(before: Date, limit: number): Promise<readonly StoredFile[]>;
  remove(files: readonly StoredFile[]): Promise<void>;
  /** Remembers that bytes are about to be stored under a key, until they are a file. */
  expectUpload(key: string, at: Date): Promise<void>;
  /** Keys whose bytes have become no file since before a time. */
  overdueUploads(before: Date, limit: number): Promise<readonly string[]>;
  forgetUploads(keys: readonly string[]): Promise<void>;
}

export interface FileStores {
  readonly files: FileStore;
}
