import type { GatewayError } from '../errors/gateway-error';
import type { SlotOwner } from '../limits/fair-slots';

/** The content of a verified token. */
export interface AccessToken {
  readonly subject: string;
  readonly frameId: string;
  /** Key of the subject in its frame, for limits. Stored, because building it for every request is slow. */
  readonly limitKey: string;
  /** The tenant, as the owner of connection slots. Stored for the same reason. */
  readonly slotOwner: SlotOwner;
  readonly scopes: readonly string[];
  /** Milliseconds since 1970, including the allowed clock difference. */
  readonly expiresAt: number;
  readonly name?: string;
  readonly email?: string;
  /** Absent if the configured issuer created the token. */
  readonly issued?: IssuedToken;
  /** Set if an identity provider of the tenant created the token. */
  readonly provided?: ProvidedToken;
}

/** When the user of a provider's token was resolved. */
export interface ProvidedToken {
  readonly providerId: string;
  /** Later changes of the provider or of the user's scopes have a higher epoch. */
  readonly epoch: number;
}

/** Additional content of tokens that Trackway issued. */
export interface IssuedToken {
  readonly id: string;
  readonly kind: 'user' | 'service_account';
  readonly kid: string;
  /** Secret generation of a service account; 0 for a user's token. */
  readonly generation: number;
}

export type VerificationResult = { readonly token: AccessToken } | { readonly rejection: GatewayError };
