import type { Readable } from 'node:stream';
import { parseInput } from '@trackway/application';
import { AppError } from '@trackway/errors';
import type { z } from 'zod';

const MAX_BYTES = 16_384;

/**
 * Reads a form-encoded body as OAuth clients send it, or JSON. Rejects repeated names in a form (RFC 6749, section
 * 3.2).
 */
export async function readCredentials<T>(
  request: Readable & { is(types: string[]): string | false | null },
  schema: z.ZodType<T>,
): Promise<T> {
  const isForm = request.is(['application/x-www-form-urlencoded']);
  if (!isForm && !request.is(['application/json'])) {
    const accepted = 'The body must be sent as application/x-www-form-urlencoded or application/json.';
    throw new AppError('unsupported_media_type', 'unsupported_media_type', accepted);
  }
  const text = await readText(request);
  return parseInput(schema, isForm ? readForm(text) : readJson(text));
}

async function readText(request: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BYTES) {
      throw new AppError('too_large', 'payload_too_large', `This body may have at most ${MAX_BYTES} bytes.`);
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readForm(text: string): Readonly<Record<string, string>> {
  const pairs = [...new URLSearchParams(text)];
  const members = new Map(pairs);
  if (members.size < pairs.length) {
    throw new AppError('malformed', 'malformed_body', 'A parameter occurs twice in the body.');
  }
  return Object.fromEntries(members);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed', 'malformed_body', 'The body is not JSON.', {}, { cause });
  }
}
