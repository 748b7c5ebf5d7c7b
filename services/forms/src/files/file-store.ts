import type { StoredFile } from './stored-file';

export interface FileStore {
  /** Those that exist in the frame, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly StoredFile[]>;
  insert(file: StoredFile): Promise<void>;
}
