import type { Readable } from 'node:stream';
import { assertJsonLimits } from '@trackway/application';
import { AppError } from '@trackway/errors';
import { readFormEncoded } from './form-encoded';

const LIMIT_BYTES = 1024 * 1024;

/** The exact bytes of a body, which the signature covers. @throws AppError 413 above 1 MB, 400 if it is incomplete. */
export async function readBytes(request: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > LIMIT_BYTES) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new AppError('malformed', 'malformed_body', 'The body is incomplete.', {}, { cause });
  }
  if (length <= LIMIT_BYTES) return Buffer.concat(chunks);
  throw new AppError('too_large', 'payload_too_large', `A delivery may have ${LIMIT_BYTES} bytes at most.`);
}

/** Parses a body by its content type: JSON or a form. @throws AppError 400, 415 or 422. */
export function parseBody(bytes: Buffer, contentType: string | undefined): unknown {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (bytes.length === 0) return {};
  if (type === 'application/x-www-form-urlencoded') return readFormEncoded(decode(bytes));
  if (type !== 'application/json' && !type.endsWith('+json')) {
    throw new AppError(
      'unsupported_media_type',
      'unsupported_media_type',
      'The body must be sent as application/json or application/x-www-form-urlencoded.',
    );
  }
  const body = parseJson(decode(bytes));
  assertJsonLimits(body);
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed', 'malformed_body', 'The body is not JSON.', {}, { cause });
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('malformed', 'malformed_body', 'The body is not UTF-8.', {}, { cause });
  }
}
