import {
  type Actor,
  awaitingReplyChanged,
  conversationLinked,
  conversationUpdated,
  type FieldChange,
  historyLineRecorded,
} from '@trackway/contracts';
import { changesOf, makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { currentContext } from '@trackway/runtime';
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
    ...envelopeOf(after),
    data: { ...identityOf(after), awaiting_reply_since: since?.toISOString() ?? null },
  });
  return [outgoing(awaitingReplyChanged, event)];
}

/** Event and history entry: the conversation belongs to another project, or to none, from now on. */
export function linkedEvents(before: Conversation | undefined, after: Conversation, actor: Actor): OutgoingEvent[] {
  const { projectId } = after;
  const previous = before?.projectId ?? null;
  if (projectId === previous) return [];
  if (projectId === null) return historyLine({ ...after, projectId: previous }, 'conversation.unlinked', actor);
  const linked = makeEvent(conversationLinked, {
    source,
    frameId: after.frameId,
    key: projectId,
    data: {
      conversation_id: after.id,
      channel_id: after.channelId,
      project_id: projectId,
      previous_project_id: previous,
      sender: after.sender,
      version: after.version,
    },
  });
  return [outgoing(conversationLinked, linked), ...historyLine(after, 'conversation.linked', actor)];
}

const WORKFLOW_FIELDS = {
  status: 'status',
  snoozedUntil: 'snoozed_until',
  assigneeId: 'assignee_id',
  labels: 'labels',
} as const;

/** Event, and history entry of the project: status, assignee or labels have changed. */
export function updatedEvents(before: Conversation | undefined, after: Conversation, actor: Actor): OutgoingEvent[] {
  const changes = before ? changesOf(before, after, WORKFLOW_FIELDS) : [];
  if (changes.length === 0) return [];
  const event = makeEvent(conversationUpdated, {
    ...envelopeOf(after),
    data: {
      ...identityOf(after),
      status: after.status,
      snoozed_until: after.snoozedUntil?.toISOString() ?? null,
      assignee_id: after.assigneeId,
      labels: [...after.labels],
      actor,
      changes,
    },
  });
  return [outgoing(conversationUpdated, event), ...historyLine(after, 'conversation.updated', actor, changes)];
}

function envelopeOf({ frameId, projectId, id }: Conversation) {
  return { source, frameId, key: projectId ?? id };
}

function identityOf({ id, channelId, projectId, version }: Conversation) {
  return { conversation_id: id, channel_id: channelId, project_id: projectId, version };
}

function historyLine(
  { id, frameId, channelId, projectId, sender }: Conversation,
  action: string,
  actor: Actor,
  changes: readonly FieldChange[] = [],
): OutgoingEvent[] {
  if (projectId === null) return [];
  const line = makeEvent(historyLineRecorded, {
    source,
    frameId,
    key: projectId,
    data: {
      project_id: projectId,
      action,
      actor,
      changes: [...changes],
      details: { conversation_id: id, channel_id: channelId, sender },
      request_id: currentContext()?.requestId ?? null,
    },
  });
  return [outgoing(historyLineRecorded, line)];
}
