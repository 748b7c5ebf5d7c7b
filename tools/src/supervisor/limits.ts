import type { Connection } from './connection';

/** The gateway's own word on its limits: the policy that it sends with every answer. */
export async function readLimits({ base_url, token }: Connection): Promise<string> {
  const response = await fetch(`${base_url}/api/management/projects?perPage=1`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await response.body?.cancel();
  return response.headers.get('RateLimit-Policy') ?? 'none';
}
