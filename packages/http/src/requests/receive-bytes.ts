import type { IncomingMessage } from 'node:http';
import { AppError } from '@trackway/errors';

/**
 * The bytes of a request body that the framework does not parse. The rest of a body that is too long is read and dropped,
 * because unread bytes would block the next request on the connection.
 * @throws AppError 413 above `maxBytes`, 400 if the body is incomplete.
 */
export async function receiveBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
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
