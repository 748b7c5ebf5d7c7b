import type { Effect } from '@trackway/contracts';
import { toEffect } from '../answers/answer-effect';
import type { AnswerStores } from '../answers/answer-store';
import type { UnitOfWork } from '../shared/unit-of-work';

/** The answers that questions got since a time and still have, as changes of their forms: those must not be removed. */
export function makeFormUses({ unitOfWork }: { readonly unitOfWork: UnitOfWork<AnswerStores> }) {
  return async (frameId: string, formIds: readonly number[], time: Date): Promise<readonly Effect[]> => {
    const changes = await unitOfWork.read(({ answers }) => answers.changesOfForms(frameId, formIds, time));
    const last = new Map(changes.map((change) => [change.answerId, change]));
    return [...last.values()].flatMap((change): Effect[] => {
      const effect = change.newValue === null ? undefined : toEffect(change);
      if (!effect) return [];
      const id = String(change.formId);
      const record = { kind: 'form', id, projectId: null, label: change.label } as const;
      const changed = [{ field: `fields.${change.fieldId}`, from: null, to: null }];
      return [{ ...effect, record, projectId: null, changes: changed }];
    });
  };
}
