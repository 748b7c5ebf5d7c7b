import type { WebhookKind } from '../events/event-kinds';

export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;

/** Only tests fail for good: whatever else does not get through waits for its webhook. */
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/**
 * - `delivered`: answered 2xx
 * - `refused`: answered anything else
 * - `gone`: answered 410, which switches the webhook off
 * - `redirected`: answered with another address, which is not followed
 * - `timeout`, `unreachable`: no answer, or not all of it
 * - `address_refused`: leads to what is not the public internet
 */
export const verdicts = [
  'delivered',
  'refused',
  'gone',
  'redirected',
  'timeout',
  'unreachable',
  'address_refused',
] as const;

export type Verdict = (typeof verdicts)[number];

export interface Attempt {
  readonly verdict: Verdict;
  /** A sentence for people. */
  readonly detail: string;
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** Null where no answer came. */
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Its beginning. */
    readonly body: string;
  } | null;
  /** Where the receiver said when to come again. */
  readonly retryAfterMs?: number;
  readonly startedAt: Date;
  readonly durationMs: number;
}

/** One event on its way to one webhook. */
export interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  readonly event: {
    readonly id: string;
    readonly kind: WebhookKind;
    readonly projectId: string | null;
    readonly orderId: string;
    readonly payload: string;
    readonly occurredAt: Date;
  };
  readonly status: DeliveryStatus;
  /** Attempts in a row that failed, and since when. */
  readonly failures: number;
  readonly firstFailedAt: Date | null;
  readonly nextAttemptAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly createdAt: Date;
}

export interface LoggedDelivery extends Delivery {
  /** The newest first: the last one alone in listings. */
  readonly attempts: readonly Attempt[];
}
