import type { GatewayRequest, GatewayResponse } from '../exchange/exchange';
import type { Connection, ConnectionClient } from '../http1/connection';
import type { ConnectionPool } from '../http1/connection-pool';
import type { ResponseHead } from '../http1/response-head';
import type { ProxyEvents } from './proxy-events';
import { requestHead } from './request-head';

/** One request to a service and its response, over a pooled connection. */
export class FastPathExchange implements ConnectionClient {
  readonly toHead: boolean;
  private connection: Connection | undefined;
  private isOver = false;
  private isStarted = false;

  constructor(
    private readonly request: GatewayRequest,
    private readonly response: GatewayResponse,
    private readonly events: ProxyEvents,
    pool: ConnectionPool,
  ) {
    this.toHead = request.method === 'HEAD';
    response.locals.exchange.upstreamRequest = this;
    this.start(pool.take());
  }

  /** The client does not wait for the response any more. */
  destroy(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.connection?.destroy();
  }

  onWhole(head: ResponseHead, body: string): void {
    if (!this.begin(head)) return;
    this.isOver = true;
    this.response.end(body, 'latin1');
  }

  onHead(head: ResponseHead): void {
    this.begin(head);
  }

  onBody(data: Buffer): void {
    if (!this.isStarted || this.response.write(data)) return;
    this.connection?.pause();
    this.response.once('drain', () => {
      if (!this.isOver) this.connection?.resume();
    });
  }

  onEnd(): void {
    this.isOver = true;
    if (this.isStarted) this.response.end();
  }

  onFailure(error: Error): void {
    if (this.isOver) return;
    this.isOver = true;
    this.events.onFailure(error, this.request, this.response);
  }

  private start(connection: Connection): void {
    this.connection = connection;
    const { exchange } = this.response.locals;
    connection.send(this, requestHead(this.request, exchange.headers.forwarded), exchange.body?.content);
    exchange.body?.release();
  }

  private begin(head: ResponseHead): boolean {
    this.isStarted = this.events.onResponse(head.status, head.headers, this.response);
    if (!this.isStarted) this.destroy();
    return this.isStarted;
  }
}
