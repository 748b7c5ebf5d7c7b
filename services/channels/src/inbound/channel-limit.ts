import { AppError } from '@trackway/errors';

/** So many channels are counted at a time; the one that was quiet for longest is forgotten first. */
const MOST_CHANNELS = 100_000;
/** How many may come at once, as a share of those of a minute. */
const BURST_SHARE = 0.25;

/**
 * The floor of a channel's own limit, whoever the deliveries come from and whichever way: the gateway counts by address.
 * Kept as the time at which the channel's allowance would be whole again.
 */
export class ChannelLimit {
  private readonly wholeAt = new Map<string, number>();
  private readonly intervalMs: number;
  private readonly depthMs: number;

  constructor(perMinute: number) {
    this.intervalMs = 60_000 / perMinute;
    this.depthMs = this.intervalMs * Math.max(1, Math.ceil(perMinute * BURST_SHARE));
  }

  /** Counts one delivery. @throws AppError 429 `too_many_requests` where there are too many. */
  take(channelId: string, now: Date): void {
    const next = Math.max(this.wholeAt.get(channelId) ?? 0, now.getTime()) + this.intervalMs;
    const over = next - now.getTime() - this.depthMs;
    if (over > 0) {
      const retryAfter = Math.ceil(over / 1_000);
      throw new AppError('too_many', 'too_many_requests', 'Too many deliveries for this channel.', { retryAfter });
    }
    // Put last, so that the first of the map is the one that was quiet for longest.
    this.wholeAt.delete(channelId);
    this.wholeAt.set(channelId, next);
    const [quietest] = this.wholeAt.keys();
    if (this.wholeAt.size > MOST_CHANNELS && quietest !== undefined) this.wholeAt.delete(quietest);
  }
}
