import { auditOf } from '@trackway/messaging';
import type { MediaItem } from '../media-items/media-item';

/** Only for messages without a project. The others are in the history of their project. */
export const auditMessage = auditOf<MediaItem>({
  source: 'channels',
  kind: 'message',
  identify: ({ id }) => ({ id, name: null }),
  details: ({ channelId, conversationId }) => ({ channel_id: channelId, conversation_id: conversationId }),
});
