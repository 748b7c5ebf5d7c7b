import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OtlpReceiver } from './support/otlp-receiver';

const COMPILED = join(__dirname, '..', 'dist');
const TRACE_ID = '5f6c1d0a7a524a3e9f0e2a8f8c1f7d11';

/** A process that measures, logs, traces, and exports all of it before it exits. It prints both formats of its metrics. */
const PROGRAM = `
  const runtime = require(${JSON.stringify(COMPILED)});
  const registry = runtime.createMetrics('projects');
  const tries = new runtime.Counter({ name: 'tries_total', help: 'Tries', labelNames: ['result'], registers: [registry] });
  tries.inc({ result: 'ok' }, 3);
  const durations = new runtime.DurationHistogram(registry, {
    name: 'work_duration_seconds', help: 'Work', labelNames: ['kind'], buckets: [0.1, 1],
  });
  durations.bind({ kind: 'a' })(0.05);
  durations.bind({ kind: 'a' })(0.5, '${TRACE_ID}');
  durations.observe({ kind: 'a' }, 5);
  const logger = runtime.createLogger({ service: 'projects', level: 'info' });
  const ids = { request_id: 'r-1', trace_id: '${TRACE_ID}', span_id: 'b7ad6b7169203331' };
  logger.warn({ err: new TypeError('broken'), token: 'abc', ...ids }, 'a request failed');
  runtime.withSpan('work', {}, async () => undefined).then(async () => {
    await runtime.flushTelemetry();
    const open = await runtime.renderMetrics(registry, 'application/openmetrics-text;version=1.0.0;q=0.5,*/*;q=0.1');
    const plain = await runtime.renderMetrics(registry, 'text/plain');
    logger.flush(() => process.stdout.write(JSON.stringify({ open, plain }) + '\\n', () => process.exit(0)));
  });
`;

interface Output {
  readonly open: { readonly type: string; readonly body: string };
  readonly plain: { readonly type: string; readonly body: string };
}

describe('telemetry over OTLP', () => {
  let receiver: OtlpReceiver;
  let url: string;

  beforeEach(async () => {
    receiver = new OtlpReceiver();
    url = await receiver.start();
  });
  afterEach(() => receiver.stop());

  async function run(environment: Readonly<Record<string, string>>): Promise<Output> {
    const args = ['--require', join(COMPILED, 'telemetry', 'main.js'), '--eval', PROGRAM];
    const env = { PATH: process.env['PATH'], OTEL_SERVICE_NAME: 'projects', ...environment };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    const lines = stdout.trim().split('\n');
    return JSON.parse(lines.find((line) => line.startsWith('{"open"')) ?? '{}') as Output;
  }

  const sampleOf = ({ body }: Output['open'], start: string) =>
    body.split('\n').find((line) => line.startsWith(start)) ?? '';

  it('exports the metrics of /metrics with their names, types and units', async () => {
    await run({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_METRICS_EXPORTER: 'otlp', OTEL_TRACES_EXPORTER: 'none' });

    expect(receiver.paths).toEqual(['/v1/metrics']);
    expect(receiver.text('/v1/metrics')).toContain('{"key":"service.name","value":{"stringValue":"projects"}}');
    expect(receiver.named('/v1/metrics', 'process_resident_memory_bytes')).toMatchObject({ unit: 'By', gauge: {} });
    const attributes = expect.arrayContaining([{ key: 'result', value: { stringValue: 'ok' } }]);
    expect(receiver.named('/v1/metrics', 'tries_total')).toMatchObject({
      sum: { isMonotonic: true, aggregationTemporality: 2, dataPoints: [{ asDouble: 3, attributes }] },
    });
    expect(receiver.named('/v1/metrics', 'work_duration_seconds')).toMatchObject({
      unit: 's',
      histogram: { dataPoints: [{ bucketCounts: [1, 1, 1], explicitBounds: [0.1, 1], count: 3, sum: 5.55 }] },
    });
  });

  it('exports log lines with severity, fields, exception and trace, and without secrets', async () => {
    await run({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_LOGS_EXPORTER: 'otlp', OTEL_TRACES_EXPORTER: 'none' });

    expect(receiver.paths).toEqual(['/v1/logs']);
    const text = receiver.text('/v1/logs');
    expect(text).toContain('"severityNumber":13,"severityText":"warn","body":{"stringValue":"a request failed"}');
    expect(text).toContain('{"key":"exception.type","value":{"stringValue":"TypeError"}}');
    expect(text).toContain('{"key":"request_id","value":{"stringValue":"r-1"}}');
    expect(text).toContain(`"traceId":"${TRACE_ID}","spanId":"b7ad6b7169203331"`);
    expect(text).toContain('{"key":"token","value":{"stringValue":"[redacted]"}}');
  });

  it('exports only traces by default, and nothing without an endpoint', async () => {
    await run({});
    expect(receiver.paths).toEqual([]);

    await run({ OTEL_EXPORTER_OTLP_ENDPOINT: url });

    expect(receiver.paths).toEqual(['/v1/traces']);
    expect(receiver.named('/v1/traces', 'work')).toBeDefined();
  });

  it('adds the latest trace to a bucket as an exemplar, in OpenMetrics only', async () => {
    const { open, plain } = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: url });

    expect(open.type).toContain('application/openmetrics-text');
    expect(sampleOf(open, 'work_duration_seconds_bucket{le="1"')).toMatch(
      new RegExp(` 2 # \\{trace_id="${TRACE_ID}"\\} 0.5 [\\d.]+$`),
    );
    expect(sampleOf(open, 'tries_total')).toBe('tries_total{result="ok",service="projects"} 3');
    expect(open.body).toContain('# TYPE tries counter\n');
    expect(plain.type).toContain('text/plain');
    expect(plain.body).not.toContain(TRACE_ID);
    expect(plain.body).toContain('# TYPE tries_total counter\n');
  });

  it('serves the text format without telemetry, whatever the client accepts', async () => {
    const { open } = await run({});

    expect(open.type).toContain('text/plain');
    expect(sampleOf(open, 'work_duration_seconds_bucket{le="1"')).toMatch(/ 2$/);
  });
});
