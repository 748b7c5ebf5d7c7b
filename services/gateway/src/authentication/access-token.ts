import type { GatewayError } from '../errors/gateway-error';
import type { SlotOwner } from '../limits/fair-slots';
import type { BucketState } from '../limits/token-buckets';

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

/** `limitFields` are RateLimit headers, as alternating names and values. */
export interface Rejected {
  readonly rejection: GatewayError;
  readonly limitFields?: readonly string[];
}

/** A request that was counted for its frame. */
export interface FrameCount {
  readonly frameCount: BucketState;
}

/** Counts a request for its frame before its subject is known. */
export type TakeForFrame = (frame: string) => FrameCount | Rejected;

/** With `frameCount`, the verification has counted the request for its frame. */
export type VerificationResult = ({ readonly token: AccessToken } & Partial<FrameCount>) | Rejected;
