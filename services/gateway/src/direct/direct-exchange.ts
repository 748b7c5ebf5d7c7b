import type { GatewayRequest, GatewayResponse } from '../edge/exchange';
import { readLeftover } from '../edge/refuse';
import type { ProxyEvents } from '../proxy/proxy-events';
import type { AnswerHead } from './answer-head';
import type { Asker, Connection } from './connection';
import type { ConnectionPool } from './connection-pool';
import { hasBody, requestHead } from './request-head';

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
    private readonly pool: ConnectionPool,
  ) {
    this.toHead = request.method === 'HEAD';
    response.locals.exchange.upstreamRequest = this;
    pool.take(this.start);
  }

  /** Nobody waits for the answer any more. */
  destroy(): void {
    if (this.isOver) return;
    this.isOver = true;
    if (this.connection) this.connection.destroy();
    else this.pool.forget(this.start);
  }

  onWhole(head: AnswerHead, body: string): void {
    if (!this.begin(head)) return;
    this.isOver = true;
    this.response.end(body, 'latin1');
    this.leaveBody();
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
    this.leaveBody();
  }

  onFailure(error: Error): void {
    if (this.isOver) return;
    this.isOver = true;
    this.events.onFailure(error, this.request, this.response);
  }

  onDrain(): void {
    this.request.resume();
  }

  private readonly start = (connection: Connection): void => {
    const { request, response } = this;
    this.connection = connection;
    const { onward } = response.locals.exchange.headers;
    if (!hasBody(onward)) {
      connection.ask(this, requestHead(request, onward), true);
      return;
    }
    connection.ask(this, requestHead(request, onward), false);
    this.sendBody(connection, onward['transfer-encoding'] !== undefined);
  };

  private sendBody(connection: Connection, isChunked: boolean): void {
    const { request } = this;
    request.on('data', (data: Buffer) => {
      if (this.isOver) return;
      if (isChunked) connection.write(`${data.length.toString(16)}\r\n`);
      const isTaken = connection.write(data);
      if (isChunked) connection.write('\r\n');
      if (!isTaken) request.pause();
    });
    request.on('end', () => {
      if (!this.isOver) connection.end(isChunked ? '0\r\n\r\n' : undefined);
    });
  }

  private begin(head: AnswerHead): boolean {
    this.isAnswered = this.events.onAnswer(head.status, head.headers, this.response);
    if (!this.isAnswered) this.destroy();
    return this.isAnswered;
  }

  /** The service has answered before it had the whole body: the rest is read as that of a refused request is. */
  private leaveBody(): void {
    if (this.request.complete) return;
    this.request.resume();
    readLeftover(this.request);
  }
}
