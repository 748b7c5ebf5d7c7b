import type { Page } from '@trackway/application';
import type { Conditions, Sort } from '@trackway/mongo';
import type { Conversation } from './conversation';

export interface ConversationSearch {
  readonly conditions: Conditions;
  /** By the newest message first if absent. */
  readonly sort?: Sort | undefined;
  /** Words of a query, each with the conversations that have a message with it. Not empty. */
  readonly words?: readonly { readonly word: string; readonly conversationIds: readonly string[] }[] | undefined;
}

export interface LabelCount {
  readonly label: string;
  /** Conversations with the label. */
  readonly count: number;
}

export interface ConversationStore {
  find(frameId: string, id: string): Promise<Conversation | undefined>;
  /** The conversations of the frame with these ids, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Conversation[]>;
  /** A page of the matching conversations, and their total number. */
  page(
    frameId: string,
    search: ConversationSearch,
    page: Page,
  ): Promise<{ items: readonly Conversation[]; total: number }>;
  /** The labels in use, in alphabetical order; at most 1,000. */
  labels(frameId: string): Promise<readonly LabelCount[]>;
  /** The snoozed conversations of all frames whose time has come, those that were to be opened first. */
  findDueSnoozes(now: Date, limit: number): Promise<readonly Conversation[]>;
  /** Finds a conversation by the first key that has one. */
  findBySender(frameId: string, channelId: string, senderKeys: readonly string[]): Promise<Conversation | undefined>;
  /** The conversation of a project on a channel that has the newest message. */
  findByProject(frameId: string, channelId: string, projectId: string): Promise<Conversation | undefined>;
  /** The projects of these that have a conversation. */
  linkedProjects(frameId: string, projectIds: readonly string[]): Promise<readonly string[]>;
  /** All conversations that have one of the keys on their channel, in no particular order. */
  findBySenders(
    senders: readonly {
      readonly frameId: string;
      readonly channelId: string;
      readonly senderKeys: readonly string[];
    }[],
  ): Promise<readonly Conversation[]>;
  /** @throws TransactionConflict if another transaction created the sender's conversation first. */
  insert(...conversations: readonly Conversation[]): Promise<void>;
  /** Replaces the previous versions. @throws TransactionConflict if another conversation has the sender's key now. */
  update(...conversations: readonly Conversation[]): Promise<void>;
  /** The conversations of a frame, ordered by id, after `afterId`. */
  after(frameId: string, afterId: string, limit: number): Promise<readonly Conversation[]>;
  /** Leases one conversation of any frame that has a project to look for, until `until`. */
  claimUnlinked(now: Date, until: Date): Promise<Conversation | undefined>;
  /** When the oldest message that awaits a reply was sent, by channel; channels without one are left out. */
  awaitingSince(frameId: string, channelIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}
