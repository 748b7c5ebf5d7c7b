const FIRST_WAIT_MS = 200;
const MAX_DELAY_MS = 30_000;
const PASSING = new Set([429, 502, 503, 504]);

/** Whether a request may be sent again without a second effect. */
export function isRepeatable(method: string, options: { repeatable?: boolean | undefined; hasKey: boolean }): boolean {
  return options.repeatable ?? (options.hasKey || ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method));
}

/** Requests rejected with these statuses were not executed. After any other error, that is unknown. */
export function isWorthAnotherTry(status: number, repeatable: boolean): boolean {
  return status === 429 || (repeatable && PASSING.has(status));
}

/** `Retry-After` of the server, else exponential back-off with jitter. */
export function waitMs(attempt: number, retryAfter: string | null, random: () => number): number {
  const asked = Number(retryAfter);
  if (retryAfter !== null && Number.isFinite(asked)) return Math.min(asked * 1_000, MAX_DELAY_MS);
  const longest = Math.min(FIRST_WAIT_MS * 2 ** attempt, MAX_DELAY_MS);
  return longest / 2 + (longest / 2) * random();
}
