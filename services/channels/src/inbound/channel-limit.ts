import { AppError } from '@trackway/errors';

/** So many channels are counted at a time; the one that was quiet for longest is forgotten first. */
const MAX_CHANNELS = 100_000;
/** How many may come at once, as a share of those of a minute. */
const BURST_SHARE = 0.25;

/**
 * The floor of a channel's own limit, whoever the deliveries come from and whichever way: the gateway counts by address.
 * Kept as the time at which the channel's allowance would be whole again.
 */
export class ChannelLimit {
  private readonly fullAt = new Map<string, number>();
  private readonly intervalMs: number;
  private readonly burstMs: number;

  constructor(perMinute: number) {
    this.intervalMs = 60_000 / perMinute;
    this.burstMs = this.intervalMs * Math.max(1, Math.ceil(perMinute * BURST_SHARE));
  }

  /** Counts one delivery. @throws AppError 429 `too_many_requests` where there are too many. */
  take(channelId: string, now: Date): void {
    const next = Math.max(this.fullAt.get(channelId) ?? 0, now.getTime()) + this.intervalMs;
    const over = next - now.getTime() - this.burstMs;
    if (over > 0) {
      const retryAfter = Math.ceil(over / 1_000);
      throw new AppError('too_many', 'too_many_requests', 'Too many deliveries for this channel.', { retryAfter });
    }
    // Put last, so that the first of the map is the one that was quiet for longest.
    this.fullAt.delete(channelId);
    this.fullAt.set(channelId, next);
    const [quietest] = this.fullAt.keys();
    if (this.fullAt.size > MAX_CHANNELS && quietest !== undefined) this.fullAt.delete(quietest);
  }
}
