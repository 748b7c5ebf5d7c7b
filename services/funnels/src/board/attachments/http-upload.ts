import type { IncomingMessage } from 'node:http';
import { assertJsonLimits, parseInput } from '@trackway/application';
import { AppError } from '@trackway/errors';
import { receiveText } from '@trackway/http';
import { truncateText } from '@trackway/runtime';
import { type BlobStore, discardBlob, type ReceivedBlob, receiveBlob } from '@trackway/storage';
import type { StoredFile } from './attachment';
import { uploadFields } from './attachment-schemas';
import { mediaTypeOf } from './media-type';
import { MAX_NAME_LENGTH, type UploadedFile } from './upload-attachment';

/** 500 MB, about half an hour of video. */
const MAX_FILE_BYTES = 524_288_000;
const LIMITS = { fileBytes: MAX_FILE_BYTES, fields: 10, fieldBytes: 8 * 1024 };

/** Stores the file of a multipart request under `key`. Stores nothing if the request is rejected. */
export async function receiveUpload(request: IncomingMessage, storage: BlobStore, key: string): Promise<UploadedFile> {
  const { file, fields } = await receiveBlob(request, { storage, key }, LIMITS, toStoredFile);
  try {
    return { file, ...parseInput(uploadFields, fields) };
  } catch (error) {
    await discardBlob(storage, key);
    throw error;
  }
}

function toStoredFile({ key, name, size, hash, head }: ReceivedBlob): StoredFile {
  return { key, name: toFileName(name), size, hash, mimeType: mediaTypeOf(head) };
}

function toFileName(given: string): string {
  return truncateText(given.replaceAll('\0', '').trim(), MAX_NAME_LENGTH) || 'file';
}

const MAX_JSON_BYTES = 64 * 1024;

/** Reads the JSON body of a route that also accepts uploads, which the framework therefore doesn't parse. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = parse(await receiveText(request, MAX_JSON_BYTES));
  assertJsonLimits(body);
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed', 'malformed_body', 'The body is not JSON.', {}, { cause });
  }
}
