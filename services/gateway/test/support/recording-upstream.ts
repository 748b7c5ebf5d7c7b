import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  readonly body: string;
}

/** Paths that the gateway requests itself: keys of tokens and questions of cells. */
const OWN_PATHS = ['/.well-known/', '/internal/'];

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** A service that records every request. It responds with its own name, or as `respondWith` configures. */
export class RecordingUpstream {
  readonly requests: Recorded[] = [];
  private handler: Handler | undefined;
  private readonly server: http.Server;

  /** Uses TLS if certificates are given. */
  constructor(
    readonly name: string,
    private readonly certificates?: https.ServerOptions,
  ) {
    const receive: http.RequestListener = (request, response) => this.receive(request, response);
    this.server = certificates ? https.createServer(certificates, receive) : http.createServer(receive);
  }

  async start(port = 0, host = '127.0.0.1'): Promise<this> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(port, host, resolve);
    });
    return this;
  }

  get url(): string {
    return `${this.certificates ? 'https' : 'http'}://127.0.0.1:${this.port}`;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The last forwarded request. The gateway's own requests, which it can send at any time, are left out. */
  get last(): Recorded {
    const last = this.forwarded.at(-1);
    if (!last) throw new Error(`${this.name} received no request.`);
    return last;
  }

  /** The requests of clients. */
  get forwarded(): readonly Recorded[] {
    return this.requests.filter(({ url }) => !OWN_PATHS.some((path) => url.startsWith(path)));
  }

  /** `handler` responds to later requests. It has to read the body itself. */
  respondWith(handler: Handler): void {
    this.handler = handler;
  }

  /** `handler` receives later upgrade requests. */
  switchWith(handler: (request: http.IncomingMessage, socket: Duplex) => void): void {
    this.server.removeAllListeners('upgrade').on('upgrade', handler);
  }

  reset(): void {
    this.requests.length = 0;
    this.handler = undefined;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  private receive(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (this.handler) {
      this.record(request, '');
      this.handler(request, response);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.record(request, Buffer.concat(chunks).toString('latin1'));
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ response: true, served_by: this.name }));
    });
  }

  private record(request: http.IncomingMessage, body: string): void {
    const { method = '', url = '', headers, rawHeaders } = request;
    this.requests.push({ method, url, headers, rawHeaders, body });
  }
}
