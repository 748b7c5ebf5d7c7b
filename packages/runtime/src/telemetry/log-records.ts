import { type Attributes, type Context, context, logs, ROOT_CONTEXT, SeverityNumber, trace } from '@opentelemetry/api';
import { isRecord } from '../is-record';

/** A destination of log lines. */
export interface LineWriter {
  write(line: string): void;
}

const SEVERITIES: Readonly<Record<string, SeverityNumber>> = {
  trace: SeverityNumber.TRACE,
  debug: SeverityNumber.DEBUG,
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
  fatal: SeverityNumber.FATAL,
};

/** Receives the redacted JSON lines and exports them over OTLP. Undefined if the export of logs is not started. */
export function logExport(): LineWriter | undefined {
  const logger = logs.getLogger('trackway');
  if (!logger.enabled()) return undefined;
  return {
    write: (line) => {
      const { level, time, msg, service: _, trace_id, span_id, err, ...fields } = JSON.parse(line) as LogLine;
      logger.emit({
        severityText: level,
        severityNumber: SEVERITIES[level] ?? SeverityNumber.UNSPECIFIED,
        timestamp: new Date(time),
        ...(msg === undefined ? {} : { body: msg }),
        attributes: { ...attributesOf(fields), ...exceptionOf(err) },
        context: contextOf(trace_id, span_id),
      });
    },
  };
}

interface LogLine {
  readonly [field: string]: unknown;
  readonly level: string;
  readonly time: string;
  readonly msg?: string;
  readonly trace_id?: string;
  readonly span_id?: string;
}

function attributesOf(fields: Readonly<Record<string, unknown>>): Attributes {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(entries);
}

function exceptionOf(error: unknown): Attributes {
  if (!isRecord(error)) return {};
  const { type, message, stack } = error;
  return {
    'exception.type': String(type),
    'exception.message': String(message),
    ...(typeof stack === 'string' ? { 'exception.stacktrace': stack } : {}),
  };
}

/** The gateway names the trace in the line, because its spans are not active while it logs. */
function contextOf(traceId: string | undefined, spanId: string | undefined): Context {
  if (traceId === undefined || spanId === undefined) return context.active();
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1 });
}
