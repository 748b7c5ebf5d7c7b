/**
 * Loaded by `node --require` before anything else, so that the libraries are patched when services load them. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT nothing is loaded and nothing is patched. OTEL_NODE_DISABLED_INSTRUMENTATIONS, a list with
 * commas, leaves libraries unpatched; `http` is known.
 */
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) {
  const { startTelemetry } = require('./start-telemetry') as typeof import('./start-telemetry');
  const disabled = process.env['OTEL_NODE_DISABLED_INSTRUMENTATIONS'] ?? '';
  startTelemetry(process.env['OTEL_SERVICE_NAME'] ?? 'trackway', disabled.split(','));
}
