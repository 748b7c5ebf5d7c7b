import { randomBytes, randomUUID } from 'node:crypto';
import { type Context, context, createContextKey } from '@opentelemetry/api';

const TRACE_ID = createContextKey('trackway.trace_id');

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * The trace id of a request: the request id without hyphens if it is a UUID, so that it leads to the trace without a
 * search. Other request ids, which clients choose, have a random trace id.
 */
export function traceIdOf(requestId: string): string {
  const uuid = UUID.test(requestId) ? requestId : randomUUID();
  // A third of the time of `replaceAll`, in each response of the gateway.
  return uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(14, 18) + uuid.slice(19, 23) + uuid.slice(24);
}

/** A context in which the next root span has this trace id. */
export function withTraceId(parent: Context, traceId: string): Context {
  return parent.setValue(TRACE_ID, traceId);
}

/** Creates random ids, except in a context of `withTraceId`. */
export class TraceIdGenerator {
  generateTraceId(): string {
    const chosen = context.active().getValue(TRACE_ID);
    return typeof chosen === 'string' ? chosen : randomBytes(16).toString('hex');
  }

  generateSpanId(): string {
    return randomBytes(8).toString('hex');
  }
}
