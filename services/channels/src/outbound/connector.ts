import type { Channel } from '../channels/channel';
import type { Conversation } from '../conversations/conversation';
import type { MediaItem } from '../media-items/media-item';

/** The result of one attempt to send a message to its connector. */
export type Attempt =
  | { readonly kind: 'sent'; readonly externalId: string | null }
  | { readonly kind: 'rejected'; readonly reason: string }
  /** A retry may succeed; after `afterSeconds` if the connector has requested it. */
  | { readonly kind: 'unavailable'; readonly reason: string; readonly afterSeconds?: number };

/** The external program of a channel that forwards messages. */
export interface Connector {
  /** Sends a message. A connector detects duplicates by the id of the message. */
  deliver(channel: Channel, conversation: Conversation, item: MediaItem): Promise<Attempt>;
}
