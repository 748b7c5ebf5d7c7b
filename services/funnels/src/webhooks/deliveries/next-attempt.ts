const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delays between attempts, with jitter. The last attempt is made after one day. */
const RETRY_DELAYS_MS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
const JITTER = 0.2;
/** After this time the webhook is disabled. */
const MAX_RETRY_TIME_MS = 24 * HOUR;
/** Upper limit for `Retry-After`. */
const MAX_RETRY_AFTER_MS = 6 * HOUR;

/**
 * Milliseconds until the next attempt; undefined after one day. `failures` counts the failed attempts, `retryAfterMs`
 * is the receiver's request, and `chance` (0 to 1) determines the jitter.
 */
export function nextAttemptAfter(
  failures: number,
  { firstFailedAt, now, retryAfterMs = 0 }: { firstFailedAt: Date; now: Date; retryAfterMs?: number },
  chance: number,
): number | undefined {
  const left = firstFailedAt.getTime() + MAX_RETRY_TIME_MS - now.getTime();
  if (left <= 0) return undefined;
  const planned = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1] ?? 0;
  const spread = planned * (1 - JITTER + 2 * JITTER * chance);
  return Math.round(Math.min(left, Math.max(spread, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS))));
}
