import { CONSISTENCY_HEADER, IDENTITY_HEADER, isBasic } from '@trackway/runtime';
import type { Exchange } from '../exchange/exchange';
import { CELL_HEADER } from '../exchange/request-headers';
import { sentTraceparent } from '../exchange/traceparent';

const CONSISTENCY = CONSISTENCY_HEADER.toLowerCase();
/** Services that read data written by others, and can therefore lag behind. */
const READ_MODEL_SERVICES = new Set<string | undefined>(['projects', 'funnels']);

/**
 * The headers of the request to a service: the client's headers that are forwarded, and those of the gateway. Bearer
 * tokens are not forwarded; services trust only the signed identity. Credentials of OAuth clients are forwarded to the
 * route that issues tokens.
 */
export function forwardedHeaders(exchange: Exchange, upstreamHost: string, now: number): Record<string, string> {
  const { identity } = exchange;
  const forwarded = commonHeaders(exchange, upstreamHost);
  if (identity !== undefined) forwarded[IDENTITY_HEADER] = identity;
  if (exchange.match?.route.reference === 'client_credentials') {
    const { authorization } = exchange.headers;
    if (authorization !== undefined && isBasic(authorization)) forwarded['authorization'] = authorization;
  }
  const tokens = READ_MODEL_SERVICES.has(exchange.match?.route.to)
    ? exchange.consistencyTokens?.current(now)
    : undefined;
  if (tokens !== undefined) forwarded[CONSISTENCY] ??= tokens;
  return forwarded;
}

/**
 * The headers of the request to the gateway of another cell, which authenticates the client again. `cellToken` makes it
 * trust the origin of the request.
 */
export function cellHeaders(exchange: Exchange, upstreamHost: string, cellToken: string): Record<string, string> {
  const forwarded = commonHeaders(exchange, upstreamHost);
  const { authorization } = exchange.headers;
  if (authorization !== undefined) forwarded['authorization'] = authorization;
  forwarded[CELL_HEADER] = cellToken;
  return forwarded;
}

function commonHeaders(exchange: Exchange, upstreamHost: string): Record<string, string> {
  const { headers, origin, span } = exchange;
  const { forwarded } = headers;
  forwarded['host'] = upstreamHost;
  forwarded['x-request-id'] = exchange.requestId;
  forwarded['x-forwarded-for'] = origin.address;
  forwarded['x-forwarded-proto'] = origin.proto;
  forwarded['x-forwarded-host'] = origin.host;
  const traceparent = span?.traceparent ?? sentTraceparent(exchange);
  if (traceparent !== undefined) {
    forwarded['traceparent'] = traceparent;
    if (headers.tracestate !== undefined) forwarded['tracestate'] = headers.tracestate;
  }
  return forwarded;
}
