const INITIAL_DELAY_MS = 200;
/** A request is not retried if the server requests a longer delay. */
export const MAX_DELAY_MS = 30_000;
const TEMPORARY_STATUSES = new Set([429, 502, 503, 504]);

/** Whether a request may be sent again without a second effect. */
export function isRepeatable(method: string, options: { repeatable?: boolean | undefined; hasKey: boolean }): boolean {
  return options.repeatable ?? (options.hasKey || ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method));
}

/** The server executed no request that it rejected with 429. After other errors, that is unknown. */
export function isRetryable(status: number, repeatable: boolean): boolean {
  return status === 429 || (repeatable && TEMPORARY_STATUSES.has(status));
}

/** The delay that the server requests with `Retry-After`. */
export function requestedDelayMs({ headers }: Pick<Response, 'headers'>): number | undefined {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d+$/.test(seconds) ? Number(seconds) * 1_000 : undefined;
}

/** Exponential back-off with jitter. */
export function backOffMs(attempt: number, random: () => number): number {
  const maxDelay = Math.min(INITIAL_DELAY_MS * 2 ** attempt, MAX_DELAY_MS);
  return maxDelay / 2 + (maxDelay / 2) * random();
}
