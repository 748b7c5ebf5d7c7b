import type { Channel } from '../channels/channel';
import type { Conversation } from '../conversations/conversation';
import type { MediaItem } from '../media-items/media-item';

/** What came of one attempt to hand a message to its connector. */
export type Attempt =
  | { readonly kind: 'sent'; readonly externalId: string | null }
  | { readonly kind: 'refused'; readonly reason: string }
  /** May do better later; `afterSeconds` where the connector said when. */
  | { readonly kind: 'away'; readonly reason: string; readonly afterSeconds?: number };

/** The program behind a channel, which passes messages on to people. */
export interface Connector {
  /** Hands a message over. A connector tells repeats by the message's id. */
  deliver(channel: Channel, conversation: Conversation, item: MediaItem): Promise<Attempt>;
}
