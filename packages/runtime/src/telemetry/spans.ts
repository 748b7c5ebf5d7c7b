import {
  context,
  ProxyTracerProvider,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const tracer = trace.getTracer('trackway');

export interface SpanOptions {
  readonly kind?: 'internal' | 'producer' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  /** W3C traceparent of the parent, where it is not the active span. */
  readonly traceparent?: string;
}

const KINDS = { internal: SpanKind.INTERNAL, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

/** Runs `work` inside a span. Costs next to nothing where no telemetry was started. */
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

/** The W3C traceparent of the active span, to be written beside an event in the outbox; undefined outside of a trace. */
export function currentTraceparent(): string | undefined {
  const carrier: Record<string, string> = Object.create(null);
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'];
}

/** Exports what was recorded so far; for the end of a process. Does nothing where no telemetry was started. */
export async function flushTelemetry(): Promise<void> {
  const provider = startedProvider();
  if (provider) await provider.forceFlush();
}

/** Whether this process records spans, so that what only they need can be left out where it doesn't. */
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
