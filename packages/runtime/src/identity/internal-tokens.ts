import { createSecretKey, type KeyObject } from 'node:crypto';
import { AppError } from '@trackway/errors';
import { sign, verify } from 'jsonwebtoken';
import { z } from 'zod';
import type { Caller } from './caller';
import { headerOf, signEdDsa, verifyEdDsa } from './compact-jws';
import type { IdentityKeys } from './identity-key-files';
import { VerifiedTokens } from './verified-tokens';

/** Carries the identity between gateway and services over HTTP, and is the metadata key of gRPC calls. */
export const IDENTITY_HEADER = 'x-trackway-identity';

const LIFETIME_SECONDS = 60;
/** Maximum difference between the clocks of two hosts, as for access tokens. */
const CLOCK_SKEW_SECONDS = 60;
/** A signed identity is reused for this time. Calls with it then arrive within its lifetime. */
const REUSE_MS = 30_000;

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

export interface InternalTokenOptions {
  /** Own keys of each service. Without, identities are signed by the shared keys. */
  readonly identityKeys?: IdentityKeys | undefined;
  /** Accepts identities signed by the shared keys beside those of services, while an installation changes over. */
  readonly acceptSharedKeys?: boolean;
}

interface SignedIdentity {
  readonly token: string;
  readonly kid: string;
  readonly signedAt: number;
}

/**
 * Signs and verifies identities inside the system; a token is valid for 60 seconds. Services trust nothing else, so a
 * request that bypasses the gateway has no caller. With a key pair for each service a token is valid only if the service
 * that it names has signed it, so a compromised service cannot impersonate another one.
 */
export class InternalTokens {
  private readonly sharedKeys: ReadonlyMap<string, KeyObject>;
  private readonly sharedKid: string;
  private readonly verified = new VerifiedTokens<Caller>();
  private readonly signed = new WeakMap<Caller, SignedIdentity>();

  constructor(
    keys: readonly SigningKey[],
    private readonly service: string,
    private readonly options: InternalTokenOptions = {},
  ) {
    const [first] = keys;
    if (!first) throw new Error('At least one internal key is required.');
    this.sharedKid = first.kid;
    this.sharedKeys = new Map(keys.map(({ kid, secret }) => [kid, createSecretKey(secret)]));
  }

  /** Calls for the same caller object have the same token for a while, so that their receivers verify it once. */
  sign(caller: Caller): string {
    const now = Date.now();
    const kid = this.options.identityKeys?.privateKey?.kid ?? this.sharedKid;
    const known = this.signed.get(caller);
    if (known?.kid === kid && now - known.signedAt < REUSE_MS) return known.token;
    const token = this.signNow(caller);
    this.signed.set(caller, { token, kid, signedAt: now });
    return token;
  }

  /** @throws AppError `unauthenticated` for everything but a valid token of a known key. */
  verify(token: string): Caller {
    const known = this.verified.find(token);
    if (known) return known;
    try {
      const parsed = claims.parse(this.claimsOf(token));
      requireLive(parsed);
      const caller = callerOf(parsed);
      this.verified.add(token, caller, parsed.exp * 1_000);
      return caller;
    } catch (cause) {
      throw new AppError('unauthenticated', 'unauthenticated', 'The identity of the caller is invalid.', {}, { cause });
    }
  }

  private signNow(caller: Caller): string {
    const { kind, id: sub, frameId: frame_id, name, email, tokenId: token } = caller;
    const identity = { kind, frame_id, scope: caller.scopes.join(' '), name, email, token };
    const own = this.options.identityKeys?.privateKey;
    if (own) {
      const iat = Math.floor(Date.now() / 1_000);
      return signEdDsa({ ...identity, iss: this.service, sub, iat, exp: iat + LIFETIME_SECONDS }, own.kid, own.key);
    }
    const shared = this.sharedKeys.get(this.sharedKid);
    if (!shared) throw new Error('The signing key is missing.');
    const signing = { keyid: this.sharedKid, issuer: this.service, subject: sub, expiresIn: LIFETIME_SECONDS };
    return sign(identity, shared, { algorithm: 'HS256', ...signing });
  }

  private claimsOf(token: string): unknown {
    const { alg, kid } = headerOf(token);
    const { identityKeys, acceptSharedKeys = identityKeys === undefined } = this.options;
    if (alg === 'HS256' && acceptSharedKeys) {
      const key = this.sharedKeys.get(String(kid));
      if (!key) throw new Error('The key is unknown.');
      return verify(token, key, { algorithms: ['HS256'], clockTolerance: CLOCK_SKEW_SECONDS });
    }
    const known = identityKeys?.publicKey(String(kid));
    if (!known) throw new Error('The key is unknown.');
    const payload = claims.strict().parse(verifyEdDsa(token, String(kid), known.key));
    if (payload.iss !== known.service) throw new Error('The key belongs to another service.');
    return payload;
  }
}

function callerOf({ iss, sub, kind, frame_id, scope, name, email, token }: z.output<typeof claims>): Caller {
  return {
    kind,
    id: sub,
    frameId: frame_id,
    scopes: scope.split(' ').filter(Boolean),
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(token === undefined ? {} : { tokenId: token }),
    service: iss,
  };
}

/** A token is made for a minute. One that is valid for longer, or from the future, was not made by this code. */
function requireLive({ iat, exp }: { readonly iat: number; readonly exp: number }): void {
  const now = Date.now() / 1_000;
  if (exp - iat > LIFETIME_SECONDS) throw new Error('The lifetime of the token is too long.');
  if (exp <= iat) throw new Error('The token expires before it is issued.');
  if (iat > now + CLOCK_SKEW_SECONDS) throw new Error('The token is from the future. Compare the clocks of the hosts.');
  if (exp + CLOCK_SKEW_SECONDS <= now) throw new Error('The token has expired. Compare the clocks of the hosts.');
}
