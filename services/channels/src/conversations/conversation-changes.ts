import { invalidInput } from '@trackway/errors';
import { type Conversation, type ConversationStatus, reopened } from './conversation';
import { MAX_LABELS } from './label';

/** Changes that users make. Absent members stay as they are. */
export interface ConversationChanges {
  readonly status?: ConversationStatus;
  readonly snoozedUntil?: Date | null;
  readonly assigneeId?: string | null;
  readonly projectId?: string | null;
  /** Replaces all labels. */
  readonly labels?: readonly string[];
  readonly addLabels?: readonly string[];
  readonly removeLabels?: readonly string[];
}

/** @throws AppError 422 if the changes contradict each other or the status. */
export function withChanges(conversation: Conversation, changes: ConversationChanges, now: Date): Conversation {
  const { assigneeId = conversation.assigneeId, projectId = conversation.projectId } = changes;
  const labels = changedLabels(conversation.labels, changes);
  return { ...withStatus(conversation, changes, now), assigneeId, projectId, labels };
}

function withStatus(conversation: Conversation, changes: ConversationChanges, now: Date): Conversation {
  const { status = conversation.status, snoozedUntil } = changes;
  if (status !== 'snoozed') {
    if (snoozedUntil) throw invalidInput({ snoozed_until: ['Send it with the status snoozed.'] });
    return status === 'open' ? reopened(conversation) : closed(conversation, now);
  }
  const until = snoozedUntil === undefined ? conversation.snoozedUntil : snoozedUntil;
  if (until === null) throw invalidInput({ snoozed_until: ['Is required with the status snoozed.'] });
  if (until <= now && snoozedUntil !== undefined) throw invalidInput({ snoozed_until: ['Must be in the future.'] });
  return { ...conversation, status, snoozedUntil: until };
}

/** A closed conversation awaits no reply. */
function closed(conversation: Conversation, now: Date): Conversation {
  if (conversation.status === 'closed') return conversation;
  return { ...conversation, status: 'closed', snoozedUntil: null, lastClosedAt: now, awaitingReplySince: null };
}

function changedLabels(
  current: readonly string[],
  { labels, addLabels = [], removeLabels = [] }: ConversationChanges,
): readonly string[] {
  if (labels && addLabels.length + removeLabels.length > 0) {
    throw invalidInput({ labels: ['Send either labels, or add_labels and remove_labels.'] });
  }
  const wanted = new Set([...(labels ?? current), ...addLabels]);
  for (const label of removeLabels) wanted.delete(label);
  if (wanted.size > MAX_LABELS) throw invalidInput({ labels: [`A conversation has at most ${MAX_LABELS} labels.`] });
  return [...wanted].sort();
}
