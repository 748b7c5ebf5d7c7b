import type { Page } from '@trackway/http';
import type { Conditions } from '@trackway/mongo';
import type { Conversation } from './conversation';

export interface ConversationStore {
  find(frameId: string, id: string): Promise<Conversation | undefined>;
  /** A page of those that meet the conditions, that with the newest message first, and how many there are in all. */
  page(frameId: string, conditions: Conditions, page: Page): Promise<{ items: readonly Conversation[]; total: number }>;
  findBySender(frameId: string, channelId: string, senderKey: string): Promise<Conversation | undefined>;
  /** @throws LostRace where another transaction made the sender's conversation first. */
  insert(conversation: Conversation): Promise<void>;
  update(conversation: Conversation): Promise<void>;
  /** Since when somebody waits for an answer, by channel; channels on which nobody does are left out. */
  awaitingSince(frameId: string, channelIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}
