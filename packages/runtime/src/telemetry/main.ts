/**
 * Loaded by `node --require` before anything else, so that libraries are instrumented when services load them.
 * Without an OTLP endpoint nothing is loaded. Metrics and logs are exported only on request, because the default of
 * OpenTelemetry would send them twice: Prometheus reads metrics, and the platform collects standard output.
 */
const ENDPOINTS = ['', '_TRACES', '_METRICS', '_LOGS'].map((signal) => `OTEL_EXPORTER_OTLP${signal}_ENDPOINT`);

if (ENDPOINTS.some((name) => process.env[name])) {
  const { startTelemetry } = require('./start-telemetry') as typeof import('./start-telemetry');
  const {
    OTEL_SERVICE_NAME: serviceName = 'trackway',
    OTEL_NODE_DISABLED_INSTRUMENTATIONS: disabled = '',
    OTEL_TRACES_EXPORTER: traces,
    OTEL_METRICS_EXPORTER: metrics,
    OTEL_LOGS_EXPORTER: logs,
    OTEL_METRIC_EXPORT_INTERVAL: interval,
  } = process.env;
  startTelemetry({
    serviceName,
    disabledInstrumentations: disabled.split(','),
    traces: (traces || 'otlp') === 'otlp',
    metrics: metrics === 'otlp',
    logs: logs === 'otlp',
    metricIntervalMs: Number(interval) || 60_000,
  });
}
