import type { Actor } from '@trackway/contracts';
import type { Sender } from '../conversations/conversation';
import type { MessageStatus } from './message-status';

/** A file that a connector keeps, until we have fetched it. */
export interface Attachment {
  readonly id: string;
  readonly url: string;
  readonly name: string | null;
  readonly mime_type: string | null;
  readonly status: 'pending' | 'stored' | 'refused';
  /** Why it was refused, in a sentence. */
  readonly reason: string | null;
  /** In bytes, once it is stored. */
  readonly size: number | null;
}

/** What asked for a message, carried on to what it causes. */
export interface MessageCause {
  readonly correlationId: string;
  readonly depth: number;
}

/** A message on a channel. */
export interface MediaItem {
  readonly id: string;
  readonly frameId: string;
  readonly channelId: string;
  readonly conversationId: string;
  readonly direction: 'inbound' | 'outbound';
  readonly message: string;
  /** The connector's own id of the message. */
  readonly externalId: string | null;
  /** What a message that comes again is known by; null where nothing tells it from another. */
  readonly dedupeKey: string | null;
  readonly sender: Sender | null;
  readonly projectId: string | null;
  readonly attachments: readonly Attachment[];
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly sentAt: Date | null;
  readonly receivedAt: Date;
  /** When it was said: never later than it came, for a connector's clock may be wrong. */
  readonly at: Date;
  /** Who wrote an outbound message; null for an inbound one. */
  readonly author: Actor | null;
  /** Whether nobody waits for an answer any longer once it is sent. */
  readonly countsAsReply: boolean;
  /** Null for an inbound message. */
  readonly status: MessageStatus | null;
  readonly failure: string | null;
  /** False while the project of an inbound message is looked for: it is announced with it. */
  readonly isPublished: boolean;
  /** What a search must have seen to know of the message; null where it knows already. Announced with it. */
  readonly consistencyToken: string | null;
  /** The project that a signed delivery named and that nobody has looked for yet. */
  readonly claimedProjectId: string | null;
  readonly cause: MessageCause;
}

/** What may change of a message after it was recorded. */
export type MediaItemChanges = Partial<
  Pick<MediaItem, 'externalId' | 'projectId' | 'status' | 'failure' | 'isPublished'>
>;
