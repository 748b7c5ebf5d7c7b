import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, invalidInput } from '@trackway/errors';
import busboy from 'busboy';

export interface MultipartLimits {
  /** Bytes of the file. One byte more is still handed on, so that whoever takes the file sees that it is too large. */
  readonly fileBytes: number;
  readonly fields: number;
  readonly fieldBytes: number;
}

export interface Multipart<T> {
  /** What `take` made of the file. */
  readonly file: T;
  /** The other parts, by their names. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads a multipart request as it comes: `take` is given the part `file` as a stream, with the name that the client gave
 * (`''` where none). Parts may come in any order. Whatever is refused is thrown only after `take` has ended, so that what
 * it left behind can be removed.
 * @throws AppError 415 for another content type, 400 `malformed_body` where the body breaks off, 422 where the file is missing or
 * one of several, and whatever `take` throws.
 */
export async function readMultipart<T>(
  request: IncomingMessage,
  limits: MultipartLimits,
  take: (file: Readable, name: string) => Promise<T>,
): Promise<Multipart<T>> {
  const parser = openParser(request, limits);
  const fields = new Map<string, string>();
  let taking: Promise<T> | undefined;
  let refusal: AppError | undefined;
  parser.on('field', (name, value) => {
    fields.set(name, value);
  });
  parser.on('file', (part, stream, { filename }) => {
    if (part !== 'file' || taking) {
      refusal ??= invalidInput({ [part]: ['Only one part with a file is taken, and it is called file.'] });
      stream.resume();
      return;
    }
    taking = take(stream, filename ?? '');
    // It is awaited below; until then it must not count as caught by nobody. What is left of the upload is read away.
    taking.catch(() => stream.resume());
  });
  refusal = (await parse(request, parser)) ?? refusal;
  const [taken] = await Promise.allSettled([taking]);
  if (refusal) throw refusal;
  if (taken.status === 'rejected') throw taken.reason;
  if (taken.value === undefined) throw invalidInput({ file: ['The part file is required.'] });
  return { file: taken.value, fields: Object.fromEntries(fields) };
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
    const message = 'The upload broke off or is not multipart/form-data.';
    return new AppError('malformed', 'malformed_body', message, {}, { cause });
  }
}
