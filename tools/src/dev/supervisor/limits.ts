import type { Connection } from './connection';

/** Rate limits from the `RateLimit-Policy` header of a response. */
export async function readLimits({ base_url, token }: Connection): Promise<string> {
  const response = await fetch(`${base_url}/api/management/projects?perPage=1`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await response.body?.cancel();
  return describePolicy(response.headers.get('RateLimit-Policy') ?? '');
}

/** Describes a policy: `"subject";q=600;w=60;burst=100` means 600 in 60 s for each subject. Other parameters are ignored. */
export function describePolicy(policy: string): string {
  const items = policy.matchAll(/"(?<name>[^"]+)"(?<parameters>[^,]*)/g);
  const limits = [...items].map(({ groups: { name, parameters = '' } = {} }) => {
    const { q, w, burst } = Object.fromEntries(parameters.split(';').map((parameter) => parameter.trim().split('=')));
    return `${q} requests in ${w} s for each ${name}${burst ? ` (${burst} at once)` : ''}`;
  });
  return limits.join(', ') || 'none';
}
