import type { Caller } from '@trackway/runtime';
import { TwoGenerationCache } from '../limits/two-generation-cache';
import type { AccessToken } from './access-token';
import { ConsistencyTokens } from './consistency-tokens';

/** Characters of tokens in each of the two generations. */
const MAX_CHARACTERS = 16_777_216;

/**
 * The end of a token is its signature. The length of an HS256 signature distinguishes tokens, and hashing it is
 * faster than hashing the whole token.
 */
const KEY_LENGTH = 43;

/** Signed identities are valid for 60 s, so a service has at least 15 s to verify one. */
const IDENTITY_REUSE_MS = 45_000;

interface CachedToken {
  readonly text: string;
  readonly token: AccessToken;
  identity: string;
  identityFrom: number;
  readonly ownWrites: ConsistencyTokens;
}

/** A caller with a valid token. */
export interface AuthenticatedCaller {
  readonly text: string;
  readonly token: AccessToken;
  /** Signed identity for the services. */
  readonly identity: string;
  readonly ownWrites: ConsistencyTokens;
}

/**
 * Caches verified tokens, so that each signature is verified once. The cache key is the end of the token; then the
 * whole token is compared. Expiry and revocation are checked on every use.
 */
export class VerifiedTokenCache {
  private readonly tokens = new TwoGenerationCache<CachedToken>(MAX_CHARACTERS, ({ text }) => text.length);

  constructor(
    private readonly sign: (caller: Caller) => string,
    private readonly now: () => number,
    private readonly isRevoked: (token: AccessToken) => boolean,
  ) {}

  /** Returns undefined if the token is not cached or no longer valid. */
  find(text: string): AuthenticatedCaller | undefined {
    const key = text.slice(-KEY_LENGTH);
    const cached = this.tokens.get(key);
    if (cached?.text !== text) return undefined;
    if (!this.isValid(cached.token)) {
      this.tokens.delete(key);
      return undefined;
    }
    this.refreshIdentity(cached);
    return cached;
  }

  /** The identity of a caller that was authenticated earlier; undefined if the token is no longer valid. */
  currentIdentity(text: string, token: AccessToken): string | undefined {
    if (!this.isValid(token)) return undefined;
    return (this.find(text) ?? this.add(text, token)).identity;
  }

  add(text: string, token: AccessToken): AuthenticatedCaller {
    const cached = {
      text,
      token,
      identity: this.identityOf(token),
      identityFrom: this.now(),
      ownWrites: new ConsistencyTokens(),
    };
    this.tokens.set(text.slice(-KEY_LENGTH), cached);
    return cached;
  }

  /** Whether a verified token has neither expired nor been revoked. */
  isValid(token: AccessToken): boolean {
    return token.expiresAt > this.now() && !this.isRevoked(token);
  }

  clear(): void {
    this.tokens.clear();
  }

  get size(): number {
    return this.tokens.size;
  }

  private refreshIdentity(cached: CachedToken): void {
    const now = this.now();
    if (now - cached.identityFrom <= IDENTITY_REUSE_MS) return;
    cached.identity = this.identityOf(cached.token);
    cached.identityFrom = now;
  }

  private identityOf({ subject, frameId, scopes, name, email, issued }: AccessToken): string {
    return this.sign({
      kind: issued?.kind ?? 'user',
      id: subject,
      frameId,
      scopes,
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email }),
      ...(issued?.kind === 'user' ? { tokenId: issued.id } : {}),
    });
  }
}
