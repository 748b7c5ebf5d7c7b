import { type Caller, type Clock, currentContext } from '@trackway/runtime';
import { requireAnswerableForm } from '../answers/answerable-form';
import { findInMergedContexts } from '../answers/merged-contexts';
import { type GivenAnswer, planAnswers } from '../answers/plan-answers';
import { respondentOf } from '../answers/put-answers';
import type { Accessor } from '../projects/accessor';
import type { UnitOfWork } from '../shared/unit-of-work';
import { ValidationIssues } from '../shared/validation-issues';
import { expiryOf, type Stage, type StageCause, type StagedValue } from './stage';
import type { StageStores } from './stage-store';

export interface StageAnswers {
  /** Chosen by the client. Repeating it changes nothing. */
  readonly stageId: string;
  readonly accessor: Accessor;
  readonly answers: readonly GivenAnswer[];
}

/**
 * Validates answers like `putAnswers` and stores them as staged. The funnels service has checked the project. Required fields
 * are checked by `makeFindMissingRequired`, which includes staged answers.
 */
export function makeStageAnswers({ unitOfWork, clock }: { unitOfWork: UnitOfWork<StageStores>; clock: Clock }) {
  return async (caller: Caller, { stageId, accessor, answers }: StageAnswers): Promise<{ expiresAt: Date }> => {
    const stage = await unitOfWork.run(async (stores): Promise<Stage> => {
      const existing = await stores.stages.find(caller.frameId, stageId);
      if (existing) return existing;
      const values = await validate(stores, caller.frameId, accessor, answers);
      const life = { by: respondentOf(caller), cause: currentCause(), createdAt: clock(), committedAt: null };
      const fresh = { id: stageId, frameId: caller.frameId, accessor, values, ...life };
      await stores.stages.insert(fresh);
      return fresh;
    });
    return { expiresAt: expiryOf(stage) };
  };
}

function currentCause(): StageCause | undefined {
  const context = currentContext();
  if (!context) return undefined;
  const { correlationId, causationId = null, requestId } = context;
  return { correlationId, causationId, requestId };
}

/** The answers do not name a form, because a field belongs to exactly one form. */
async function validate(
  stores: StageStores,
  frameId: string,
  accessor: Accessor,
  answers: readonly GivenAnswer[],
): Promise<StagedValue[]> {
  const forms = await stores.forms.findByFields(
    frameId,
    answers.map(({ field_id }) => field_id),
  );
  const formOf = new Map(forms.flatMap(({ id, fields }) => fields.map((field) => [field.id, id] as const)));
  const issues = new ValidationIssues();
  const placed = answers.map((answer, position) => ({ ...answer, position, formId: formOf.get(answer.field_id) }));
  for (const { formId, position } of placed) {
    if (formId === undefined) issues.add(`answers.${position}.field_id`, 'No form has a field with this id.');
  }
  issues.throwIfAny();

  const staged: StagedValue[] = [];
  for (const { id } of forms) {
    const form = await requireAnswerableForm(stores, frameId, id, accessor);
    const stored = await findInMergedContexts(stores, frameId, accessor, id);
    const given = placed.filter(({ formId }) => formId === id);
    const { values } = planAnswers(form.fields, new Map(stored.map((one) => [one.fieldId, one.value])), given);
    const own = stored.filter((answer) => answer.accessor.projectId === accessor.projectId);
    const versions = new Map(own.map(({ fieldId, version }) => [fieldId, version]));
    for (const { field_id } of given) {
      const value = values.get(field_id) ?? null;
      staged.push({ formId: id, fieldId: field_id, value, baseVersion: versions.get(field_id) ?? 0 });
    }
  }
  return staged;
}
