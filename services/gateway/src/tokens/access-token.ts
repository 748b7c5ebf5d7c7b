import type { Refusal } from '../edge/refusal';

/** What a verified token says. */
export interface AccessToken {
  readonly subject: string;
  readonly frameId: string;
  /** The subject in its frame, for counting; kept whole, because putting it together costs a look-up its speed. */
  readonly limitKey: string;
  readonly scopes: readonly string[];
  /** In milliseconds since 1970, the allowance for clocks included. */
  readonly expiresAt: number;
  readonly name?: string;
  readonly email?: string;
}

export type Verdict = { readonly token: AccessToken } | { readonly refusal: Refusal };
