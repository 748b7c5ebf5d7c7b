import type { IncomingMessage } from 'node:http';
import { type BlobStore, type Multipart, type ReceivedBlob, receiveBlob } from '@trackway/storage';
import type { StoredFile } from './attachment';
import { mediaTypeOf } from './media-type';

/** 500 MB: half an hour of video. */
export const MAX_FILE_BYTES = 524_288_000;
const LIMITS = { fileBytes: MAX_FILE_BYTES, fields: 10, fieldBytes: 8 * 1024 };

/** Takes the file of an attachment into the store under `key`. Whatever is refused leaves nothing behind. */
export function receiveFile(request: IncomingMessage, storage: BlobStore, key: string): Promise<Multipart<StoredFile>> {
  return receiveBlob(request, { storage, key }, LIMITS, accept);
}

function accept({ key, name, size, hash, head }: ReceivedBlob): StoredFile {
  return { key, name: fileNameOf(name), size, hash, mimeType: mediaTypeOf(head) };
}

/** What PostgreSQL can hold of the name that the client gave. */
function fileNameOf(given: string): string {
  return given.replaceAll('\0', '').toWellFormed().trim().slice(0, 255) || 'file';
}
