export type { BlobStore, ByteRange } from './blob-store';
export { FileBlobStore } from './file-blob-store';
export { openBlobStore } from './open-blob-store';
