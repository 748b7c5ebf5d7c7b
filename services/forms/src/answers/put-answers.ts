import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { Accessor } from '../projects/accessor';
import type { ProjectDirectory } from '../projects/project-directory';
import type { StepDirectory } from '../projects/step-directory';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { Respondent } from './answer';
import type { AnswerStores } from './answer-store';
import { requireAnswerableForm } from './answerable-form';
import type { GivenAnswer } from './plan-answers';
import type { SettleStages } from './settle-stages';
import { type WrittenAnswers, writeAnswers } from './write-answers';

export interface PutAnswers {
  readonly formId: number;
  readonly accessor: Accessor;
  readonly answers: readonly GivenAnswer[];
}

interface Deps {
  readonly unitOfWork: UnitOfWork<AnswerStores>;
  readonly projects: ProjectDirectory;
  readonly steps: StepDirectory;
  readonly settleStages: SettleStages;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Writes the given answers. Of the other answers, it changes only those whose field becomes hidden. */
export function makePutAnswers(deps: Deps) {
  return async (caller: Caller, { formId, accessor, answers }: PutAnswers): Promise<WrittenAnswers> => {
    await deps.projects.assertWritable(accessor.projectId, { field: 'accessor.project_id' });
    await deps.steps.assertExists(accessor);
    await deps.settleStages(caller, [accessor.projectId]);
    return deps.unitOfWork.run(async (stores) => {
      const form = await requireAnswerableForm(stores, caller.frameId, formId, accessor);
      return writeAnswers(stores, deps, { form, accessor, given: answers, by: respondentOf(caller), way: 'api' });
    });
  };
}

/** Clears the answers to the given fields, or to all fields of the form. The history retains the values. */
export function makeClearAnswers(deps: Deps) {
  return async (
    caller: Caller,
    { formId, accessor, fieldIds }: Omit<PutAnswers, 'answers'> & { readonly fieldIds?: readonly string[] | undefined },
  ): Promise<WrittenAnswers> => {
    await deps.projects.assertWritable(accessor.projectId, { field: 'accessor.project_id' });
    await deps.settleStages(caller, [accessor.projectId]);
    return deps.unitOfWork.run(async (stores) => {
      const form = await requireAnswerableForm(stores, caller.frameId, formId, accessor);
      const given = (fieldIds ?? form.fields.map(({ id }) => id)).map((field_id) => ({ field_id, value: null }));
      const optional = { ...form, fields: form.fields.map((field) => ({ ...field, required: false })) };
      const written = await writeAnswers(stores, deps, {
        form: optional,
        accessor,
        given,
        by: respondentOf(caller),
        way: 'api',
      });
      return { ...written, missing: [] };
    });
  };
}

export function respondentOf({ kind, id, name }: Caller): Respondent {
  return { kind, id, name: name ?? null };
}
