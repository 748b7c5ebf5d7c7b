import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const MAX_TUNNELS = 4_096;

/** Peers of a WebSocket say something at least this often, or they are gone. */
const IDLE_MS = 300_000;

/** Connections of clients that were joined to services, of which only bytes are known from then on. */
export class Tunnels {
  private readonly open = new Set<Duplex>();

  constructor(private readonly idleMs = IDLE_MS) {}

  get isFull(): boolean {
    return this.open.size >= MAX_TUNNELS;
  }

  get size(): number {
    return this.open.size;
  }

  /** Both ways with back-pressure; a side that has ended still hears the other one out. */
  join(client: Socket, service: Duplex): void {
    this.open.add(client);
    const end = (): void => {
      this.open.delete(client);
      client.destroy();
      service.destroy();
    };
    for (const side of [client, service]) {
      side.on('error', end);
      side.on('close', end);
    }
    client.setTimeout(this.idleMs, end);
    client.pipe(service).pipe(client);
  }

  /** Ends all: for a process that stops, after those who could have ended by themselves. */
  close(): void {
    for (const client of this.open) client.destroy();
  }
}
