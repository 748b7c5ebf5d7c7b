import { historyLineRecorded, messageSent } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { MediaItem } from '../media-items/media-item';

const source = 'channels';

/** The connector has accepted the message. */
export function sentEvents(item: MediaItem): OutgoingEvent[] {
  const event = makeEvent(messageSent, {
    source,
    frameId: item.frameId,
    key: item.projectId ?? item.conversationId,
    data: {
      media_item_id: item.id,
      channel_id: item.channelId,
      conversation_id: item.conversationId,
      project_id: item.projectId,
      message: item.message,
      author: item.author,
    },
  });
  return [outgoing(messageSent, event), ...historyLine(item, 'message.sent')];
}

export function failedEvents(item: MediaItem): OutgoingEvent[] {
  return historyLine(item, 'message.failed');
}

function historyLine(item: MediaItem, action: string): OutgoingEvent[] {
  if (item.projectId === null || item.author === null) return [];
  const { id, channelId, conversationId, failure } = item;
  const event = makeEvent(historyLineRecorded, {
    source,
    frameId: item.frameId,
    key: item.projectId,
    data: {
      project_id: item.projectId,
      action,
      actor: item.author,
      changes: [],
      details: {
        media_item_id: id,
        channel_id: channelId,
        conversation_id: conversationId,
        ...(failure === null ? {} : { failure }),
      },
      request_id: null,
    },
  });
  return [outgoing(historyLineRecorded, event)];
}
