import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * With RECORD_EXCHANGES=<folder>, the requests of tests to the API and the responses are appended to files there, one for each
 * test file. Docs examples and the replay of the last release are made from them.
 */
const folder = process.env['RECORD_EXCHANGES'];
const MAX_BYTES = 200_000;

if (folder) record(folder);

function record(into: string): void {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await original(input, init);
    const url = new URL(input instanceof Request ? input.url : String(input));
    // Of uploads, only the response is recorded.
    const body = typeof init?.body === 'string' ? init.body : null;
    if (!/^\/(api|forms|intake|intake-status|share|scim|files|avatars|\.well-known)\//.test(url.pathname))
      return response;
    if (!/^application\/(scim\+)?json/.test(response.headers.get('content-type') ?? '')) return response;
    const text = await response.clone().text();
    if (text.length + (body?.length ?? 0) < MAX_BYTES) {
      appendFileSync(
        join(into, `${fileName()}.ndjson`),
        `${JSON.stringify(exchange(url, init, body, response, text))}\n`,
      );
    }
    return response;
  };
}

function exchange(url: URL, init: RequestInit | undefined, body: string | null, response: Response, text: string) {
  const headers = new Headers(init?.headers);
  const claims = headers.get('authorization')?.split('.')[1];
  return {
    method: init?.method ?? 'GET',
    path: `${url.pathname}${url.search}`,
    caller: claims ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : null,
    key: headers.get('idempotency-key'),
    version: headers.get('if-match'),
    body,
    status: response.status,
    response: text,
  };
}

function fileName(): string {
  return (expect.getState().testPath ?? 'unknown').split('/tests/').at(-1)?.replaceAll('/', '-') ?? 'unknown';
}
