import { type Identity, newIdentity, system, tokenOf } from './system';

// Tests read bodies of any shape.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any;

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

export interface Api {
  readonly identity: Identity;
  readonly token: string;
  get(path: string, headers?: Record<string, string>): Promise<ApiResponse>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  upload(path: string, file: Blob, fields?: Record<string, string>, fileName?: string): Promise<ApiResponse>;
  /** The unread response, for streams and downloads. */
  open(path: string, headers?: Record<string, string>): Promise<Response>;
}

/** A client of the API through the gateway, for a user in a new frame. */
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
    get: async (path, headers = {}) =>
      readResponse(await fetch(at(path), { headers: { ...authorization, ...headers } })),
    send: async (method, path, body, headers = {}) =>
      readResponse(
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
      return readResponse(await fetch(at(path), { method: 'POST', headers: authorization, body: form }));
    },
    open: (path, headers = {}) => fetch(at(path), { headers: { ...authorization, ...headers } }),
  };
}

export async function readResponse(response: Response): Promise<ApiResponse> {
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}
