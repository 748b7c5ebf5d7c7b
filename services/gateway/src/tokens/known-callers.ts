import type { Caller } from '@trackway/runtime';
import { RecentMap } from '../limits/recent-map';
import type { AccessToken } from './access-token';
import { OwnWrites } from './own-writes';

/** Characters of tokens in one of the two generations that are kept. */
const MAX_CHARACTERS = 16_777_216;

/** The end of a token is its signature; as many characters as an HS256 one has tell tokens apart, and hash faster than all. */
const KEY_LENGTH = 43;

/** Signed identities live 60 s; a service has a quarter of that left at least, and looks at it when the head arrives. */
const IDENTITY_REUSE_MS = 45_000;

interface KnownCaller {
  readonly text: string;
  readonly token: AccessToken;
  identity: string;
  identityFrom: number;
  readonly ownWrites: OwnWrites;
}

/** A caller that may be let in now. */
export interface AdmittedCaller {
  readonly text: string;
  readonly token: AccessToken;
  /** Signed for the services. */
  readonly identity: string;
  readonly ownWrites: OwnWrites;
}

/**
 * Remembers verified tokens, so that signatures are checked once. They are looked up by their end and then compared by
 * the whole of their text. Only tokens that passed are kept; that one hasn't expired and wasn't revoked is looked at each time.
 */
export class KnownCallers {
  private readonly callers = new RecentMap<KnownCaller>(MAX_CHARACTERS, ({ text }) => text.length);

  constructor(
    private readonly sign: (caller: Caller) => string,
    private readonly now: () => number,
    private readonly isRevoked: (token: AccessToken) => boolean,
  ) {}

  /** Undefined where the token was not seen before, or is no longer good. */
  find(text: string): AdmittedCaller | undefined {
    const key = text.slice(-KEY_LENGTH);
    const known = this.callers.get(key);
    if (known?.text !== text) return undefined;
    if (!this.isGood(known.token)) {
      this.callers.delete(key);
      return undefined;
    }
    this.refreshIdentity(known);
    return known;
  }

  /** The identity of a caller that was let in a while ago; undefined where the token is no longer good. */
  currentIdentity(text: string, token: AccessToken): string | undefined {
    if (!this.isGood(token)) return undefined;
    return (this.find(text) ?? this.remember(text, token)).identity;
  }

  remember(text: string, token: AccessToken): AdmittedCaller {
    const known = {
      text,
      token,
      identity: this.identityOf(token),
      identityFrom: this.now(),
      ownWrites: new OwnWrites(),
    };
    this.callers.set(text.slice(-KEY_LENGTH), known);
    return known;
  }

  /** Whether a token that was verified once has neither expired nor been revoked since. */
  isGood(token: AccessToken): boolean {
    return token.expiresAt > this.now() && !this.isRevoked(token);
  }

  forgetAll(): void {
    this.callers.clear();
  }

  get size(): number {
    return this.callers.size;
  }

  private refreshIdentity(known: KnownCaller): void {
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
