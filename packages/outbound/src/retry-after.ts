import type { OutboundResponse } from './guarded-http';

/**
 * The delay in milliseconds that a response requests by `Retry-After`, in seconds or as a date; undefined if it has
 * none.
 */
export function retryAfterMs({ headers }: Pick<OutboundResponse, 'headers'>, now: Date): number | undefined {
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now.getTime();
  return ms > 0 ? ms : undefined;
}
