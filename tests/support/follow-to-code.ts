/** Where a client under test receives its authorization code; nothing listens there. */
export const REDIRECT = 'http://127.0.0.1:9/callback';
const MAX_REDIRECTS = 12;

/**
 * Follows redirects with cookies, like a browser, until the issuer returns to the client. A page is answered with `form`.
 * @returns the authorization code
 */
export async function followToCode(start: URL, form?: Readonly<Record<string, string>>): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  let body: URLSearchParams | undefined;
  for (let count = 0; count < MAX_REDIRECTS; count += 1) {
    if (url.href.startsWith(REDIRECT)) return url.searchParams.get('code') ?? '';
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = body ? { method: 'POST', body } : {};
    const response = await fetch(url, { ...request, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    body = response.status === 200 && form ? new URLSearchParams(form) : undefined;
    url = new URL(response.headers.get('location') ?? '', url);
  }
  throw new Error(`The issuer did not return to the client: ${url}`);
}
