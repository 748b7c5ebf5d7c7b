import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, invalidInput } from '@trackway/errors';
import type { BlobStore } from '@trackway/storage';
import busboy from 'busboy';
import { Measured } from './measured';
import { isProgram, mediaTypeOf } from './media-type';
import { safeName } from './safe-name';
import type { StoredFile } from './stored-file';

export const MAX_FILE_BYTES = 25 * 1024 * 1024;
const MAX_FIELD_BYTES = 8 * 1024;

export type ReceivedFile = Pick<StoredFile, 'key' | 'name' | 'size' | 'mimeType' | 'hash'>;

export interface Upload {
  readonly file: ReceivedFile;
  /** The other parts, by their names. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Streams the part `file` of a multipart request into the store under `key`, whole or not at all, and never whole in memory.
 * Parts may come in any order. Whatever is refused leaves nothing behind.
 */
export async function receiveUpload(request: IncomingMessage, storage: BlobStore, key: string): Promise<Upload> {
  try {
    return await readParts(request, storage, key);
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
}

async function readParts(request: IncomingMessage, storage: BlobStore, key: string): Promise<Upload> {
  const parser = openParser(request);
  const fields: Record<string, string> = {};
  let storing: Promise<ReceivedFile> | undefined;
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
    storing = store(stream, storage, key, safeName(filename ?? ''));
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
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    throw new AppError('unsupported_media_type', 'unsupported_media_type', 'A file is sent as multipart/form-data.');
  }
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fileSize: MAX_FILE_BYTES + 1, fields: 20, fieldSize: MAX_FIELD_BYTES, files: 2 },
    });
  } catch (cause) {
    throw new AppError('malformed', 'malformed_body', 'The multipart body has no boundary.', {}, { cause });
  }
}

async function store(stream: Readable, storage: BlobStore, key: string, name: string): Promise<ReceivedFile> {
  const measured = new Measured();
  const [size] = await Promise.all([storage.put(key, measured), pipeline(stream, measured)]);
  if (size > MAX_FILE_BYTES) {
    throw new AppError('too_large', 'payload_too_large', `A file may have ${MAX_FILE_BYTES} bytes (25 MB) at most.`);
  }
  if (size === 0) throw invalidInput({ file: ['The file is empty.'] });
  const mimeType = mediaTypeOf(measured.head, name);
  if (isProgram(mimeType)) throw invalidInput({ file: ['Programs are not taken.'] });
  return { key, name, size, mimeType, hash: measured.hash() };
}
