/**
 * Loaded by `node --require` before anything else, so that libraries are instrumented when services load them.
 * Without OTEL_EXPORTER_OTLP_ENDPOINT nothing is loaded. OTEL_NODE_DISABLED_INSTRUMENTATIONS is a comma-separated
 * list; `http` is supported.
 */
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) {
  const { startTelemetry } = require('./start-telemetry') as typeof import('./start-telemetry');
  const disabled = process.env['OTEL_NODE_DISABLED_INSTRUMENTATIONS'] ?? '';
  startTelemetry(process.env['OTEL_SERVICE_NAME'] ?? 'trackway', disabled.split(','));
}
