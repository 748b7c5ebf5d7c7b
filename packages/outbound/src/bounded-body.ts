import type { IncomingMessage } from 'node:http';
import { addAbortSignal, Readable } from 'node:stream';
import { OutboundError } from './outbound-error';

/** The body of a response. It fails if it has more than `maxBytes` or if `signal` fires. */
export function limitBody(reply: IncomingMessage, maxBytes: number, signal: AbortSignal): Readable {
  if (Number(reply.headers['content-length']) > maxBytes) {
    reply.destroy();
    throw tooLarge(maxBytes);
  }
  const body = Readable.from(counted(addAbortSignal(signal, reply), maxBytes, signal), { objectMode: false });
  // A generator that was not started does not end the response, so its connection would stay in use until the deadline.
  return body.once('close', () => reply.destroy());
}

export async function bytesOf(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* counted(reply: IncomingMessage, maxBytes: number, signal: AbortSignal): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of reply) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof OutboundError) throw cause;
    if (signal.aborted) throw new OutboundError('timeout', 'The host took too long.', { cause });
    throw new OutboundError('unreachable', 'The response broke off.', { cause });
  }
}

function tooLarge(maxBytes: number): OutboundError {
  return new OutboundError('too_large', `The response has more than ${maxBytes} bytes.`);
}
