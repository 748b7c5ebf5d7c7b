import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { Accessor } from '../projects/accessor';
import type { ProjectDirectory } from '../projects/project-directory';
import type { StepDirectory } from '../projects/step-directory';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { Answerer } from './answer';
import type { AnswerStores } from './answer-store';
import { openContext } from './open-context';
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

/** Writes the answers that are given and leaves the others as they are, but for those that come to be hidden. */
export function makePutAnswers(deps: Deps) {
  return async (caller: Caller, { formId, accessor, answers }: PutAnswers): Promise<WrittenAnswers> => {
    await deps.projects.requireOpen(accessor.projectId);
    await deps.steps.require(accessor);
    await deps.settleStages(caller, [accessor.projectId]);
    return deps.unitOfWork.run(async (stores) => {
      const form = await openContext(stores, caller.frameId, formId, accessor);
      return writeAnswers(stores, deps, { form, accessor, given: answers, by: answererOf(caller), way: 'api' });
    });
  };
}

/** Clears the answers to the given fields, or to all of the form. What stood there stays in the history. */
export function makeClearAnswers(deps: Deps) {
  return async (
    caller: Caller,
    { formId, accessor, fieldIds }: Omit<PutAnswers, 'answers'> & { readonly fieldIds?: readonly string[] | undefined },
  ): Promise<WrittenAnswers> => {
    await deps.projects.requireOpen(accessor.projectId);
    await deps.settleStages(caller, [accessor.projectId]);
    return deps.unitOfWork.run(async (stores) => {
      const form = await openContext(stores, caller.frameId, formId, accessor);
      const given = (fieldIds ?? form.fields.map(({ id }) => id)).map((field_id) => ({ field_id, value: null }));
      const optional = { ...form, fields: form.fields.map((field) => ({ ...field, required: false })) };
      const written = await writeAnswers(stores, deps, {
        form: optional,
        accessor,
        given,
        by: answererOf(caller),
        way: 'api',
      });
      return { ...written, missing: [] };
    });
  };
}

export function answererOf({ kind, id, name }: Caller): Answerer {
  return { kind, id, name: name ?? null };
}
