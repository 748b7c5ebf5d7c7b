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
 * @throws AppError 415 for another content type, 400 `malformed_body` for an incomplete body, 422 without or with several files
 * and for text parts that exceed the limits or occur twice, and errors of `storeFile`
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
  const reject = (messages: Record<string, readonly string[]>) => {
    rejection ??= invalidInput(messages);
  };
  collectFields(parser, limits, { fields, reject });
  const streams: Readable[] = [];
  parser.on('file', (part: string | undefined, stream, { filename }) => {
    streams.push(stream);
    // The parser destroys the streams of an interrupted body with an error, which `parse` returns.
    stream.on('error', () => {});
    if (part !== 'file' || storing) {
      reject({ [part ?? 'file']: ['Send exactly one file, in the part file.'] });
      stream.resume();
      return;
    }
    storing = storeFile(stream, filename ?? '');
    // It is awaited below. Until then it must count as handled. The rest of the upload is discarded.
    storing.catch(() => stream.resume());
  });
  const failure = await parse(request, parser);
  // The parser can open a file after an invalid header in the same chunk, and does not end it.
  if (failure) for (const stream of streams) stream.destroy(failure);
  rejection = failure ?? rejection;
  const [stored] = await Promise.allSettled([storing]);
  if (rejection) throw rejection;
  if (stored.status === 'rejected') throw stored.reason;
  if (stored.value === undefined) throw invalidInput({ file: ['The part file is required.'] });
  return { file: stored.value, fields: Object.fromEntries(fields) };
}

interface FieldCollector {
  readonly fields: Map<string, string>;
  reject(messages: Record<string, readonly string[]>): void;
}

/** The parser shortens or drops text parts that exceed its limits, so they are rejected. Each part has one value. */
function collectFields(parser: busboy.Busboy, limits: MultipartLimits, { fields, reject }: FieldCollector): void {
  // Parts can lack a name. The value is undefined if the charset of the part is unknown.
  parser.on('field', (name: string | undefined, value: string | undefined, { valueTruncated }) => {
    if (name === undefined) reject({ fields: ['Each part needs a name.'] });
    else if (valueTruncated) reject({ [name]: [`Must have at most ${limits.fieldBytes} bytes.`] });
    else if (value === undefined) reject({ [name]: ['The charset of the part is unknown. Send UTF-8.'] });
    else if (fields.has(name)) reject({ [name]: ['Send this part once.'] });
    else fields.set(name, value);
  });
  parser.on('fieldsLimit', () => reject({ fields: [`Send at most ${limits.fields} text parts.`] }));
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
      limits: { fileSize: fileBytes + 1, fields, fieldSize: fieldBytes + 1, files: 2 },
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
