/** The headers that a delivery was signed by. */
export interface DeliverySignature {
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
}

/** One attempt of a connector to hand over a message, and what came of it; kept for 30 days. */
export interface Delivery {
  readonly id: string;
  readonly frameId: string;
  readonly channelId: string;
  readonly receivedAt: Date;
  /** `accepted`, `duplicate`, or the code of the refusal. */
  readonly verdict: string;
  /** Why it was refused, in a sentence. */
  readonly reason: string | null;
  readonly mediaItemId: string | null;
  readonly contentType: string | null;
  readonly signed: DeliverySignature;
  /** The exact bytes of a refused one, where there are not too many, so that it can be judged again. */
  readonly body: Buffer | null;
  /** The delivery that this one repeats, by hand. */
  readonly replayOf: string | null;
}

/** Bytes of a refused body that are kept: more than any message may have, and little enough for a flood of them. */
export const MAX_STORED_BODY_BYTES = 128 * 1024;
