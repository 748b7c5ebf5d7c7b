import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** Receives OTLP over HTTP in JSON format. */
export class OtlpReceiver {
  private readonly bodies = new Map<string, unknown[]>();
  private readonly server: Server = createServer((request, response) => {
    void json(request).then((body) => {
      const path = request.url ?? '';
      this.bodies.set(path, [...(this.bodies.get(path) ?? []), body]);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The paths that were called. */
  get paths(): string[] {
    return [...this.bodies.keys()].sort();
  }

  /** All requests of a path as text. */
  text(path: string): string {
    return JSON.stringify(this.bodies.get(path) ?? []);
  }

  /** The first object with this name: a metric or a span. */
  named(path: string, name: string): unknown {
    const found: unknown[] = [];
    JSON.parse(this.text(path), (_, value: unknown) => {
      if (typeof value === 'object' && value !== null && 'name' in value && value.name === name) found.push(value);
      return value;
    });
    return found[0];
  }
}
