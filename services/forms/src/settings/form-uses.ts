import type { Effect } from '@trackway/contracts';
import type { AnswerStores, AnswerUse } from '../answers/answer-store';
import type { UnitOfWork } from '../shared/unit-of-work';

/** The answers that questions got since a time and still have, as changes of their forms: those must not be removed. */
export function makeFormUses({ unitOfWork }: { readonly unitOfWork: UnitOfWork<AnswerStores> }) {
  return async (frameId: string, formIds: readonly number[], time: Date): Promise<readonly Effect[]> =>
    (await unitOfWork.read(({ answers }) => answers.usesOfForms(frameId, formIds, time))).map(toEffect);
}

function toEffect({ id, formId, fieldId, label, changedBy, changedAt, cause }: AnswerUse): Effect {
  return {
    id,
    record: { kind: 'form', id: String(formId), projectId: null, label },
    projectId: null,
    action: 'form.answered',
    actor: { ...changedBy, kind: changedBy.kind as Effect['actor']['kind'] },
    cause: { correlationId: cause.correlationId, causationId: cause.causationId, requestId: cause.requestId },
    changes: [{ field: `fields.${fieldId}`, from: null, to: null }],
    eventIds: cause.eventIds,
    happenedAt: changedAt,
  };
}
