import { API_VERSION } from '@trackway/contracts';
import type { Exchange } from './exchange';

const CONSTANT: readonly string[] = ['X-Api-Version', API_VERSION, 'X-Content-Type-Options', 'nosniff'];

// What a service may say otherwise, pages above all, and stands here for when it says nothing.
const CACHING = ['Cache-Control', 'private, no-cache'] as const;
const CONTENT_POLICY = [
  'Content-Security-Policy',
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
] as const;
const REFERRER_POLICY = ['Referrer-Policy', 'no-referrer'] as const;

// Hop-by-hop headers, what tells of the inside, and what the gateway itself says of every answer.
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
  'x-api-version',
  'x-content-type-options',
  'strict-transport-security',
  'ratelimit',
  'ratelimit-policy',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
]);

export interface ResponseHeaderOptions {
  /** Answers reach clients over TLS, so that browsers may be told to insist on it. */
  readonly isHttps: boolean;
  /** Flat CORS headers for a page's origin. */
  readonly cors: (origin: string | undefined) => readonly string[];
  readonly isDraining: () => boolean;
}

export type MakeResponseHeaders = (exchange: Exchange, fromService: readonly string[]) => string[];

/**
 * The headers of an answer, flat: those of the service that may pass, then the gateway's own. They are handed to
 * `writeHead` as they are, which saves a look at each.
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
    headers.push('X-Request-Id', exchange.requestId, ...constant, ...exchange.limitFields);
    if (!hasCaching) headers.push(...CACHING);
    if (!hasContentPolicy) headers.push(...CONTENT_POLICY);
    if (!hasReferrerPolicy) headers.push(...REFERRER_POLICY);
    if (exchange.headers.origin !== undefined) headers.push(...cors(exchange.headers.origin));
    if (isDraining()) headers.push('Connection', 'close');
    return headers;
  };
}
