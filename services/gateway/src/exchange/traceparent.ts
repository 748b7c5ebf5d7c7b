import { traceIdOf } from '@trackway/runtime';
import type { Exchange } from './exchange';

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The W3C traceparent that the client sent, if it is well-formed. */
export function sentTraceparent({ headers }: Exchange): string | undefined {
  const { traceparent } = headers;
  return traceparent !== undefined && TRACEPARENT.test(traceparent) ? traceparent : undefined;
}

/** The traceparent of a response. Without telemetry it is the client's, or one that is marked as not recorded. */
export function traceparentOf(exchange: Exchange): string {
  return exchange.span?.traceparent ?? sentTraceparent(exchange) ?? unrecordedTraceparent(exchange.requestId);
}

/** The second half of a UUID is never zero, so it is a valid span id. */
export function unrecordedTraceparent(requestId: string): string {
  const traceId = traceIdOf(requestId);
  return `00-${traceId}-${traceId.slice(16)}-00`;
}
