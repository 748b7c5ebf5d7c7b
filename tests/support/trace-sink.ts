import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';

export interface Span {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  /** Values of texts; undefined for other types. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly kind: number;
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}

interface OtlpSpan extends Omit<Span, 'service' | 'attributes'> {
  readonly attributes: readonly Attribute[];
}

interface OtlpRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

/** An OTLP receiver for the traces of the system. */
export class TraceSink {
  readonly spans: Span[] = [];
  private readonly server: Server = createServer((request, response) => {
    json(request).then(
      (body) => {
        this.take(body as OtlpRequest);
        response.setHeader('content-type', 'application/json').end('{}');
      },
      // A sender that is killed cuts its request off.
      () => response.destroy(),
    );
  });

  async start(): Promise<this> {
    const port = Number(process.env['TEST_OTLP_PORT']);
    if (!port) throw new Error('TEST_OTLP_PORT is not set: run these tests by npm test, which starts the system.');
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The spans of one trace. */
  trace(traceId: string): Span[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  private take({ resourceSpans }: OtlpRequest): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = textsOf(resource.attributes)['service.name'] ?? '';
      for (const { spans } of scopeSpans) {
        this.spans.push(...spans.map((span) => ({ ...span, service, attributes: textsOf(span.attributes) })));
      }
    }
  }
}

function textsOf(attributes: readonly Attribute[]): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]));
}
