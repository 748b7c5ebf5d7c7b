import type { GatewayRequest, GatewayResponse } from '../edge/exchange';
import type { ProxyEvents } from '../proxy/proxy-events';
import type { AnswerHead } from './answer-head';
import type { Asker, Connection } from './connection';
import type { ConnectionPool } from './connection-pool';
import { requestHead } from './request-head';

/** One request on its way to a service and the answer on its way back, over a connection of the pool. */
export class DirectExchange implements Asker {
  readonly toHead: boolean;
  private connection: Connection | undefined;
  private isOver = false;
  private isAnswered = false;

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

  /** Nobody waits for the answer any more. */
  destroy(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.connection?.destroy();
  }

  onWhole(head: AnswerHead, body: string): void {
    if (!this.begin(head)) return;
    this.isOver = true;
    this.response.end(body, 'latin1');
  }

  onHead(head: AnswerHead): void {
    this.begin(head);
  }

  onBody(data: Buffer): void {
    if (!this.isAnswered || this.response.write(data)) return;
    this.connection?.pause();
    this.response.once('drain', () => {
      if (!this.isOver) this.connection?.resume();
    });
  }

  onEnd(): void {
    this.isOver = true;
    if (this.isAnswered) this.response.end();
  }

  onFailure(error: Error): void {
    if (this.isOver) return;
    this.isOver = true;
    this.events.onFailure(error, this.request, this.response);
  }

  private start(connection: Connection): void {
    this.connection = connection;
    const { exchange } = this.response.locals;
    connection.ask(this, requestHead(this.request, exchange.headers.onward), exchange.body?.content);
    exchange.body?.release();
  }

  private begin(head: AnswerHead): boolean {
    this.isAnswered = this.events.onAnswer(head.status, head.headers, this.response);
    if (!this.isAnswered) this.destroy();
    return this.isAnswered;
  }
}
