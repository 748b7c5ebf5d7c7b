import { assertJsonLimits } from '@trackway/application';
import { AppError } from '@trackway/errors';
import { readFormEncoded } from './form-encoded';

/** Size of a delivery or a status report of a connector. */
export const MAX_DELIVERY_BYTES = 1_048_576;

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
