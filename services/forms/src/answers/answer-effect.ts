import type { Effect } from '@trackway/contracts';
import type { AnswerChange } from './answer';

type ActorKind = Effect['actor']['kind'];

/**
 * The change of an answer with its cause. Changes from before causes were recorded have none. A result follows from its inputs, so
 * its change is no effect that could be undone.
 */
export function toEffect(change: AnswerChange): Effect | undefined {
  const { cause, accessor, changedBy } = change;
  if (!cause || change.type === 'calculated') return undefined;
  return {
    id: change.id,
    record: { kind: 'answer', id: change.answerId, projectId: accessor.projectId, label: change.label },
    projectId: accessor.projectId,
    action: 'form.answered',
    actor: { ...changedBy, kind: changedBy.kind as ActorKind },
    cause: { correlationId: cause.correlationId, causationId: cause.causationId, requestId: cause.requestId },
    changes: [{ field: 'value', from: change.oldValue, to: change.newValue }],
    eventIds: cause.eventIds,
    happenedAt: change.changedAt,
  };
}
