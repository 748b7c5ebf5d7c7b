import type { IncomingMessage } from 'node:http';
import { OutboundError } from './outbound-error';
import type { OutboundRequest } from './outbound-request';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const KEEP_METHOD = new Set([307, 308]);
/** Credentials for one host are not sent to the next. */
const CONFIDENTIAL = /^(?:authorization|cookie|proxy-authorization|webhook-.*|x-api-key|api-key)$/i;

interface Hop {
  readonly url: URL;
  readonly request: OutboundRequest;
}

/**
 * The target of a redirect; undefined if the response is none. @throws OutboundError if `left` redirects are used up.
 */
export function nextHop(
  { url, request }: Hop,
  { statusCode = 0, headers }: IncomingMessage,
  left: number,
): Hop | undefined {
  if (!REDIRECTS.has(statusCode)) return undefined;
  if (left <= 0) throw new OutboundError('redirect_refused', 'There are too many redirects.');
  const target = headers.location === undefined ? null : URL.parse(headers.location, url.href);
  if (!target) throw new OutboundError('redirect_refused', 'A redirect leads nowhere.');
  if (url.protocol === 'https:' && target.protocol !== 'https:') {
    throw new OutboundError('redirect_refused', 'A redirect leads from https to something else.');
  }
  return { url: target, request: carriedOver(request, statusCode, target.origin === url.origin) };
}

function carriedOver(request: OutboundRequest, status: number, sameOrigin: boolean): OutboundRequest {
  const kept = Object.entries(request.headers ?? {}).filter(([name]) => sameOrigin || !CONFIDENTIAL.test(name));
  const { body, method = 'GET', ...rest } = request;
  if (KEEP_METHOD.has(status) || method === 'GET') {
    return { ...rest, method, ...(body ? { body } : {}), headers: Object.fromEntries(kept) };
  }
  return { ...rest, method: 'GET', headers: Object.fromEntries(kept.filter(([name]) => !/^content-/i.test(name))) };
}
