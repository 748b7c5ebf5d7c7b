/**
 * Loaded by `node --require` before anything else, so that the libraries are patched when services load them. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT nothing is loaded and nothing is patched.
 */
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) {
  const { startTelemetry } = require('./start-telemetry') as typeof import('./start-telemetry');
  startTelemetry(process.env['OTEL_SERVICE_NAME'] ?? 'trackway');
}
