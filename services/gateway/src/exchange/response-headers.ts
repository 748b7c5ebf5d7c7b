import { API_VERSION } from '@trackway/contracts';
import type { Exchange } from './exchange';
import { traceparentOf } from './traceparent';

const CONSTANT: readonly string[] = ['X-Api-Version', API_VERSION, 'X-Content-Type-Options', 'nosniff'];

// Defaults for headers that the service did not send.
const CACHING = ['Cache-Control', 'private, no-cache'] as const;
const CONTENT_POLICY = [
  'Content-Security-Policy',
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
] as const;
const REFERRER_POLICY = ['Referrer-Policy', 'no-referrer'] as const;

// Hop-by-hop headers, headers that reveal internals, and headers that the gateway sets itself.
const REMOVED = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'server',
  'x-powered-by',
  'x-trackway-identity',
  'x-request-id',
  'traceparent',
  'x-api-version',
  'api-version',
  'x-content-type-options',
  'strict-transport-security',
  'ratelimit',
  'ratelimit-policy',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
]);

export interface ResponseHeaderOptions {
  /** Clients reach the gateway over TLS, so HSTS is sent. */
  readonly isHttps: boolean;
  /** CORS headers for an origin, as alternating names and values. */
  readonly cors: (origin: string | undefined) => readonly string[];
  readonly isDraining: () => boolean;
}

export type MakeResponseHeaders = (exchange: Exchange, fromService: readonly string[]) => string[];

/**
 * Returns the response headers as alternating names and values: the service's headers that are passed on, then the
 * gateway's own. `writeHead` accepts this form without another pass.
 */
export function responseHeaderMaker({ isHttps, cors, isDraining }: ResponseHeaderOptions): MakeResponseHeaders {
  const constant = isHttps
    ? [...CONSTANT, 'Strict-Transport-Security', 'max-age=31536000; includeSubDomains']
    : CONSTANT;
  return (exchange, fromService) => {
    const headers: string[] = [];
    let hasCaching = false;
    let hasContentPolicy = false;
    let hasReferrerPolicy = false;
    for (let index = 0; index < fromService.length; index += 2) {
      const name = fromService[index] ?? '';
      const lower = name.toLowerCase();
      if (REMOVED.has(lower)) continue;
      if (lower === 'cache-control') hasCaching = true;
      else if (lower === 'content-security-policy') hasContentPolicy = true;
      else if (lower === 'referrer-policy') hasReferrerPolicy = true;
      headers.push(name, fromService[index + 1] ?? '');
    }
    headers.push('X-Request-Id', exchange.requestId, 'Api-Version', exchange.apiVersion);
    headers.push('traceparent', traceparentOf(exchange), ...constant, ...exchange.limitFields);
    if (!hasCaching) headers.push(...CACHING);
    if (!hasContentPolicy) headers.push(...CONTENT_POLICY);
    if (!hasReferrerPolicy) headers.push(...REFERRER_POLICY);
    if (exchange.headers.origin !== undefined) headers.push(...cors(exchange.headers.origin));
    if (isDraining()) headers.push('Connection', 'close');
    return headers;
  };
}
