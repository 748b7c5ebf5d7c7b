import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { GrpcInstrumentation } from '@opentelemetry/instrumentation-grpc';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';

const QUIET_PATHS = new Set(['/livez', '/readyz', '/startupz', '/metrics']);

/**
 * Traces by OTLP. Kafka is not among the instrumentations: `@trackway/messaging` carries the trace through the outbox
 * itself. Patching HTTP takes more than half of a proxy's throughput, so the gateway is started without it
 * (OTEL_NODE_DISABLED_INSTRUMENTATIONS=http) and makes its own spans.
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

/** Patches when it is made, so it is made only where it is wanted. */
function httpInstrumentation(): HttpInstrumentation {
  return new HttpInstrumentation({
    ignoreIncomingRequestHook: (request) => QUIET_PATHS.has(request.url ?? ''),
    requireParentforOutgoingSpans: true,
  });
}
