export type { BlobStore, ByteRange, StoredBlob } from './blob-store';
export { readRange } from './byte-range';
export { FileBlobStore } from './file-blob-store';
export { type FileLinkOptions, FileLinks, type FileReference } from './file-links';
export { fileReply, isMediaType, type ServedFile } from './file-reply';
export { type Files, type FoundFile, fileRoute } from './file-route';
export { openBlobStore } from './open-blob-store';
export { type Multipart, type MultipartLimits, readMultipart } from './uploads/read-multipart';
export { assertMaxBytes, type ReceivedBlob, receiveBlob } from './uploads/receive-blob';
