import { auditOf, type OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { MediaItem } from '../media-items/media-item';

/**
 * The entry for a message without a project. The others are in the history of their project. It is an effect without
 * values, because a sent message cannot be undone.
 */
export function auditQueued(caller: Caller, item: MediaItem): OutgoingEvent {
  const record = { kind: 'conversation', id: item.conversationId, projectId: null, label: '' } as const;
  return { ...auditMessage(caller, 'queued', item), restorable: { record, changes: [] } };
}

const auditMessage = auditOf<MediaItem>({
  source: 'channels',
  kind: 'message',
  identify: ({ id }) => ({ id, name: null }),
  details: ({ channelId, conversationId }) => ({ channel_id: channelId, conversation_id: conversationId }),
});
