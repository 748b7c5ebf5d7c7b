import type { Conversation } from './conversation';

export interface ConversationStore {
  findBySender(frameId: string, channelId: string, senderKey: string): Promise<Conversation | undefined>;
  /** @throws LostRace where another transaction made the sender's conversation first. */
  insert(conversation: Conversation): Promise<void>;
  update(conversation: Conversation): Promise<void>;
  /** Since when somebody waits for an answer, by channel; channels on which nobody does are left out. */
  awaitingSince(frameId: string, channelIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}
