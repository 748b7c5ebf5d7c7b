import { AppError } from '@trackway/errors';
import { KeyedRateLimit } from '@trackway/runtime';

/** Rate limit of each channel, for deliveries from all addresses; the gateway limits each address. */
export class ChannelLimit {
  private readonly limit: KeyedRateLimit;

  constructor(perMinute: number) {
    this.limit = new KeyedRateLimit(perMinute);
  }

  /** Counts one delivery. @throws AppError 429 `too_many_requests` above the limit. */
  take(channelId: string, now: Date): void {
    const waitMs = this.limit.tryTake(channelId, now);
    if (waitMs === 0) return;
    const retryAfter = Math.ceil(waitMs / 1_000);
    throw new AppError('too_many', 'too_many_requests', 'Too many deliveries for this channel.', { retryAfter });
  }
}
