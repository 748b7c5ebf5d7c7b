import type { Page } from '@trackway/application';
import type { Conditions } from '@trackway/mongo';
import type { Conversation } from './conversation';

export interface ConversationStore {
  find(frameId: string, id: string): Promise<Conversation | undefined>;
  /** A page of those that meet the conditions, that with the newest message first, and how many there are in all. */
  page(frameId: string, conditions: Conditions, page: Page): Promise<{ items: readonly Conversation[]; total: number }>;
  /** By the first of the keys that one has. */
  findBySender(frameId: string, channelId: string, senderKeys: readonly string[]): Promise<Conversation | undefined>;
  /** That with the newest message of those that a project has on a channel. */
  findByProject(frameId: string, channelId: string, projectId: string): Promise<Conversation | undefined>;
  /** Those of the projects that a conversation belongs to. */
  linkedProjects(frameId: string, projectIds: readonly string[]): Promise<readonly string[]>;
  /** All that have one of the keys on their channel, in no particular order. */
  findBySenders(
    senders: readonly {
      readonly frameId: string;
      readonly channelId: string;
      readonly senderKeys: readonly string[];
    }[],
  ): Promise<readonly Conversation[]>;
  /** @throws LostRace where another transaction made a sender's conversation first. */
  insert(...conversations: readonly Conversation[]): Promise<void>;
  /** Writes the next versions. @throws LostRace where another conversation has the sender's key by now. */
  update(...conversations: readonly Conversation[]): Promise<void>;
  /** Those of a frame in the order of their ids, after `afterId`. */
  after(frameId: string, afterId: string, limit: number): Promise<readonly Conversation[]>;
  /** Takes one whose project has to be looked for, in whichever frame, until `until`. */
  claimUnlinked(now: Date, until: Date): Promise<Conversation | undefined>;
  /** Since when somebody waits for an answer, by channel; channels on which nobody does are left out. */
  awaitingSince(frameId: string, channelIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}
