import type { IncomingMessage } from 'node:http';
import { invalidInput } from '@trackway/errors';
import { type BlobStore, type Multipart, type ReceivedBlob, receiveBlob } from '@trackway/storage';
import { isExecutable, mediaTypeOf } from './media-type';
import { safeName } from './safe-name';
import type { ReceivedFile } from './stored-file';

const LIMITS = { fileBytes: 25 * 1024 * 1024, fields: 20, fieldBytes: 8 * 1024 };

/** Streams the file of an answer to the store under `key`. A rejected file is removed. */
export function receiveUpload(
  request: IncomingMessage,
  storage: BlobStore,
  key: string,
): Promise<Multipart<ReceivedFile>> {
  return receiveBlob(request, { storage, key }, LIMITS, accept);
}

function accept({ key, name: given, size, hash, head }: ReceivedBlob): ReceivedFile {
  if (size === 0) throw invalidInput({ file: ['The file is empty.'] });
  const name = safeName(given);
  const mimeType = mediaTypeOf(head, name);
  if (isExecutable(mimeType)) throw invalidInput({ file: ['Executable files are not allowed.'] });
  return { key, name, size, mimeType, hash };
}
