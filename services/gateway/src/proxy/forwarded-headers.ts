import { CONSISTENCY_HEADER, IDENTITY_HEADER } from '@trackway/runtime';
import type { Exchange } from '../exchange/exchange';

const CONSISTENCY = CONSISTENCY_HEADER.toLowerCase();
/** Services that read data written by others, and can therefore lag behind. */
const READ_MODEL_SERVICES = new Set<string | undefined>(['projects', 'funnels']);

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * The headers of the request to a service: the client's headers that are forwarded, and those of the gateway. Bearer
 * tokens are not forwarded; services trust only the signed identity.
 */
export function forwardedHeaders(exchange: Exchange, upstreamHost: string, now: number): Record<string, string> {
  const { headers, origin, identity, span } = exchange;
  const { forwarded } = headers;
  forwarded['host'] = upstreamHost;
  forwarded['x-request-id'] = exchange.requestId;
  forwarded['x-forwarded-for'] = origin.address;
  forwarded['x-forwarded-proto'] = origin.proto;
  forwarded['x-forwarded-host'] = origin.host;
  if (identity !== undefined) forwarded[IDENTITY_HEADER] = identity;
  const tokens = READ_MODEL_SERVICES.has(exchange.match?.route.to)
    ? exchange.consistencyTokens?.current(now)
    : undefined;
  if (tokens !== undefined) forwarded[CONSISTENCY] ??= tokens;
  if (span) forwarded['traceparent'] = span.traceparent;
  else if (headers.traceparent !== undefined && TRACEPARENT.test(headers.traceparent)) {
    forwarded['traceparent'] = headers.traceparent;
  }
  if (headers.tracestate !== undefined && forwarded['traceparent'] !== undefined) {
    forwarded['tracestate'] = headers.tracestate;
  }
  return forwarded;
}
