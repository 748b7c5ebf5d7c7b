import { fileURLToPath } from 'node:url';
import type { BlobStore } from './blob-store';
import { FileBlobStore } from './file-blob-store';

/** Opens the store that STORAGE_URL names: `file:///folder`. @throws Error for a scheme that is not known. */
export function openBlobStore(url: string): BlobStore {
  if (url.startsWith('file://')) return new FileBlobStore(fileURLToPath(url));
  throw new Error('STORAGE_URL must begin with file://.');
}
