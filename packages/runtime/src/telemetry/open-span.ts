import {
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { traceIdOf, withTraceId } from './trace-ids';

const tracer = trace.getTracer('trackway');

/** A span that the caller ends, for code without one function that could wrap it. */
export interface OpenSpan {
  /** Header for calls that belong to this span. */
  readonly traceparent: string;
  readonly traceId: string;
  readonly spanId: string;
  /** False if the sampler dropped the trace. */
  readonly isSampled: boolean;
  /** Ends the span. `failed` marks it as an error. */
  end(attributes: Readonly<Record<string, string | number>>, failed: boolean): void;
}

/**
 * Opens a span for an incoming request, as a child of `traceparent` if present. Otherwise the trace id follows from the
 * request id. Returns undefined if telemetry is not started.
 */
export function openServerSpan(
  name: string,
  options: {
    requestId: string;
    traceparent?: string | undefined;
    attributes: Readonly<Record<string, string | number>>;
  },
): OpenSpan | undefined {
  const parent = options.traceparent
    ? propagation.extract(ROOT_CONTEXT, { traceparent: options.traceparent })
    : ROOT_CONTEXT;
  const ofRequest = withTraceId(ROOT_CONTEXT, traceIdOf(options.requestId));
  const attributes = { ...options.attributes };
  const span = context.with(ofRequest, () => tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent));
  const { traceId, spanId, traceFlags } = span.spanContext();
  if (!span.isRecording() && !isSpanContextValid(span.spanContext())) return undefined;
  return {
    traceId,
    spanId,
    isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    end: (attributes, failed) => {
      span.setAttributes({ ...attributes });
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
