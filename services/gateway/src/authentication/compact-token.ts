import { z } from 'zod';

/** Maximum length of a token. */
export const MAX_TOKEN_LENGTH = 8_192;

/** A parsed token whose signature is not verified yet. */
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

// `crit` and `b64` change the meaning of a signature, so verifiers that do not support them must reject them (RFC
// 7515, 7797).
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

/** Returns undefined unless the token is header.payload.signature in canonical base64url with two JSON objects. */
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

/** Base64url can encode the same bytes in several ways. Only the canonical one is accepted. */
function readBytes(part: string): Buffer | undefined {
  const bytes = Buffer.from(part, 'base64url');
  return part !== '' && bytes.toString('base64url') === part ? bytes : undefined;
}
