export type { BlobStore, ByteRange, StoredBlob } from './blob-store';
export { readRange } from './byte-range';
export { FileBlobStore } from './file-blob-store';
export { type FileLinkOptions, FileLinks, type FileReference } from './file-links';
export { fileReply, type ServedFile } from './file-reply';
export { openBlobStore } from './open-blob-store';
