import { createSecretKey, type KeyObject } from 'node:crypto';
import { AppError } from '@trackway/errors';
import { sign, verify } from 'jsonwebtoken';
import { z } from 'zod';
import type { Caller } from './caller';

/** Carries the identity between gateway and services over HTTP, and is the metadata key of gRPC calls. */
export const IDENTITY_HEADER = 'x-trackway-identity';

const LIFETIME_SECONDS = 60;
const CLOCK_SKEW_SECONDS = 5;

const claims = z.object({
  iss: z.string(),
  sub: z.uuid(),
  kind: z.enum([
    'user',
    'service_account',
    'automation',
    'assistant',
    'ai_agent',
    'import',
    'channel',
    'form_link',
    'system',
  ]),
  frame_id: z.uuid(),
  iat: z.number(),
  exp: z.number(),
  scope: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  token: z.uuid().optional(),
});

export interface SigningKey {
  readonly kid: string;
  readonly secret: Buffer;
}

/**
 * Signs and verifies identities inside the system: HS256, 60 seconds, by a ring of keys of which the first signs.
 * Services trust nothing else, so a request that goes around the gateway is a request without a caller.
 */
export class InternalTokens {
  private readonly keys: ReadonlyMap<string, KeyObject>;
  private readonly signingKid: string;

  constructor(
    keys: readonly SigningKey[],
    private readonly service: string,
  ) {
    const [first] = keys;
    if (!first) throw new Error('At least one internal key is needed.');
    this.signingKid = first.kid;
    this.keys = new Map(keys.map(({ kid, secret }) => [kid, createSecretKey(secret)]));
  }

  sign(caller: Caller): string {
    const key = this.keys.get(this.signingKid);
    if (!key) throw new Error('The signing key is missing.');
    const { kind, frameId: frame_id, name, email, tokenId: token } = caller;
    return sign({ kind, frame_id, scope: caller.scopes.join(' '), name, email, token }, key, {
      algorithm: 'HS256',
      keyid: this.signingKid,
      issuer: this.service,
      subject: caller.id,
      expiresIn: LIFETIME_SECONDS,
    });
  }

  /** @throws AppError `unauthenticated` for whatever is not a live token of this ring. */
  verify(token: string): Caller {
    try {
      const payload = verify(token, this.keyOf(token), { algorithms: ['HS256'], clockTolerance: CLOCK_SKEW_SECONDS });
      const parsed = claims.parse(payload);
      refuseLongLived(parsed);
      const { iss, sub, kind, frame_id, scope, name, email, token: tokenId } = parsed;
      return {
        kind,
        id: sub,
        frameId: frame_id,
        scopes: scope.split(' ').filter(Boolean),
        ...(name === undefined ? {} : { name }),
        ...(email === undefined ? {} : { email }),
        ...(tokenId === undefined ? {} : { tokenId }),
        service: iss,
      };
    } catch (cause) {
      throw new AppError('unauthenticated', 'unauthenticated', 'The caller is not known.', {}, { cause });
    }
  }

  private keyOf(token: string): KeyObject {
    const header: unknown = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString('utf8'));
    const { kid } = z.object({ kid: z.string() }).parse(header);
    const key = this.keys.get(kid);
    if (!key) throw new Error('The key is not known.');
    return key;
  }
}

/** Whoever signs gives a minute; what says that it is good for longer, or comes from the future, was not made here. */
function refuseLongLived({ iat, exp }: { readonly iat: number; readonly exp: number }): void {
  const latest = Date.now() / 1_000 + CLOCK_SKEW_SECONDS;
  if (exp - iat > LIFETIME_SECONDS || iat > latest) throw new Error('The token lives too long.');
}
