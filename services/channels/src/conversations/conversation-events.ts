import { awaitingReplyChanged, conversationLinked, historyLineRecorded } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { Conversation } from './conversation';

const source = 'channels';

/** The fields that other services need: since when a conversation awaits a reply, and its project. */
export function awaitingEvents(before: Conversation | undefined, after: Conversation): OutgoingEvent[] {
  const since = after.awaitingReplySince;
  const isSame =
    (before?.awaitingReplySince?.getTime() ?? null) === (since?.getTime() ?? null) &&
    (before?.projectId ?? null) === after.projectId;
  if (isSame) return [];
  const event = makeEvent(awaitingReplyChanged, {
    source,
    frameId: after.frameId,
    key: after.projectId ?? after.id,
    data: {
      conversation_id: after.id,
      channel_id: after.channelId,
      project_id: after.projectId,
      awaiting_reply_since: since?.toISOString() ?? null,
      version: after.version,
    },
  });
  return [outgoing(awaitingReplyChanged, event)];
}

/** Event and history entry: the conversation belongs to another project from now on. */
export function linkedEvents(before: Conversation | undefined, after: Conversation): OutgoingEvent[] {
  const { projectId } = after;
  const previous = before?.projectId ?? null;
  if (projectId === null || projectId === previous) return [];
  const common = { source, frameId: after.frameId, key: projectId };
  const linked = makeEvent(conversationLinked, {
    ...common,
    data: {
      conversation_id: after.id,
      channel_id: after.channelId,
      project_id: projectId,
      previous_project_id: previous,
      sender: after.sender,
      version: after.version,
    },
  });
  const line = makeEvent(historyLineRecorded, {
    ...common,
    data: {
      project_id: projectId,
      action: 'conversation.linked',
      actor: { kind: 'channel', id: after.channelId, name: null },
      changes: [],
      details: { conversation_id: after.id, channel_id: after.channelId, sender: after.sender },
      request_id: null,
    },
  });
  return [outgoing(conversationLinked, linked), outgoing(historyLineRecorded, line)];
}
