import { type Identity, newIdentity, system, tokenOf } from './system';

// Tests look into answers as they came; any shape may stand there.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

export interface Api {
  readonly identity: Identity;
  readonly token: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  upload(path: string, file: Blob, fields?: Record<string, string>, fileName?: string): Promise<Answer>;
  /** The response as it is, for streams and downloads. */
  open(path: string, headers?: Record<string, string>): Promise<Response>;
}

/** The API as a client sees it, through the gateway, on behalf of a user in a frame of their own. */
export function apiOf(overrides: Partial<Identity> = {}): Api {
  const identity = newIdentity(overrides);
  return apiWithToken(tokenOf(identity), identity);
}

export function apiWithToken(token: string, identity = newIdentity()): Api {
  const authorization = { authorization: `Bearer ${token}` };
  const at = (path: string) => `${system.base_url}/api/management${path}`;
  return {
    identity,
    token,
    get: async (path, headers = {}) => answer(await fetch(at(path), { headers: { ...authorization, ...headers } })),
    send: async (method, path, body, headers = {}) =>
      answer(
        await fetch(at(path), {
          method,
          headers: {
            ...authorization,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
    upload: async (path, file, fields = {}, fileName = 'rows.xlsx') => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', file, fileName);
      return answer(await fetch(at(path), { method: 'POST', headers: authorization, body: form }));
    },
    open: (path, headers = {}) => fetch(at(path), { headers: { ...authorization, ...headers } }),
  };
}

export async function answer(response: Response): Promise<Answer> {
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}
