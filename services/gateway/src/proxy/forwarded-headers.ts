import { CONSISTENCY_HEADER, IDENTITY_HEADER } from '@trackway/runtime';
import type { Exchange } from '../exchange/exchange';
import { sentTraceparent } from '../exchange/traceparent';

const CONSISTENCY = CONSISTENCY_HEADER.toLowerCase();
/** Services that read data written by others, and can therefore lag behind. */
const READ_MODEL_SERVICES = new Set<string | undefined>(['projects', 'funnels']);

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
  const traceparent = span?.traceparent ?? sentTraceparent(exchange);
  if (traceparent !== undefined) {
    forwarded['traceparent'] = traceparent;
    if (headers.tracestate !== undefined) forwarded['tracestate'] = headers.tracestate;
  }
  return forwarded;
}
