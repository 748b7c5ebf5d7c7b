import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, invalidInput } from '@trackway/errors';
import type { BlobStore } from '@trackway/storage';
import busboy from 'busboy';
import type { StoredFile } from '../attachments/attachment';
import { Measured } from './measured';

/** 500 MB: half an hour of video. */
export const MAX_FILE_BYTES = 524_288_000;
const MAX_FIELD_BYTES = 8 * 1024;

export interface ReceivedFile {
  readonly file: StoredFile;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Streams the part `file` of a multipart request into the store under `key`, whole or not at all. Fields may stand before
 * or after it. Whatever is refused leaves nothing behind.
 */
export async function receiveFile(request: IncomingMessage, storage: BlobStore, key: string): Promise<ReceivedFile> {
  try {
    return await readParts(request, storage, key);
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
}

async function readParts(request: IncomingMessage, storage: BlobStore, key: string): Promise<ReceivedFile> {
  const parser = openParser(request);
  const fields: Record<string, string> = {};
  let storing: Promise<StoredFile> | undefined;
  let refusal: AppError | undefined;
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (part, stream, { filename }) => {
    if (part !== 'file' || storing) {
      refusal = invalidInput({ [part]: ['Only one part with a file is taken, and it is called file.'] });
      stream.resume();
      return;
    }
    storing = store(stream, storage, key, fileNameOf(filename));
    // It is awaited below; until then it must not count as caught by nobody. What is left of the upload is read away.
    storing.catch(() => stream.resume());
  });
  await pipeline(request, parser).catch((cause: unknown) => {
    const message = 'The upload broke off or is not multipart/form-data.';
    throw new AppError('malformed', 'malformed_body', message, {}, { cause });
  });
  if (refusal) throw refusal;
  if (!storing) throw invalidInput({ file: ['The part file is required.'] });
  return { file: await storing, fields };
}

function openParser(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fileSize: MAX_FILE_BYTES + 1, fields: 10, fieldSize: MAX_FIELD_BYTES, files: 2 },
    });
  } catch (cause) {
    throw new AppError('malformed', 'malformed_body', 'The multipart body has no boundary.', {}, { cause });
  }
}

async function store(stream: Readable, storage: BlobStore, key: string, name: string): Promise<StoredFile> {
  const measured = new Measured();
  const [size] = await Promise.all([storage.put(key, measured), pipeline(stream, measured)]);
  if (size > MAX_FILE_BYTES) {
    throw new AppError('too_large', 'payload_too_large', `The file may have ${MAX_FILE_BYTES} bytes (500 MB) at most.`);
  }
  return { key, name, ...measured.result() };
}

/** What PostgreSQL can hold of the name that the client gave. */
function fileNameOf(given: string | undefined): string {
  return given?.replaceAll('\0', '').toWellFormed().trim().slice(0, 255) || 'file';
}
