import type { WebhookEvent } from '../events/webhook-event';
import type { EventFeed, FeedPage, FeedQuery, FeedRange } from './event-feed';

type Stored = Pick<WebhookEvent, 'id' | 'kind' | 'payload'> & { readonly frameId: string; sequence?: number };

/** An event feed in memory. Every append is committed at once. */
export class FakeEventFeed implements EventFeed {
  private readonly stored: Stored[] = [];

  async append(
    frameId: string,
    events: readonly Pick<WebhookEvent, 'id' | 'kind' | 'payload'>[],
    _at: Date,
  ): Promise<void> {
    for (const event of events) {
      if (!this.of(frameId).some(({ id }) => id === event.id)) this.stored.push({ ...event, frameId });
    }
  }

  async advance(frameId: string): Promise<FeedRange> {
    for (const [index, event] of this.of(frameId).entries()) event.sequence = index + 1;
    return { first: 0, last: this.of(frameId).length, isBehind: false };
  }

  async read(frameId: string, { after, kinds, limit }: FeedQuery): Promise<FeedPage> {
    const found = this.of(frameId).flatMap(({ sequence = 0, kind, payload }) =>
      sequence > after && kinds.includes(kind) ? [{ sequence, payload }] : [],
    );
    const events = found.slice(0, limit);
    const hasMore = found.length > limit;
    const last = Math.max(after, ...this.of(frameId).map(({ sequence = 0 }) => sequence));
    return { events, hasMore, position: hasMore ? (events.at(-1)?.sequence ?? after) : last };
  }

  private of(frameId: string): Stored[] {
    return this.stored.filter((event) => event.frameId === frameId);
  }
}
