import type { Socket } from 'node:net';
import { AnswerReader, type AnswerReceiver } from './answer-reader';

/** Who asks over a connection. */
export interface Asker extends AnswerReceiver {
  /** There will be no answer, or no more of it. */
  onFailure(error: Error): void;
  /** The connection takes more of the body again. */
  onDrain(): void;
}

const TCP_KEEP_ALIVE_MS = 60_000;

/** One connection to a service, which is asked one thing at a time. */
export class Connection {
  /** Until when it may be used again, while it is idle. */
  idleUntil = 0;
  private asker: Asker | undefined;
  private reader: AnswerReader | undefined;
  private isSent = false;

  constructor(
    /** One that connects, or has; what is written to it meanwhile waits. */
    private readonly socket: Socket,
    private readonly owner: {
      /** The connection is free; `keepMs` is how long it may be kept. */
      onFree(connection: Connection, keepMs: number): void;
      onClosed(connection: Connection): void;
    },
  ) {
    this.socket.setNoDelay(true).setKeepAlive(true, TCP_KEEP_ALIVE_MS);
    this.socket.on('data', (piece: Buffer) => this.read(piece));
    this.socket.on('drain', () => this.asker?.onDrain());
    this.socket.on('end', () => this.finish());
    this.socket.on('error', (error) => this.fail(error));
    this.socket.on('close', () => {
      this.fail(new Error('The service closed the connection.'));
      owner.onClosed(this);
    });
  }

  /** Sends a head in latin1; where a body follows it, `isWhole` is false and `end` says when it has been written. */
  ask(asker: Asker, head: string, isWhole: boolean): void {
    this.asker = asker;
    this.reader = new AnswerReader(asker);
    this.isSent = isWhole;
    this.socket.write(head, 'latin1');
  }

  /** False where the service should be given time; `onDrain` says when. */
  write(data: Buffer | string): boolean {
    return this.socket.write(data);
  }

  end(data?: string): void {
    this.isSent = true;
    if (data !== undefined) this.socket.write(data);
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
      // Nobody asked.
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

  /** A connection on which a request was only half sent can't be used for another one. */
  private release(keepMs: number): void {
    this.asker = undefined;
    this.reader = undefined;
    if (keepMs > 0 && this.isSent && !this.socket.destroyed) {
      this.socket.resume();
      this.owner.onFree(this, keepMs);
    } else this.socket.destroy();
  }

  private fail(error: Error): void {
    const { asker } = this;
    this.asker = undefined;
    this.reader = undefined;
    asker?.onFailure(error);
  }
}
