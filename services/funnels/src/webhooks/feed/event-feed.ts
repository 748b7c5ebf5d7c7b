import type { WebhookKind } from '../events/event-kinds';
import type { WebhookEvent } from '../events/webhook-event';

export interface FeedEvent {
  readonly sequence: number;
  /** The body that webhooks receive. */
  readonly payload: string;
}

export interface FeedQuery {
  /** Events after this sequence number. 0 is the oldest retained event. */
  readonly after: number;
  readonly kinds: readonly WebhookKind[];
  readonly limit: number;
}

export interface FeedPage {
  /** In the order of their sequence numbers. */
  readonly events: readonly FeedEvent[];
  /** Whether more events follow. */
  readonly hasMore: boolean;
  /** The sequence number up to which all events of these kinds are in this page or before it. */
  readonly position: number;
}

/** The range of positions from which a reader can continue without missing an event. */
export interface FeedRange {
  readonly first: number;
  readonly last: number;
  /** Whether more events wait for a position. */
  readonly isBehind: boolean;
}

/**
 * The events of a frame in a fixed order. Positions are assigned to committed events when the feed is read, so an event
 * that is committed after a read gets a later position than all events of that read.
 */
export interface EventFeed {
  /** Stores events. Repeated events are stored once. */
  append(frameId: string, events: readonly Pick<WebhookEvent, 'id' | 'kind' | 'payload'>[], at: Date): Promise<void>;
  /** Assigns positions to new events and returns the range. Concurrent calls for a frame wait for each other. */
  advance(frameId: string): Promise<FeedRange>;
  read(frameId: string, query: FeedQuery): Promise<FeedPage>;
}

export interface FeedStores {
  readonly feed: EventFeed;
}
