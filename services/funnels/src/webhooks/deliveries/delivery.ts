import type { WebhookKind } from '../events/event-kinds';

export const deliveryStatuses = ['pending', 'delivered', 'failed', 'skipped'] as const;

/**
 * Tests and deliveries without an order can fail permanently. Other deliveries remain pending. Skipped ones are of projects
 * outside the view of the webhook.
 */
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/**
 * - `delivered`: 2xx
 * - `refused`: any other status
 * - `gone`: 410, which disables the webhook
 * - `redirected`: a redirect, which is not followed
 * - `timeout`, `unreachable`: no response, or an incomplete one
 * - `address_refused`: the address is not on the public internet
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
  /** A sentence. */
  readonly detail: string;
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** Null if there was no response. */
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** The first 4 KB. */
    readonly body: string;
  } | null;
  /** From the `Retry-After` header of the response. */
  readonly retryAfterMs?: number;
  readonly startedAt: Date;
  readonly durationMs: number;
}

/** The delivery of one event to one webhook. */
export interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  readonly event: {
    readonly id: string;
    readonly kind: WebhookKind;
    readonly projectId: string | null;
    readonly orderId: string;
    readonly payload: string;
    readonly consistencyToken?: string | undefined;
    readonly occurredAt: Date;
  };
  readonly status: DeliveryStatus;
  /** Consecutive failed attempts, and when the first one failed. */
  readonly failures: number;
  readonly firstFailedAt: Date | null;
  readonly nextAttemptAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly createdAt: Date;
}

export interface LoggedDelivery extends Delivery {
  /** Newest first. Listings contain only the last one. */
  readonly attempts: readonly Attempt[];
}
