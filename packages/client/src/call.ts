import { NetworkError } from './network-error';
import type { InputOf, Method, PathOf, ResponseOf } from './operation';
import { isJson } from './transport/is-json';
import type { QueryMap } from './transport/query-string';
import type { RequestOptions, Transport } from './transport/transport';

export interface CallOptions
  extends Pick<RequestOptions, 'headers' | 'signal' | 'idempotencyKey' | 'repeatable' | 'onUpload'> {
  /** Version that the caller has read, such as `"3"`. The change fails with 412 if there is a newer one. */
  readonly ifMatch?: string | undefined;
}

/** Calls any operation of the API, typed by the OpenAPI document. */
export type Call = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  input: InputOf<M, P>,
  options?: CallOptions,
) => Promise<ResponseOf<M, P>>;

interface AnyInput {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: QueryMap;
  readonly body?: unknown;
}

export function makeCall(transport: Transport): Call {
  return async (method, path, input, { ifMatch, ...options } = {}) => {
    const { path: parameters = {}, query, body } = input as AnyInput;
    const headers: Record<string, string> = { accept: 'application/json, */*;q=0.5', ...options.headers };
    if (ifMatch !== undefined) headers['if-match'] = ifMatch;
    const response = await transport(method.toUpperCase(), fill(path, parameters), {
      ...options,
      headers,
      query,
      body,
    });
    try {
      // The server validates its responses against the same document.
      return (await read(response)) as never;
    } catch (error) {
      if (options.signal?.aborted || error instanceof SyntaxError) throw error;
      throw new NetworkError(method.toUpperCase(), response.url || path, error);
    }
  };
}

/** JSON is parsed, a stream of events is left to the caller, anything else is a file. */
function read(response: Response): Promise<unknown> | Response | undefined {
  if (response.status === 204) return undefined;
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
  return isJson(response) ? response.json() : response.blob();
}

/** Values that URLs resolve to another path, also percent-encoded ones. */
const UNSAFE_SEGMENTS: ReadonlySet<string> = new Set(['', '.', '..']);

function fill(path: string, parameters: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = parameters[name];
    if (value === undefined || UNSAFE_SEGMENTS.has(String(value))) {
      throw new TypeError(`The path ${path} needs a value for ${name}, not "${value ?? ''}".`);
    }
    return encodeURIComponent(value);
  });
}
