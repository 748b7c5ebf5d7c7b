/** The headers of the signature. */
export interface DeliverySignature {
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
}

/** One attempt of a connector to deliver a message, and its result; stored for 30 days. */
export interface Delivery {
  readonly id: string;
  readonly frameId: string;
  readonly channelId: string;
  readonly receivedAt: Date;
  /** `accepted`, `duplicate`, or the error code. */
  readonly verdict: string;
  /** The error message. */
  readonly reason: string | null;
  readonly mediaItemId: string | null;
  readonly contentType: string | null;
  readonly signed: DeliverySignature;
  /** The body of a rejected delivery, for a replay, unless it is too large. */
  readonly body: Buffer | null;
  /** The delivery that was replayed. */
  readonly replayOf: string | null;
}

/** Maximum size of a stored body: larger than any valid message, small enough for many of them. */
export const MAX_STORED_BODY_BYTES = 128 * 1024;
