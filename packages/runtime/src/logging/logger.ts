import { trace } from '@opentelemetry/api';
import pino from 'pino';
import { currentContext } from '../context/request-context';
import { logExport } from '../telemetry/log-records';

export type Logger = pino.Logger;

/** Fields that are never logged. A field is recognized on the first three levels of a line. */
const REDACTED = ['authorization', 'cookie', 'token', 'secret', 'password', 'x-trackway-identity'].flatMap((name) => [
  `["${name}"]`,
  `*["${name}"]`,
  `*.*["${name}"]`,
]);

/**
 * Logs JSON lines to standard output, with the request id and the trace of their context. Telemetry can export them as
 * well.
 */
export function createLogger(options: {
  service: string;
  level: string;
  destination?: pino.DestinationStream;
}): Logger {
  return pino(
    {
      level: options.level,
      base: { service: options.service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: REDACTED, censor: '[redacted]' },
      mixin: ids,
    },
    options.destination ?? standardOutput(options.level),
  );
}

function standardOutput(level: string): pino.DestinationStream {
  const output = pino.destination({ fd: 1, sync: false });
  const exported = logExport();
  if (!exported) return output;
  const streams = [output, exported].map((stream) => ({ level, stream }) as pino.StreamEntry);
  return pino.multistream(streams);
}

function ids(): Record<string, string> {
  const context = currentContext();
  const span = trace.getActiveSpan()?.spanContext();
  return {
    ...(context ? { request_id: context.requestId } : {}),
    ...(span ? { trace_id: span.traceId, span_id: span.spanId } : {}),
  };
}
