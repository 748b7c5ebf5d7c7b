import type { Socket } from 'node:net';
import { Connection } from './connection';

const MAX_IDLE = 64;
const SWEEP_MS = 2_000;

/**
 * Keep-alive connections to one service. The caller limits how many are in use. The most recently used one is reused
 * first, so that surplus connections become idle and are closed.
 */
export class ConnectionPool {
  private readonly idle: Connection[] = [];
  private readonly all = new Set<Connection>();
  private readonly sweep: NodeJS.Timeout;

  constructor(
    private readonly connect: () => Socket,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.sweep = setInterval(() => this.closeOld(), SWEEP_MS).unref();
  }

  take(): Connection {
    return this.takeIdle() ?? this.open();
  }

  get size(): number {
    return this.all.size;
  }

  close(): void {
    clearInterval(this.sweep);
    for (const connection of this.all) connection.destroy();
  }

  private takeIdle(): Connection | undefined {
    const connection = this.idle.pop();
    if (!connection || connection.idleUntil > this.now()) return connection;
    // Older connections may still be valid, because services announce different keep-alive times.
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
    if (this.idle.length >= MAX_IDLE) connection.destroy();
    else {
      connection.idleUntil = this.now() + keepMs;
      this.idle.push(connection);
    }
  }

  private onClosed(connection: Connection): void {
    this.all.delete(connection);
    const index = this.idle.indexOf(connection);
    if (index >= 0) this.idle.splice(index, 1);
  }

  private closeOld(): void {
    const now = this.now();
    for (const connection of [...this.idle]) if (connection.idleUntil <= now) connection.destroy();
  }
}
