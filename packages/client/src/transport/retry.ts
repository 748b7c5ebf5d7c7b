const INITIAL_DELAY_MS = 200;
const MAX_DELAY_MS = 30_000;
const TEMPORARY_STATUSES = new Set([429, 502, 503, 504]);

/** Whether a request may be sent again without a second effect. */
export function isRepeatable(method: string, options: { repeatable?: boolean | undefined; hasKey: boolean }): boolean {
  return options.repeatable ?? (options.hasKey || ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method));
}

/** Requests rejected with these statuses were not executed. After any other error, that is unknown. */
export function isRetryable(status: number, repeatable: boolean): boolean {
  return status === 429 || (repeatable && TEMPORARY_STATUSES.has(status));
}

/** `Retry-After` of the server, else exponential back-off with jitter. */
export function retryDelayMs(attempt: number, retryAfter: string | null, random: () => number): number {
  const requestedSeconds = Number(retryAfter);
  if (retryAfter !== null && Number.isFinite(requestedSeconds)) return Math.min(requestedSeconds * 1_000, MAX_DELAY_MS);
  const maxDelay = Math.min(INITIAL_DELAY_MS * 2 ** attempt, MAX_DELAY_MS);
  return maxDelay / 2 + (maxDelay / 2) * random();
}
