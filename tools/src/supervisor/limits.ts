import type { Connection } from './connection';

/** The gateway's own word on its limits: the policy that it sends with every answer. */
export async function readLimits({ base_url, token }: Connection): Promise<string> {
  const response = await fetch(`${base_url}/api/management/projects?perPage=1`, {
    // A connection that stays open would hold up the gateway when it stops.
    headers: { Authorization: `Bearer ${token}`, Connection: 'close' },
  });
  await response.body?.cancel();
  return response.headers.get('RateLimit-Policy') ?? 'none';
}
