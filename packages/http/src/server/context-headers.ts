import { CONSISTENCY_HEADER, currentContext } from '@trackway/runtime';
import { isWrite, type Route } from '../routes/route';

/** Header that names services whose part of a response may be outdated. */
export const STALE_HEADER = 'X-Trackway-Stale';

/** Response headers that come from the request context. */
export function contextHeaders(route: Route): Record<string, string> {
  const { published, stale } = currentContext() ?? {};
  return {
    ...(published && isWrite(route) ? { [CONSISTENCY_HEADER]: published.token() } : {}),
    ...(stale && stale.size > 0 ? { [STALE_HEADER]: [...stale].join(', ') } : {}),
  };
}
