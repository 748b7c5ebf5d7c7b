import type { Actor } from '@trackway/contracts';
import type { Sender } from '../conversations/conversation';
import type { MessageStatus } from './message-status';

/** A file of a message: at the connector until it is fetched into the store. */
export interface Attachment {
  readonly id: string;
  readonly url: string;
  readonly name: string | null;
  readonly mime_type: string | null;
  readonly status: 'pending' | 'stored' | 'refused';
  /** The error message. */
  readonly reason: string | null;
  /** In bytes, once it is stored. */
  readonly size: number | null;
}

/** The request that a message comes from, for the context of its effects. */
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
  /** The key for finding duplicates; null if the message has none. */
  readonly dedupeKey: string | null;
  readonly sender: Sender | null;
  readonly projectId: string | null;
  readonly attachments: readonly Attachment[];
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly sentAt: Date | null;
  readonly receivedAt: Date;
  /** When the message was sent: at most the time of arrival, because the clock of a connector may be wrong. */
  readonly at: Date;
  /** The author of an outbound message; null for an inbound one. */
  readonly author: Actor | null;
  /** Whether the message counts as a reply. */
  readonly countsAsReply: boolean;
  /** Null for an inbound message. */
  readonly status: MessageStatus | null;
  readonly failure: string | null;
  /** False while the project of an inbound message is looked for; its event is emitted afterwards. */
  readonly isPublished: boolean;
  /** The consistency token of the message, for its event; null if a search has the message already. */
  readonly consistencyToken: string | null;
  /** The project that a signed delivery names and that was not looked for yet. */
  readonly claimedProjectId: string | null;
  readonly cause: MessageCause;
}

/** The fields that may change after a message was recorded. */
export type MediaItemChanges = Partial<
  Pick<MediaItem, 'externalId' | 'projectId' | 'status' | 'failure' | 'isPublished'>
>;
