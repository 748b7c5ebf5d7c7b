import type { AppError } from '@trackway/errors';

/** Delays between attempts. After the last one, the work has failed. */
const DELAYS_MS = [1_000, 5_000, 15_000];

/** Delays while a service of this system is unavailable, about 10 minutes in total: its restart must not fail the work. */
const OUTAGE_DELAYS_MS = [...DELAYS_MS, 30_000, ...Array.from({ length: 9 }, () => 60_000)];

/** Errors that end without a change of the request. The last one ends when an interrupted attempt is recovered. */
const OUTAGE_CODES: ReadonlySet<string> = new Set([
  'service_unavailable',
  'upstream_timeout',
  'idempotency_key_in_progress',
]);

const RETRYABLE_KINDS: ReadonlySet<string> = new Set(['unavailable', 'timeout', 'too_many', 'internal']);

/** True for network errors, unavailable or failing peer services, and rate limits. */
export function isRetryable({ kind }: AppError): boolean {
  return RETRYABLE_KINDS.has(kind);
}

/** Delay after an attempt, counted from 1. Undefined if there is no further attempt. */
export function delayAfter({ code }: AppError, attempt: number): number | undefined {
  return (OUTAGE_CODES.has(code) ? OUTAGE_DELAYS_MS : DELAYS_MS)[attempt - 1];
}
