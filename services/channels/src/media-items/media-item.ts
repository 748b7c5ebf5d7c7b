import type { Sender } from '../conversations/conversation';

/** A file that a connector keeps for us. */
export interface Attachment {
  readonly url: string;
  readonly name: string | null;
  readonly mime_type: string | null;
}

/** A message on a channel. */
export interface MediaItem {
  readonly id: string;
  readonly frameId: string;
  readonly channelId: string;
  readonly conversationId: string;
  readonly direction: 'inbound';
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
}
