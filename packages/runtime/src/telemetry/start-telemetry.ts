import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { GrpcInstrumentation } from '@opentelemetry/instrumentation-grpc';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';

const QUIET_PATHS = new Set(['/livez', '/readyz', '/startupz', '/metrics']);

/**
 * Starts tracing over OTLP. Kafka is not instrumented: `@trackway/messaging` passes the trace through the outbox.
 * HTTP instrumentation halves the throughput of a proxy, so the gateway disables it
 * (OTEL_NODE_DISABLED_INSTRUMENTATIONS=http) and creates its own spans.
 */
export function startTelemetry(serviceName: string, disabled: readonly string[] = []): void {
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: new OTLPTraceExporter(),
    instrumentations: [
      ...(disabled.includes('http') ? [] : [httpInstrumentation()]),
      new GrpcInstrumentation({ ignoreGrpcMethods: ['Check', 'Watch'] }),
      new PgInstrumentation({ requireParentSpan: true }),
      new MongoDBInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
}

/** The constructor instruments the library, so it is only called if enabled. */
function httpInstrumentation(): HttpInstrumentation {
  return new HttpInstrumentation({
    ignoreIncomingRequestHook: (request) => QUIET_PATHS.has(request.url ?? ''),
    requireParentforOutgoingSpans: true,
  });
}
