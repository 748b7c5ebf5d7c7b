import { randomBytes } from 'node:crypto';
import { apiOf, apiWithToken } from './support/api';
import { eventually } from './support/eventually';
import { conventionalAttributes } from './support/semantic-conventions';
import { type Span, TraceSink } from './support/trace-sink';

/** Attributes of HTTP, RPC, messaging and database spans. */
const REQUIRED = [
  'http.request.method',
  'http.response.status_code',
  'url.path',
  'rpc.method',
  'messaging.system.name',
  'messaging.destination.name',
  'messaging.operation.type',
  'db.system.name',
  'db.query.text',
];

/** Names that the instrumentation of gRPC has not replaced yet. */
const DEPRECATED = ['rpc.system', 'rpc.service', 'rpc.grpc.status_code'];

/** Details of plans and pools, by the instrumentation of PostgreSQL. */
const UNCONVENTIONAL = /^db\.postgresql\./;

describe('a trace', () => {
  let sink: TraceSink;

  beforeAll(async () => {
    sink = await new TraceSink().start();
  });
  afterAll(() => sink.stop());

  function callerTrace(): { traceId: string; spanId: string; traceparent: string } {
    const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
    return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-01` };
  }

  /** Spans whose parent is neither one of them nor the root. */
  function orphans(spans: readonly Span[], root: string): Span[] {
    const known = new Set([root, ...spans.map(({ spanId }) => spanId)]);
    return spans.filter(({ parentSpanId }) => !known.has(parentSpanId));
  }

  // There was no receiver before this test, so the queues of the services are full and drop newer spans. The request is
  // repeated until its trace is complete.
  const untilComplete = (assertion: () => Promise<void>) => eventually(assertion, 90_000);

  it('includes the gateway, HTTP, SQL, outbox and Kafka up to the consumer', async () => {
    await untilComplete(async () => {
      const { traceId, spanId, traceparent } = callerTrace();
      await apiOf().send('POST', '/projects', { name: 'Traced' }, { traceparent });

      const spans = await eventually(() => {
        const found = sink.trace(traceId);
        expect(found.map(({ name }) => name)).toContain('process history.line_recorded.v1');
        expect(orphans(found, spanId)).toEqual([]);
        return found;
      }, 5_000);
      const services = spans.map(({ service }) => service);
      expect(services).toEqual(expect.arrayContaining(['gateway', 'projects']));
      expect(spans.some(({ name }) => name.startsWith('pg.query:INSERT'))).toBe(true);
    });
  }, 120_000);

  it('has its id in every response, and the request id in the span of the gateway', async () => {
    await untilComplete(async () => {
      const { traceId, traceparent } = callerTrace();
      const api = apiOf();
      const missing = await api.send('GET', `/projects/${traceId}`, undefined, { traceparent });
      const found = await api.send('GET', '/projects', undefined, { traceparent });
      const rejected = await apiWithToken('invalid').send('GET', '/projects', undefined, { traceparent });

      const traces = [missing, found, rejected].map(({ headers }) => headers.get('traceparent')?.split('-')[1]);
      expect(traces).toEqual([traceId, traceId, traceId]);
      await eventually(() => {
        const ids = sink.trace(traceId).map(({ attributes }) => attributes['trackway.request_id']);
        expect(ids).toEqual(expect.arrayContaining([missing, found, rejected].map(({ body }) => body.request_id)));
      }, 5_000);
    });
  }, 120_000);

  it('continues over gRPC', async () => {
    await untilComplete(async () => {
      const { traceId, spanId, traceparent } = callerTrace();
      await apiOf().send('POST', '/spreadsheet-operations/export/contact', {}, { traceparent });

      await eventually(() => {
        const found = sink.trace(traceId);
        expect(new Set(found.map(({ service }) => service))).toEqual(new Set(['gateway', 'spreadsheets', 'projects']));
        expect(orphans(found, spanId)).toEqual([]);
      }, 5_000);
    });
  }, 120_000);

  it('has only attributes of the semantic conventions, or of the product', async () => {
    const conventional = new Set([...conventionalAttributes(), ...DEPRECATED]);
    expect(conventional.has('http.request.method')).toBe(true);
    expect(conventional.has('http.method')).toBe(false);
    await untilComplete(async () => {
      const { traceId, traceparent } = callerTrace();
      await apiOf().send('POST', '/forms', { name: 'Traced', fields: [] }, { traceparent });
      await apiOf().send('POST', '/projects', { name: 'Traced' }, { traceparent });
      await apiOf().send('POST', '/spreadsheet-operations/export/contact', {}, { traceparent });
      await eventually(() => {
        const found = sink.trace(traceId).flatMap(({ attributes }) => Object.keys(attributes));
        expect(found).toEqual(expect.arrayContaining([...REQUIRED, ...DEPRECATED]));
      }, 5_000);
    });

    const unknown = sink.spans.flatMap(({ attributes, name }) =>
      Object.keys(attributes)
        .filter((key) => !conventional.has(key) && !key.startsWith('trackway.') && !UNCONVENTIONAL.test(key))
        .map((key) => `${key} of ${name}`),
    );
    expect([...new Set(unknown)]).toEqual([]);
  }, 120_000);
});
