import type { Caller } from '@trackway/runtime';
import { RecentMap } from '../limits/recent-map';
import type { AccessToken } from './access-token';

/** Characters of tokens in one of the two generations that are kept. */
const MAX_CHARACTERS = 16_777_216;

/** Signed identities live 60 s; a service has half of that left at least. */
const IDENTITY_REUSE_MS = 30_000;

interface KnownCaller {
  readonly token: AccessToken;
  identity: string;
  identityFrom: number;
}

/** A caller that may be let in now. */
export interface AdmittedCaller {
  readonly token: AccessToken;
  /** Signed for the services. */
  readonly identity: string;
}

/**
 * Remembers verified tokens by the whole of their text, so that signatures are checked once. Only tokens that passed
 * are kept; that a token hasn't expired is looked at each time.
 */
export class KnownCallers {
  private readonly callers = new RecentMap<KnownCaller>(MAX_CHARACTERS, (token) => token.length);

  constructor(
    private readonly sign: (caller: Caller) => string,
    private readonly now: () => number,
  ) {}

  /** Undefined where the token was not seen before, or has expired since. */
  find(text: string): AdmittedCaller | undefined {
    const known = this.callers.get(text);
    if (!known) return undefined;
    const now = this.now();
    if (known.token.expiresAt <= now) {
      this.callers.delete(text);
      return undefined;
    }
    if (now - known.identityFrom > IDENTITY_REUSE_MS) {
      known.identity = this.identityOf(known.token);
      known.identityFrom = now;
    }
    return known;
  }

  remember(text: string, token: AccessToken): AdmittedCaller {
    const known = { token, identity: this.identityOf(token), identityFrom: this.now() };
    this.callers.set(text, known);
    return known;
  }

  forgetAll(): void {
    this.callers.clear();
  }

  get size(): number {
    return this.callers.size;
  }

  private identityOf({ subject, frameId, scopes, name, email }: AccessToken): string {
    return this.sign({
      kind: 'user',
      id: subject,
      frameId,
      scopes,
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email }),
    });
  }
}
