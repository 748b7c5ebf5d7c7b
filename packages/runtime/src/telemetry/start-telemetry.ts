import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { GrpcInstrumentation } from '@opentelemetry/instrumentation-grpc';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { BatchLogRecordProcessor } from '@opentelemetry/sdk-logs';
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { RegistryProducer } from './registry-producer';
import { TraceIdGenerator } from './trace-ids';

const QUIET_PATHS = new Set(['/livez', '/readyz', '/startupz', '/metrics']);

export interface TelemetryOptions {
  readonly serviceName: string;
  readonly disabledInstrumentations: readonly string[];
  readonly traces: boolean;
  readonly metrics: boolean;
  readonly logs: boolean;
  readonly metricIntervalMs: number;
}

/**
 * Starts the export of the chosen signals over OTLP. Kafka is not instrumented: `@trackway/messaging` passes the trace
 * through the outbox. HTTP instrumentation halves the throughput of a proxy, so the gateway disables it
 * (OTEL_NODE_DISABLED_INSTRUMENTATIONS=http) and creates its own spans.
 */
export function startTelemetry(options: TelemetryOptions): NodeSDK {
  const { serviceName, traces, metrics, logs } = options;
  const sdk = new NodeSDK({
    serviceName,
    idGenerator: new TraceIdGenerator(),
    ...(traces ? { traceExporter: new OTLPTraceExporter() } : { spanProcessors: [] }),
    metricReaders: metrics ? [metricReader(options.metricIntervalMs)] : [],
    logRecordProcessors: logs ? [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter() })] : [],
    instrumentations: traces ? instrumentations(options.disabledInstrumentations) : [],
  });
  sdk.start();
  return sdk;
}

/** The constructor of an instrumentation changes the library, so it is only called if enabled. */
function instrumentations(disabled: readonly string[]) {
  return [
    ...(disabled.includes('http') ? [] : [httpInstrumentation()]),
    new GrpcInstrumentation({ ignoreGrpcMethods: ['Check', 'Watch'] }),
    new PgInstrumentation({ requireParentSpan: true }),
    new MongoDBInstrumentation({ requireParentSpan: true }),
  ];
}

function httpInstrumentation(): HttpInstrumentation {
  return new HttpInstrumentation({
    ignoreIncomingRequestHook: (request) => QUIET_PATHS.has(request.url ?? ''),
    requireParentforOutgoingSpans: true,
  });
}

function metricReader(exportIntervalMillis: number): PeriodicExportingMetricReader {
  const metricProducers = [new RegistryProducer()];
  return new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis,
    metricProducers,
  });
}
