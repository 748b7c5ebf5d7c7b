import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const MAX_TUNNELS = 4_096;

/** Peers of a WebSocket say something at least this often, or they are gone. */
const IDLE_MS = 300_000;

/** So often it is looked whether who opened a tunnel may still have it. */
const REVIEW_MS = 1_000;

/** Connections of clients that were joined to services, of which only bytes are known from then on. */
export class Tunnels {
  private readonly open = new Map<Duplex, () => boolean>();
  private reviews: NodeJS.Timeout | undefined;

  constructor(private readonly idleMs = IDLE_MS) {}

  get isFull(): boolean {
    return this.open.size >= MAX_TUNNELS;
  }

  get size(): number {
    return this.open.size;
  }

  /**
   * Both ways with back-pressure; a side that has ended still hears the other one out. It ends within a second once `isAllowed` says
   * no: a token that has expired or was revoked carries no tunnel any longer.
   */
  join(client: Socket, service: Duplex, isAllowed: () => boolean): void {
    this.open.set(client, isAllowed);
    this.reviews ??= setInterval(() => this.review(), REVIEW_MS).unref();
    const end = (): void => {
      this.open.delete(client);
      if (this.open.size === 0) this.stopReviews();
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

  /** Ends all, for a process that stops. */
  close(): void {
    this.stopReviews();
    for (const client of this.open.keys()) client.destroy();
  }

  private review(): void {
    for (const [client, isAllowed] of this.open) if (!isAllowed()) client.destroy();
  }

  private stopReviews(): void {
    clearInterval(this.reviews);
    this.reviews = undefined;
  }
}
