import { PermanentError } from '@trackway/connector';

const HOUR_MS = 60 * 60 * 1_000;

/** Stops a mail loop: two systems that reply to each other. */
export class LoopLimit {
  private readonly sent = new Map<string, Map<string, number>>();

  constructor(private readonly maxPerHour: number) {}

  /** Counts a message once. @throws PermanentError above the limit */
  take(address: string, id: string, now = Date.now()): void {
    const key = address.toLowerCase();
    const recent = new Map([...(this.sent.get(key) ?? [])].filter(([, at]) => now - at < HOUR_MS));
    this.sent.delete(key);
    if (!recent.has(id) && recent.size >= this.maxPerHour) {
      this.sent.set(key, recent);
      throw new PermanentError(
        `More than ${this.maxPerHour} messages to this address within an hour: possibly a mail loop.`,
      );
    }
    recent.set(id, now);
    this.sent.set(key, recent);
    // Addresses without recent messages need no memory.
    for (const [oldest, times] of this.sent) {
      if (Math.max(...times.values()) > now - HOUR_MS) break;
      this.sent.delete(oldest);
    }
  }
}
