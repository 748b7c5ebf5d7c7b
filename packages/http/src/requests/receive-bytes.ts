import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { AppError } from '@trackway/errors';

/**
 * The bytes of a request body that the framework does not parse. The rest of a body that is too long is read and dropped,
 * because unread bytes would block the next request on the connection.
 * @throws AppError 413 above `maxBytes`, 415 if the body is compressed, 400 if it is incomplete.
 */
export async function receiveBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  assertNotCompressed(request);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new AppError('malformed', 'malformed_body', 'The body is incomplete.', {}, { cause });
  }
  if (size <= maxBytes) return Buffer.concat(chunks);
  request.resume();
  throw new AppError('too_large', 'payload_too_large', `This body may have at most ${maxBytes} bytes.`);
}

/** The same as text. @throws AppError like `receiveBytes`, and 400 if it is not UTF-8. */
export async function receiveText(request: IncomingMessage, maxBytes: number): Promise<string> {
  const bytes = await receiveBytes(request, maxBytes);
  if (isUtf8(bytes)) return bytes.toString('utf8');
  throw new AppError('malformed', 'malformed_body', 'The body contains bytes that are not UTF-8.');
}

function assertNotCompressed(request: IncomingMessage): void {
  const { 'content-encoding': coding = 'identity' } = request.headers;
  if (coding.trim().toLowerCase() === 'identity') return;
  request.resume();
  const message = 'This body must not be compressed. Send it without Content-Encoding.';
  throw new AppError('unsupported_media_type', 'unsupported_media_type', message);
}
