import { isDeepStrictEqual } from 'node:util';
import { type Actor, historyLineRecorded } from '@trackway/contracts';
import type { OutgoingEvent } from '@trackway/messaging';
import { currentContext } from '@trackway/runtime';
import type { Conversation } from './conversation';

/** The values that an undo restores, by their names in the API. */
export function conversationValues(conversation: Conversation): Readonly<Record<string, unknown>> {
  const { status, snoozedUntil, lastClosedAt, assigneeId, labels, projectId } = conversation;
  return {
    status,
    snoozed_until: snoozedUntil?.toISOString() ?? null,
    last_closed_at: lastClosedAt?.toISOString() ?? null,
    assignee_id: assigneeId,
    labels,
    project_id: projectId,
  };
}

/**
 * The events of a change of a conversation. One carries the changed values, to be stored for undos: the history entry of
 * the project, or the first one without a project.
 */
export function withEffect(
  events: readonly OutgoingEvent[],
  { before, after, actor }: { before: Conversation | undefined; after: Conversation; actor: Actor },
): readonly OutgoingEvent[] {
  if (!before) return events;
  const [from, to] = [conversationValues(before), conversationValues(after)];
  const changes = Object.keys(to).flatMap((field) =>
    isDeepStrictEqual(from[field], to[field]) ? [] : [{ field, from: from[field], to: to[field] }],
  );
  const carrier = events.find(({ event }) => event.type === historyLineRecorded.type) ?? events[0];
  if (changes.length === 0 || !carrier) return events;
  const record = { kind: 'conversation', id: after.id, projectId: null, label: after.sender?.name ?? '' } as const;
  const origin = { action: 'conversation.updated', actor, requestId: currentContext()?.requestId ?? null };
  const eventIds = events.filter((one) => one !== carrier).map(({ event }) => event.id);
  return events.map((one) => (one === carrier ? { ...one, restorable: { record, changes, origin, eventIds } } : one));
}
