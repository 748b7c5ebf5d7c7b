import { errorOf } from '../api-error';
import { NetworkError } from '../network-error';
import { ConsistencyTokens } from './consistency-tokens';
import { isJson } from './is-json';
import { type QueryMap, queryString } from './query-string';
import { randomId } from './random-id';
import { backOffMs, isRepeatable, isRetryable, MAX_DELAY_MS, requestedDelayMs } from './retry';
import { countedUpload, type UploadProgress } from './upload';
import { uploadByXhr } from './xhr-upload';

export interface TransportOptions {
  /** URL of the API, such as https://api.example.org. */
  readonly baseUrl: string;
  /** An access token, or a function that returns one. It is called before every request, so tokens can be renewed. */
  readonly token?: string | (() => string | Promise<string>) | undefined;
  /** Number of retries after transient errors. The default is 3. */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
}

export interface RequestOptions {
  readonly query?: QueryMap | undefined;
  /** Sent as JSON, except FormData. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** The same key and body identify the same request. Every POST without a key gets one. */
  readonly idempotencyKey?: string | undefined;
  /** Called with the upload progress of a FormData. A retry starts from zero. */
  readonly onUpload?: ((progress: UploadProgress) => void) | undefined;
  /** Whether to retry after an error that leaves open whether the request was executed. */
  readonly repeatable?: boolean | undefined;
}

export type Transport = (method: string, path: string, options?: RequestOptions) => Promise<Response>;

const RETRIES = 3;

/**
 * Sends requests, with retries if they are safe. Resolves with a successful response.
 * @throws TrackwayError for an error response, NetworkError without a response, and the reason of an aborted signal.
 */
export function makeTransport(options: TransportOptions): Transport {
  const { baseUrl, retries = RETRIES } = options;
  const send = makeSend(options);
  const consistencyTokens = new ConsistencyTokens();
  const base = baseUrl.replace(/\/+$/, '');
  return async (method, path, request = {}) => {
    const url = `${base}${path}${queryString(request.query)}`;
    const hasKey = request.idempotencyKey !== undefined;
    const repeatable = isRepeatable(method, { repeatable: request.repeatable, hasKey });
    const key = request.idempotencyKey ?? (method === 'POST' ? randomId() : undefined);
    const body = encodedBody(request.body);
    let mayBeExecuted = false;
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries;
      let response: Response;
      try {
        const token = typeof options.token === 'function' ? await options.token() : options.token;
        const headers = headersOf(consistencyTokens.headers(), ownHeaders(body, key, token), request.headers);
        response = await send(url, method, { ...request, body, headers });
      } catch (error) {
        if (isLast || !repeatable || request.signal?.aborted) throw error;
        mayBeExecuted ||= error instanceof NetworkError;
        await pause(backOffMs(attempt, Math.random), request.signal);
        continue;
      }
      if (response.ok) {
        consistencyTokens.record(response);
        return response;
      }
      if (method === 'DELETE' && response.status === 404 && mayBeExecuted) return executedBefore();
      const delayMs = requestedDelayMs(response) ?? backOffMs(attempt, Math.random);
      if (isLast || delayMs > MAX_DELAY_MS || !isRetryable(response.status, repeatable)) throw await errorOf(response);
      mayBeExecuted ||= response.status >= 500;
      await response.body?.cancel();
      await pause(delayMs, request.signal);
    }
  };
}

/** The response of a DELETE that an earlier attempt has executed. The server does not send the deleted resource again. */
function executedBefore(): Response {
  return new Response('{"response":true}', { headers: { 'content-type': 'application/json' } });
}

type Body = string | FormData | undefined;
type RequestHeaders = Readonly<Record<string, string>>;

type Send = (
  url: string,
  method: string,
  request: Pick<RequestOptions, 'signal' | 'onUpload'> & { readonly body: Body; readonly headers: RequestHeaders },
) => Promise<Response>;

function makeSend({ fetch: given }: TransportOptions): Send {
  const fetchResponse = given ?? globalThis.fetch;
  const hasXhr = given === undefined && typeof XMLHttpRequest === 'function';
  const send: Send = async (url, method, { body, headers, signal, onUpload }) => {
    if (hasXhr && onUpload && body instanceof FormData) {
      return uploadByXhr(url, { method, headers, body, signal, onUpload });
    }
    const init = { method, headers, ...(signal ? { signal } : {}) };
    if (body === undefined) return fetchResponse(url, init);
    if (!onUpload || !(body instanceof FormData)) return fetchResponse(url, { ...init, body });
    const { headers: ofBody, ...counted } = await countedUpload(body, onUpload);
    return fetchResponse(url, { ...init, ...counted, headers: { ...ofBody, ...headers } });
  };
  return async (url, method, request) => {
    try {
      return await withBody(await send(url, method, request));
    } catch (error) {
      throw request.signal?.aborted ? error : new NetworkError(method, url, error);
    }
  };
}

/**
 * Receives JSON and errors completely, so that a connection that is lost in between is a network error, which is retried.
 * Files and streams of events are left to the caller.
 */
async function withBody(response: Response): Promise<Response> {
  if (response.body === null || (response.ok && !isJson(response))) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

function encodedBody(body: unknown): Body {
  return body === undefined || body instanceof FormData ? body : JSON.stringify(body);
}

function ownHeaders(body: Body, key: string | undefined, token: string | undefined): RequestHeaders {
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
  };
}

/** Later headers replace earlier ones. `fetch` would send both if their names differ in case. */
function headersOf(...all: readonly (RequestHeaders | undefined)[]): RequestHeaders {
  const entries = all.flatMap((headers) => Object.entries(headers ?? {}));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

/** Waits, or rejects at once if the caller aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
