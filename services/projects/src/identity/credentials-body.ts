import type { IncomingMessage } from 'node:http';
import { parseInput } from '@trackway/application';
import { AppError } from '@trackway/errors';
import { receiveText } from '@trackway/http';
import type { z } from 'zod';

const MAX_BYTES = 16_384;

export type CredentialsRequest = IncomingMessage & { is(types: string[]): string | false | null };

/**
 * Reads a form-encoded body as OAuth clients send it, or JSON. Rejects repeated names in a form (RFC 6749, section
 * 3.2).
 */
export async function readCredentials<T>(request: CredentialsRequest, schema: z.ZodType<T>): Promise<T> {
  const isForm = request.is(['application/x-www-form-urlencoded']);
  if (!isForm && !request.is(['application/json'])) {
    const accepted = 'The body must be sent as application/x-www-form-urlencoded or application/json.';
    throw new AppError('unsupported_media_type', 'unsupported_media_type', accepted);
  }
  const text = await receiveText(request, MAX_BYTES);
  return parseInput(schema, isForm ? readForm(text) : readJson(text));
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
