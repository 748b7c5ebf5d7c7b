import type { Caller } from '@trackway/runtime';
import { TwoGenerationCache } from '../limits/two-generation-cache';
import type { AccessToken } from './access-token';
import { ConsistencyTokens } from './consistency-tokens';

/** Characters of tokens in one of the two generations that are kept. */
const MAX_CHARACTERS = 16_777_216;

/** The end of a token is its signature; as many characters as an HS256 one has tell tokens apart, and hash faster than all. */
const KEY_LENGTH = 43;

/** Signed identities live 60 s; a service has a quarter of that left at least, and looks at it when the head arrives. */
const IDENTITY_REUSE_MS = 45_000;

interface CachedToken {
  readonly text: string;
  readonly token: AccessToken;
  identity: string;
  identityFrom: number;
  readonly ownWrites: ConsistencyTokens;
}

/** A caller that may be let in now. */
export interface AuthenticatedCaller {
  readonly text: string;
  readonly token: AccessToken;
  /** Signed for the services. */
  readonly identity: string;
  readonly ownWrites: ConsistencyTokens;
}

/**
 * Remembers verified tokens, so that signatures are checked once. They are looked up by their end and then compared by
 * the whole of their text. Only tokens that passed are kept; that one hasn't expired and wasn't revoked is looked at each time.
 */
export class VerifiedTokenCache {
  private readonly tokens = new TwoGenerationCache<CachedToken>(MAX_CHARACTERS, ({ text }) => text.length);

  constructor(
    private readonly sign: (caller: Caller) => string,
    private readonly now: () => number,
    private readonly isRevoked: (token: AccessToken) => boolean,
  ) {}

  /** Undefined where the token was not seen before, or is no longer good. */
  find(text: string): AuthenticatedCaller | undefined {
    const key = text.slice(-KEY_LENGTH);
    const known = this.tokens.get(key);
    if (known?.text !== text) return undefined;
    if (!this.isValid(known.token)) {
      this.tokens.delete(key);
      return undefined;
    }
    this.refreshIdentity(known);
    return known;
  }

  /** The identity of a caller that was let in a while ago; undefined where the token is no longer good. */
  currentIdentity(text: string, token: AccessToken): string | undefined {
    if (!this.isValid(token)) return undefined;
    return (this.find(text) ?? this.add(text, token)).identity;
  }

  add(text: string, token: AccessToken): AuthenticatedCaller {
    const known = {
      text,
      token,
      identity: this.identityOf(token),
      identityFrom: this.now(),
      ownWrites: new ConsistencyTokens(),
    };
    this.tokens.set(text.slice(-KEY_LENGTH), known);
    return known;
  }

  /** Whether a token that was verified once has neither expired nor been revoked since. */
  isValid(token: AccessToken): boolean {
    return token.expiresAt > this.now() && !this.isRevoked(token);
  }

  clear(): void {
    this.tokens.clear();
  }

  get size(): number {
    return this.tokens.size;
  }

  private refreshIdentity(known: CachedToken): void {
    const now = this.now();
    if (now - known.identityFrom <= IDENTITY_REUSE_MS) return;
    known.identity = this.identityOf(known.token);
    known.identityFrom = now;
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
