import { CONSISTENCY_HEADER, currentContext } from '@trackway/runtime';
import { isWrite, type Route } from '../routes/route';

/** Names services whose part of an answer may be old. */
export const STALE_HEADER = 'X-Trackway-Stale';

/** What the work on a request has left in its context for its client to know. */
export function contextHeaders(route: Route): Record<string, string> {
  const { announced, stale } = currentContext() ?? {};
  return {
    ...(announced && isWrite(route) ? { [CONSISTENCY_HEADER]: announced.token() } : {}),
    ...(stale && stale.size > 0 ? { [STALE_HEADER]: [...stale].join(', ') } : {}),
  };
}
