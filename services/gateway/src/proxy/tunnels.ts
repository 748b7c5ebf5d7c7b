import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const MAX_TUNNELS = 4_096;

/** WebSockets without data for this time are closed. */
const IDLE_MS = 300_000;

/** Interval at which the permission of open tunnels is checked. */
const REVIEW_MS = 1_000;

/** Client connections that are joined to services; the gateway only copies bytes. */
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
   * Copies both ways with back-pressure. The tunnel is closed within a second after `isAllowed` returns false,
   * because its token has expired or was revoked.
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

  /** Closes all tunnels when the process stops. */
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
