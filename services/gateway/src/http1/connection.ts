import type { Socket } from 'node:net';
import { type ResponseListener, ResponseParser } from './response-parser';

/** Receives the response to a request, or the failure of its connection. */
export interface ConnectionClient extends ResponseListener {
  /** The response will not be completed. */
  onFailure(error: Error): void;
}

const TCP_KEEP_ALIVE_MS = 60_000;

/** One connection to a service, with at most one request at a time. */
export class Connection {
  /** Time until which an idle connection may be reused. */
  idleUntil = 0;
  private client: ConnectionClient | undefined;
  private reader: ResponseParser | undefined;

  constructor(
    /** May still be connecting; writes are queued until then. */
    private readonly socket: Socket,
    private readonly owner: {
      /** The connection is free and may be reused for `keepMs`. */
      onFree(connection: Connection, keepMs: number): void;
      onClosed(connection: Connection): void;
    },
  ) {
    this.socket.setNoDelay(true).setKeepAlive(true, TCP_KEEP_ALIVE_MS);
    this.socket.on('data', (piece: Buffer) => this.read(piece));
    this.socket.on('end', () => this.finish());
    this.socket.on('error', (error) => this.fail(error));
    this.socket.on('close', () => {
      this.fail(new Error('The service closed the connection.'));
      owner.onClosed(this);
    });
  }

  /** Sends a complete request: the head in latin1, and the body if there is one. */
  send(client: ConnectionClient, head: string, body?: Buffer): void {
    this.client = client;
    this.reader = new ResponseParser(client);
    if (!body) {
      this.socket.write(head, 'latin1');
      return;
    }
    this.socket.cork();
    this.socket.write(head, 'latin1');
    this.socket.write(body);
    this.socket.uncork();
  }

  pause(): void {
    this.socket.pause();
  }

  resume(): void {
    this.socket.resume();
  }

  destroy(): void {
    this.socket.destroy();
  }

  private read(piece: Buffer): void {
    const { reader } = this;
    if (!reader) {
      // Data without a request.
      this.socket.destroy();
      return;
    }
    try {
      reader.push(piece);
    } catch (error) {
      this.socket.destroy();
      this.fail(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (reader.isDone) this.release(reader.keepMs);
  }

  private finish(): void {
    if (this.reader?.close()) this.release(0);
    this.socket.destroy();
  }

  /** A service that responds before it has read the whole request may not read the rest, so such a connection is closed. */
  private release(keepMs: number): void {
    this.client = undefined;
    this.reader = undefined;
    if (keepMs > 0 && this.socket.writableLength === 0 && !this.socket.destroyed) {
      this.socket.resume();
      this.owner.onFree(this, keepMs);
    } else this.socket.destroy();
  }

  private fail(error: Error): void {
    const { client } = this;
    this.client = undefined;
    this.reader = undefined;
    client?.onFailure(error);
  }
}
