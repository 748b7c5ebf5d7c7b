import type { Page } from '@trackway/application';
import type { Conditions } from '@trackway/mongo';
import type { Conversation } from '../conversations/conversation';
import type { Attachment, MediaItem, MediaItemChanges } from './media-item';

type OfConversation = Pick<Conversation, 'id' | 'frameId'>;

export interface MediaItemStore {
  find(frameId: string, id: string): Promise<MediaItem | undefined>;
  /** What came before by the same key. */
  findByDedupeKey(frameId: string, channelId: string, dedupeKey: string): Promise<MediaItem | undefined>;
  /** Those that came before by one of the keys of their channel. */
  findByDedupeKeys(
    keys: readonly { readonly frameId: string; readonly channelId: string; readonly dedupeKey: string }[],
  ): Promise<readonly MediaItem[]>;
  /** An outbound message by the id that the connector gave it. */
  findSent(frameId: string, channelId: string, externalId: string): Promise<MediaItem | undefined>;
  /** The outbound message of a conversation whose turn it is. */
  nextQueued(conversation: OfConversation): Promise<MediaItem | undefined>;
  /** The inbound messages of a conversation that were not announced, oldest first. */
  findUnpublished(conversation: OfConversation, limit: number): Promise<readonly MediaItem[]>;
  /** When the last message was written that counts as a reply and did not fail. */
  lastReplyAt(conversation: OfConversation): Promise<Date | null>;
  /** When the first inbound message was written after `after`. */
  firstInboundAfter(conversation: OfConversation, after: Date | null): Promise<Date | null>;
  findByAttachment(frameId: string, attachmentId: string): Promise<MediaItem | undefined>;
  /** Takes one with files to fetch, in whichever frame, until `until`; and how often it was taken. */
  claimFetch(now: Date, until: Date): Promise<{ item: MediaItem; attempts: number } | undefined>;
  /** Writes what came of files, and when the others are tried again. */
  settleFetch(item: OfConversation, attachments: readonly Attachment[], fetchAt: Date | null): Promise<void>;
  /** A page of those that meet the conditions, newest first, and how many there are in all. */
  page(frameId: string, conditions: Conditions, page: Page): Promise<{ items: readonly MediaItem[]; total: number }>;
  /** @throws LostRace where the same message was recorded by another transaction first. */
  insert(...items: readonly MediaItem[]): Promise<void>;
  change(item: Pick<MediaItem, 'id' | 'frameId'>, changes: MediaItemChanges): Promise<void>;
}
