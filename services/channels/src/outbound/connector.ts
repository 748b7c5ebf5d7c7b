import type { Channel } from '../channels/channel';
import type { Conversation } from '../conversations/conversation';
import type { MediaItem } from '../media-items/media-item';
import type { Attempt } from './retry-schedule';

/** The program behind a channel, which passes messages on to people. */
export interface Connector {
  /** Hands a message over. A connector tells repeats by the message's id. */
  deliver(channel: Channel, conversation: Conversation, item: MediaItem): Promise<Attempt>;
}
