import {
  context,
  logs,
  metrics,
  ProxyTracerProvider,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';

const tracer = trace.getTracer('trackway');

export interface SpanOptions {
  readonly kind?: 'internal' | 'producer' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  /** W3C traceparent of the parent, if it is not the active span. */
  readonly traceparent?: string;
}

const KINDS = { internal: SpanKind.INTERNAL, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

/** Runs `work` in a span. Nearly free if telemetry is not started. */
export function withSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const parent = options.traceparent
    ? propagation.extract(context.active(), { traceparent: options.traceparent })
    : context.active();
  const span = { kind: KINDS[options.kind ?? 'internal'], attributes: { ...options.attributes } };
  return tracer.startActiveSpan(name, span, parent, async (active) => {
    try {
      return await work(active);
    } catch (error) {
      active.setStatus({ code: SpanStatusCode.ERROR });
      if (error instanceof Error) active.recordException(error);
      throw error;
    } finally {
      active.end();
    }
  });
}

/** W3C traceparent of the active span, which is stored with outbox events. Undefined outside of a trace. */
export function currentTraceparent(): string | undefined {
  const carrier: Record<string, string> = Object.create(null);
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'];
}

/** Id of the active trace if it is sampled. */
export function currentTraceId(): string | undefined {
  const span = trace.getActiveSpan()?.spanContext();
  return span && span.traceFlags & TraceFlags.SAMPLED ? span.traceId : undefined;
}

/** Exports what is not exported yet, at the end of a process. Does nothing if telemetry is not started. */
export async function flushTelemetry(): Promise<void> {
  const providers: unknown[] = [startedProvider(), metrics.getMeterProvider(), logs.getLoggerProvider()];
  await Promise.all(providers.filter(canFlush).map((provider) => provider.forceFlush()));
}

/** Whether this process records spans. */
export function isTelemetryStarted(): boolean {
  return startedProvider() !== undefined;
}

function startedProvider(): { forceFlush: () => Promise<void> } | undefined {
  const provider = trace.getTracerProvider();
  const delegate: unknown = provider instanceof ProxyTracerProvider ? provider.getDelegate() : provider;
  return canFlush(delegate) ? delegate : undefined;
}

function canFlush(provider: unknown): provider is { forceFlush: () => Promise<void> } {
  return typeof provider === 'object' && provider !== null && 'forceFlush' in provider;
}
