import type { AppError } from '@trackway/errors';

/** Delays between attempts. After the last one, the work has failed. */
const DELAYS_MS = [1_000, 5_000, 15_000];

const RETRYABLE_KINDS: ReadonlySet<string> = new Set(['unavailable', 'timeout', 'too_many', 'internal']);

/** True for network errors, unavailable or failing peer services, and rate limits. */
export function isRetryable({ kind }: AppError): boolean {
  return RETRYABLE_KINDS.has(kind);
}

/** Delay after an attempt, counted from 1. Undefined if there is no further attempt. */
export function delayAfter(attempt: number): number | undefined {
  return DELAYS_MS[attempt - 1];
}
