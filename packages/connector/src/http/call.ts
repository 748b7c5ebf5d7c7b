import { messageOf, PermanentError, RetryLater } from '../errors';

/** Temporary errors. Other statuses below 500 are permanent, unless the caller lists them. */
const RETRYABLE_STATUSES = [408, 409, 425, 429];
const TIMEOUT_MS = 15_000;
const MAX_REASON_LENGTH = 500;

export interface Call {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Further statuses after which the call is retried. */
  readonly retryable?: readonly number[];
  /** Decides for APIs whose status is not enough. Undefined leaves the decision to the status. */
  readonly isRetryable?: (body: string) => boolean | undefined;
  readonly followsRedirects?: boolean;
  readonly timeoutMs?: number;
}

/**
 * Calls an HTTP API. By default redirects are not followed, because a signed request must reach its receiver only.
 * @throws RetryLater after a timeout, a network error or a temporary error response
 * @throws PermanentError after any other response than 2xx
 */
export async function call(request: Call): Promise<Response> {
  const { url, method = 'POST', headers = {}, body, timeoutMs = TIMEOUT_MS } = request;
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: request.followsRedirects ? 'follow' : 'manual',
    });
  } catch (error) {
    throw new RetryLater(`${new URL(url).host} is unavailable: ${messageOf(error)}`);
  }
  if (response.ok) return response;
  const { status } = response;
  const reason = await readReason(response);
  const message = `${new URL(url).host} responded with ${status}: ${reason.slice(0, MAX_REASON_LENGTH)}`;
  const isRetryable = status >= 500 || RETRYABLE_STATUSES.includes(status) || request.retryable?.includes(status);
  if (request.isRetryable?.(reason) ?? isRetryable) {
    throw new RetryLater(message, retryAfterMs(response.headers.get('retry-after')));
  }
  throw new PermanentError(message);
}

/** Sends JSON. */
export function callJson(request: Omit<Call, 'body'> & { readonly json: unknown }): Promise<Response> {
  const { json, ...rest } = request;
  const headers = { 'content-type': 'application/json; charset=utf-8', ...request.headers };
  return call({ ...rest, headers, body: JSON.stringify(json) });
}

/** Milliseconds of a `Retry-After` header: seconds or a date. */
export function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

async function readReason(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    return '';
  }
}
