import { z } from 'zod';

/** Longest token that is looked at. */
export const MAX_TOKEN_LENGTH = 8_192;

/** A token in its compact form, taken apart but not believed. */
export interface CompactToken {
  readonly algorithm: string;
  readonly kid: string | undefined;
  readonly type: string | undefined;
  readonly payload: unknown;
  readonly signingInput: string;
  readonly signature: Buffer;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

const COMPACT = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/;

// `crit` and `b64` change what a signature means; whoever doesn't understand them has to refuse (RFC 7515, 7797).
const header = z
  .object({
    alg: z.string(),
    kid: z.string().min(1).max(256).optional(),
    typ: z
      .string()
      .regex(/^(application\/)?(at\+)?jwt$/i)
      .optional(),
  })
  .loose()
  .refine((value) => !('crit' in value) && !('b64' in value) && !('zip' in value) && !('enc' in value));

/** Undefined for whatever is not exactly header.payload.signature in canonical base64url around two JSON objects. */
export function parseCompactToken(token: string): CompactToken | undefined {
  if (token.length > MAX_TOKEN_LENGTH) return undefined;
  const [, first = '', second = '', third = ''] = COMPACT.exec(token) ?? [];
  const parsedHeader = header.safeParse(readJson(first));
  const payload = readJson(second);
  const signature = readBytes(third);
  if (!parsedHeader.success || payload === undefined || signature === undefined) return undefined;
  const { alg, kid, typ } = parsedHeader.data;
  return { algorithm: alg, kid, type: typ, payload, signingInput: `${first}.${second}`, signature };
}

function readJson(part: string): unknown {
  const bytes = readBytes(part);
  if (!bytes) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    return undefined;
  }
}

/** Base64url has several spellings of the same bytes where bits are left over; only the canonical one counts. */
function readBytes(part: string): Buffer | undefined {
  const bytes = Buffer.from(part, 'base64url');
  return part !== '' && bytes.toString('base64url') === part ? bytes : undefined;
}
