const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Between the attempts of a delivery, give or take a fifth; the last one comes when the day is over. */
const RETRY_DELAYS_MS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
const JITTER = 0.2;
/** For how long a webhook is tried before it is switched off. */
const MAX_RETRY_TIME_MS = 24 * HOUR;
/** No receiver makes a delivery wait for longer. */
const MAX_RETRY_AFTER_MS = 6 * HOUR;

/**
 * Milliseconds until the next attempt after `failures` of them, the first at `firstFailedAt`; undefined once a day is over.
 * `retryAfterMs` is what the receiver asked for, `chance` from 0 to 1.
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
