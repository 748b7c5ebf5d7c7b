import type { GatewayError } from '../errors/gateway-error';
import type { SlotOwner } from '../limits/fair-slots';

/** What a verified token says. */
export interface AccessToken {
  readonly subject: string;
  readonly frameId: string;
  /** The subject in its frame, for counting; kept whole, because putting it together costs a look-up its speed. */
  readonly limitKey: string;
  /** The tenant as the owner of slots, kept for the same reason. */
  readonly slotOwner: SlotOwner;
  readonly scopes: readonly string[];
  /** In milliseconds since 1970, the allowance for clocks included. */
  readonly expiresAt: number;
  readonly name?: string;
  readonly email?: string;
  /** Absent where the configured issuer made the token. */
  readonly issued?: IssuedToken;
}

/** What Trackway's own tokens say beside that: who they are for, and how they may be revoked. */
export interface IssuedToken {
  readonly id: string;
  readonly kind: 'user' | 'service_account';
  readonly kid: string;
  /** Of a service account; 0 for a user's token. */
  readonly generation: number;
}

export type VerificationResult = { readonly token: AccessToken } | { readonly refusal: GatewayError };
