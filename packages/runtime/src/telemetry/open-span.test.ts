import { trace } from '@opentelemetry/api';
import { NodeSDK, type NodeSDKConfiguration } from '@opentelemetry/sdk-node';
import { flushTelemetry, isTelemetryStarted, openServerSpan } from '../index';
import { TraceIdGenerator } from './trace-ids';

const REQUEST = { requestId: '5f6c1d0a-7a52-4a3e-9f0e-2a8f8c1f7d11' };
const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

type Exporter = NonNullable<NodeSDKConfiguration['traceExporter']>;

type Recorded = Parameters<Exporter['export']>[0][number];

describe('a manually ended span', () => {
  it('does not exist without telemetry', () => {
    expect(isTelemetryStarted()).toBe(false);
    expect(openServerSpan('GET /', { ...REQUEST, traceparent: TRACEPARENT, attributes: {} })).toBeUndefined();
  });

  describe('with telemetry', () => {
    const recorded: Recorded[] = [];
    const traceExporter: Exporter = {
      export: (spans, done) => {
        recorded.push(...spans);
        done({ code: 0 });
      },
      shutdown: async () => undefined,
    };
    const sdk = new NodeSDK({ traceExporter, instrumentations: [], idGenerator: new TraceIdGenerator() });

    beforeAll(() => sdk.start());
    afterEach(() => recorded.splice(0));
    afterAll(async () => {
      await sdk.shutdown();
      trace.disable();
    });

    it('belongs to the incoming trace, and propagates it', async () => {
      const span = openServerSpan('GET /', { ...REQUEST, traceparent: TRACEPARENT, attributes: { a: 1 } });

      span?.end({ b: 2 }, false);

      await flushTelemetry();
      const [first] = recorded;
      expect(span?.traceId).toBe('0af7651916cd43dd8448eb211c80319c');
      expect(span?.traceparent).toBe(`00-${span?.traceId}-${first?.spanContext().spanId}-01`);
      expect(first?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
      expect(first?.attributes).toEqual({ a: 1, b: 2 });
    });

    it('starts a trace without an incoming one, and marks errors', async () => {
      const span = openServerSpan('GET /', { requestId: 'chosen-by-the-client', attributes: {} });

      span?.end({}, true);

      await flushTelemetry();
      const [first] = recorded;
      expect(isTelemetryStarted()).toBe(true);
      expect(span?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
      expect(first?.parentSpanContext).toBeUndefined();
      expect(first?.status.code).toBe(2);
    });

    it('has the request id as its trace id if that is a UUID', () => {
      const spans = [1, 2].map(() => openServerSpan('GET /', { ...REQUEST, attributes: {} }));

      expect(spans.map((span) => span?.traceId)).toEqual(Array(2).fill('5f6c1d0a7a524a3e9f0e2a8f8c1f7d11'));
      expect(spans[0]?.spanId).not.toBe(spans[1]?.spanId);
    });
  });
});
