import type { IncomingMessage } from 'node:http';
import { assertJsonLimits } from '@trackway/application';
import { AppError } from '@trackway/errors';

const MAX_BYTES = 64 * 1024;

/** The JSON of a request whose route takes uploads too, so that nothing has parsed it yet. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) {
      throw new AppError('too_large', 'payload_too_large', `This JSON body may have ${MAX_BYTES} bytes at most.`);
    }
    chunks.push(chunk);
  }
  const body = parse(Buffer.concat(chunks).toString('utf8'));
  assertJsonLimits(body);
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed', 'malformed_body', 'The body is not JSON.', {}, { cause });
  }
}
