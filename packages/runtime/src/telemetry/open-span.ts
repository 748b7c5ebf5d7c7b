import { isSpanContextValid, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('trackway');

/** A span that the caller ends, for code without one function that could wrap it. */
export interface OpenSpan {
  /** Header for calls that belong to this span. */
  readonly traceparent: string;
  readonly traceId: string;
  /** Ends the span. `failed` marks it as an error. */
  end(attributes: Readonly<Record<string, string | number>>, failed: boolean): void;
}

/**
 * Opens a span for an incoming request, as a child of `traceparent` if present. Returns undefined if telemetry is not
 * started.
 */
export function openServerSpan(
  name: string,
  options: { traceparent?: string | undefined; attributes: Readonly<Record<string, string | number>> },
): OpenSpan | undefined {
  const parent = options.traceparent
    ? propagation.extract(ROOT_CONTEXT, { traceparent: options.traceparent })
    : ROOT_CONTEXT;
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes: { ...options.attributes } }, parent);
  const { traceId, spanId, traceFlags } = span.spanContext();
  if (!span.isRecording() && !isSpanContextValid(span.spanContext())) return undefined;
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    end: (attributes, failed) => {
      span.setAttributes({ ...attributes });
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
