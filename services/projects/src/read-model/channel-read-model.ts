import type { awaitingReplyChanged, DataOf, Event } from '@trackway/contracts';

export type AwaitingReplyEvent = Event<DataOf<typeof awaitingReplyChanged>>;

/** What searches need of channels. Events may be repeated, late, and older after newer: the newest state stays. */
export interface ChannelReadModel {
  /** Of one frame. Counts anew since when their projects await a reply. */
  keepAwaiting(frameId: string, events: readonly AwaitingReplyEvent[]): Promise<void>;
}
