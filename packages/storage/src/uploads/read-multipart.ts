import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, invalidInput } from '@trackway/errors';
import busboy from 'busboy';

export interface MultipartLimits {
  /** Maximum size of the file. One more byte is passed to `storeFile`, so that it can detect the excess. */
  readonly fileBytes: number;
  readonly fields: number;
  readonly fieldBytes: number;
}

export interface Multipart<T> {
  /** The result of `storeFile`. */
  readonly file: T;
  /** The other parts by name. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Streams a multipart request. `storeFile` receives the part `file` as a stream, with the file name or `''`. Parts can be in any
 * order. Errors are thrown after `storeFile` has ended, so that the caller can remove a stored file.
 * @throws AppError 415 for another content type, 400 `malformed_body` for an incomplete body, 422 without or with several files,
 * and errors of `storeFile`
 */
export async function readMultipart<T>(
  request: IncomingMessage,
  limits: MultipartLimits,
  storeFile: (file: Readable, name: string) => Promise<T>,
): Promise<Multipart<T>> {
  const parser = openParser(request, limits);
  const fields = new Map<string, string>();
  let storing: Promise<T> | undefined;
  let rejection: AppError | undefined;
  parser.on('field', (name, value) => {
    fields.set(name, value);
  });
  parser.on('file', (part, stream, { filename }) => {
    if (part !== 'file' || storing) {
      rejection ??= invalidInput({ [part]: ['Send exactly one file, in the part file.'] });
      stream.resume();
      return;
    }
    storing = storeFile(stream, filename ?? '');
    // It is awaited below. Until then it must count as handled. The rest of the upload is discarded.
    storing.catch(() => stream.resume());
  });
  rejection = (await parse(request, parser)) ?? rejection;
  const [stored] = await Promise.allSettled([storing]);
  if (rejection) throw rejection;
  if (stored.status === 'rejected') throw stored.reason;
  if (stored.value === undefined) throw invalidInput({ file: ['The part file is required.'] });
  return { file: stored.value, fields: Object.fromEntries(fields) };
}

function openParser(request: IncomingMessage, { fileBytes, fields, fieldBytes }: MultipartLimits): busboy.Busboy {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    const message = 'The body must be sent as multipart/form-data with the part file.';
    throw new AppError('unsupported_media_type', 'unsupported_media_type', message);
  }
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fileSize: fileBytes + 1, fields, fieldSize: fieldBytes, files: 2 },
    });
  } catch (cause) {
    throw new AppError('malformed', 'malformed_body', 'The multipart body has no boundary.', {}, { cause });
  }
}

async function parse(request: IncomingMessage, parser: busboy.Busboy): Promise<AppError | undefined> {
  try {
    await pipeline(request, parser);
    return undefined;
  } catch (cause) {
    const message = 'The upload is incomplete or is not multipart/form-data.';
    return new AppError('malformed', 'malformed_body', message, {}, { cause });
  }
}
