import type { Page } from '@trackway/application';
import type { Conditions } from '@trackway/mongo';
import type { Conversation } from '../conversations/conversation';
import type { Attachment, MediaItem, MediaItemChanges } from './media-item';

type OfConversation = Pick<Conversation, 'id' | 'frameId'>;

export interface MediaItemStore {
  find(frameId: string, id: string): Promise<MediaItem | undefined>;
  /** The message that was recorded before with the same key. */
  findByDedupeKey(frameId: string, channelId: string, dedupeKey: string): Promise<MediaItem | undefined>;
  /** The messages that were recorded before with one of these keys of their channel. */
  findByDedupeKeys(
    keys: readonly { readonly frameId: string; readonly channelId: string; readonly dedupeKey: string }[],
  ): Promise<readonly MediaItem[]>;
  /** Finds an outbound message by the id of the connector. */
  findSent(frameId: string, channelId: string, externalId: string): Promise<MediaItem | undefined>;
  /** The oldest queued message of a conversation. */
  nextQueued(conversation: OfConversation): Promise<MediaItem | undefined>;
  /** The inbound messages of a conversation whose events were not emitted, oldest first. */
  findUnpublished(conversation: OfConversation, limit: number): Promise<readonly MediaItem[]>;
  /** When the last message was sent that counts as a reply and has not failed. */
  lastReplyAt(conversation: OfConversation): Promise<Date | null>;
  /** When the first message at or after `from` was sent that counts as a reply and has not failed. */
  firstReplyAfter(conversation: OfConversation, from: Date): Promise<Date | null>;
  /** At most 10,000 conversations with a message that has a word with this start. */
  conversationsWithWord(frameId: string, word: string): Promise<readonly string[]>;
  /** When the first inbound message after `after` was sent. */
  firstInboundAfter(conversation: OfConversation, after: Date | null): Promise<Date | null>;
  findByAttachment(frameId: string, attachmentId: string): Promise<MediaItem | undefined>;
  /** Leases one message of any frame with files to fetch, until `until`; returns the number of attempts, too. */
  claimFetch(now: Date, until: Date): Promise<{ item: MediaItem; attempts: number } | undefined>;
  /** Stores the results for files, and when the others are tried again. */
  settleFetch(item: OfConversation, attachments: readonly Attachment[], fetchAt: Date | null): Promise<void>;
  /** A page of the matching messages, newest first, and their total number. */
  page(frameId: string, conditions: Conditions, page: Page): Promise<{ items: readonly MediaItem[]; total: number }>;
  /** @throws TransactionConflict if another transaction recorded the same message first. */
  insert(...items: readonly MediaItem[]): Promise<void>;
  change(item: Pick<MediaItem, 'id' | 'frameId'>, changes: MediaItemChanges): Promise<void>;
}
