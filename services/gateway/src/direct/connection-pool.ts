import type { Socket } from 'node:net';
import { Connection } from './connection';

/** Connections at once; requests beyond them wait until their deadline. */
const MAX_CONNECTIONS = 256;
const MAX_IDLE = 64;
const SWEEP_MS = 2_000;

type Use = (connection: Connection) => void;

/** Kept connections to one service. The one used last is used next, so that those too many grow old and are closed. */
export class ConnectionPool {
  private readonly idle: Connection[] = [];
  private readonly all = new Set<Connection>();
  private readonly waiting: Use[] = [];
  private readonly sweep: NodeJS.Timeout;

  constructor(
    private readonly connect: () => Socket,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.sweep = setInterval(() => this.closeOld(), SWEEP_MS).unref();
  }

  /** Gives a connection at once, or as soon as there is one. */
  take(use: Use): void {
    const connection = this.takeIdle() ?? (this.all.size < MAX_CONNECTIONS ? this.open() : undefined);
    if (connection) use(connection);
    else this.waiting.push(use);
  }

  /** Who waited and no longer does. */
  forget(use: Use): void {
    const index = this.waiting.indexOf(use);
    if (index >= 0) this.waiting.splice(index, 1);
  }

  get size(): number {
    return this.all.size;
  }

  close(): void {
    clearInterval(this.sweep);
    this.waiting.length = 0;
    for (const connection of this.all) connection.destroy();
  }

  private takeIdle(): Connection | undefined {
    const connection = this.idle.pop();
    if (!connection || connection.idleUntil > this.now()) return connection;
    // Those below it were free before it, but services may allow them different times.
    connection.destroy();
    return this.takeIdle();
  }

  private open(): Connection {
    const connection = new Connection(this.connect(), {
      onFree: (free, keepMs) => this.onFree(free, keepMs),
      onClosed: (closed) => this.onClosed(closed),
    });
    this.all.add(connection);
    return connection;
  }

  private onFree(connection: Connection, keepMs: number): void {
    const next = this.waiting.shift();
    if (next) next(connection);
    else if (this.idle.length >= MAX_IDLE) connection.destroy();
    else {
      connection.idleUntil = this.now() + keepMs;
      this.idle.push(connection);
    }
  }

  private onClosed(connection: Connection): void {
    this.all.delete(connection);
    const index = this.idle.indexOf(connection);
    if (index >= 0) this.idle.splice(index, 1);
    const next = this.all.size < MAX_CONNECTIONS ? this.waiting.shift() : undefined;
    if (next) next(this.open());
  }

  private closeOld(): void {
    const now = this.now();
    for (const connection of [...this.idle]) if (connection.idleUntil <= now) connection.destroy();
  }
}
