import { CONSISTENCY_HEADER, IDENTITY_HEADER } from '@trackway/runtime';
import type { Exchange } from '../exchange/exchange';

const CONSISTENCY = CONSISTENCY_HEADER.toLowerCase();
/** Those that read what others wrote, and so can be behind. */
const READ_MODEL_SERVICES = new Set<string | undefined>(['projects', 'funnels']);

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * The headers that a service gets: what of the client's may pass, and what the gateway knows. A bearer token goes no
 * further: services trust the signed identity alone, and what they don't have they can't lose.
 */
export function forwardedHeaders(exchange: Exchange, upstreamHost: string, now: number): Record<string, string> {
  const { headers, origin, identity, span } = exchange;
  const onward = headers.forwarded;
  onward['host'] = upstreamHost;
  onward['x-request-id'] = exchange.requestId;
  onward['x-forwarded-for'] = origin.address;
  onward['x-forwarded-proto'] = origin.proto;
  onward['x-forwarded-host'] = origin.host;
  if (identity !== undefined) onward[IDENTITY_HEADER] = identity;
  const ownWrites = READ_MODEL_SERVICES.has(exchange.match?.route.to)
    ? exchange.consistencyTokens?.current(now)
    : undefined;
  if (ownWrites !== undefined) onward[CONSISTENCY] ??= ownWrites;
  if (span) onward['traceparent'] = span.traceparent;
  else if (headers.traceparent !== undefined && TRACEPARENT.test(headers.traceparent)) {
    onward['traceparent'] = headers.traceparent;
  }
  if (headers.tracestate !== undefined && onward['traceparent'] !== undefined) {
    onward['tracestate'] = headers.tracestate;
  }
  return onward;
}
