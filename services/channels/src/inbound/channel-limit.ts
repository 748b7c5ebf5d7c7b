import { AppError } from '@trackway/errors';

/** Number of channels with a counter; the least recently used one is removed first. */
const MAX_CHANNELS = 100_000;
/** Share of the limit of a minute that may arrive at once. */
const BURST_SHARE = 0.25;

/**
 * Rate limit of each channel, for deliveries from all addresses; the gateway limits each address. A token bucket
 * (GCRA): it stores the time at which the bucket is full again.
 */
export class ChannelLimit {
  private readonly fullAt = new Map<string, number>();
  private readonly intervalMs: number;
  private readonly burstMs: number;

  constructor(perMinute: number) {
    this.intervalMs = 60_000 / perMinute;
    this.burstMs = this.intervalMs * Math.max(1, Math.ceil(perMinute * BURST_SHARE));
  }

  /** Counts one delivery. @throws AppError 429 `too_many_requests` above the limit. */
  take(channelId: string, now: Date): void {
    const next = Math.max(this.fullAt.get(channelId) ?? 0, now.getTime()) + this.intervalMs;
    const over = next - now.getTime() - this.burstMs;
    if (over > 0) {
      const retryAfter = Math.ceil(over / 1_000);
      throw new AppError('too_many', 'too_many_requests', 'Too many deliveries for this channel.', { retryAfter });
    }
    // Inserted last, so that the first entry is the least recently used one.
    this.fullAt.delete(channelId);
    this.fullAt.set(channelId, next);
    const [quietest] = this.fullAt.keys();
    if (this.fullAt.size > MAX_CHANNELS && quietest !== undefined) this.fullAt.delete(quietest);
  }
}
