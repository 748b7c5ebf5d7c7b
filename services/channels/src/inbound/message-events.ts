import { messageReceived } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { MediaItem } from '../media-items/media-item';

/** The consistency token of the message: rules evaluate their conditions after a search has seen it. */
export function messageReceivedEvent(item: MediaItem): OutgoingEvent {
  const event = makeEvent(messageReceived, {
    source: 'channels',
    frameId: item.frameId,
    key: item.conversationId,
    time: item.receivedAt,
    data: {
      media_item_id: item.id,
      channel_id: item.channelId,
      conversation_id: item.conversationId,
      project_id: item.projectId,
      message: item.message,
      external_id: item.externalId,
      sender: item.sender,
      sent_at: item.sentAt?.toISOString() ?? null,
      received_at: item.receivedAt.toISOString(),
    },
  });
  const seen = item.consistencyToken === null ? {} : { consistencytoken: item.consistencyToken };
  return outgoing(messageReceived, { ...event, ...seen });
}
