import { notFound } from '@trackway/errors';
import { type Clock, currentContext, type NewId, runInContext } from '@trackway/runtime';
import { writeAnswers } from '../answers/write-answers';
import type { Transactional, UnitOfWork } from '../shared/unit-of-work';
import type { Stage } from './stage';
import type { StageStores } from './stage-store';

interface Deps {
  readonly unitOfWork: UnitOfWork<StageStores>;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Stores staged answers as answers. Idempotent. @throws AppError 404 if the stage does not exist */
export function makeCommitStaged(deps: Deps) {
  return (frameId: string, stageId: string): Promise<void> =>
    deps.unitOfWork.run(async (stores) => {
      const stage = await stores.stages.find(frameId, stageId);
      if (!stage) throw notFound('stage');
      if (!stage.committedAt) await inCauseOf(stage, () => commit(stores, deps, stage));
    });
}

/** Deletes staged answers, unless they are committed. */
export function makeDropStaged({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return (frameId: string, stageId: string): Promise<void> =>
    unitOfWork.run(({ stages }) => stages.drop(frameId, [stageId]));
}

/** The move caused the answers, and not the request that happens to commit them. */
function inCauseOf({ cause }: Stage, work: () => Promise<void>): Promise<void> {
  if (!cause) return work();
  const { causationId: _, ...context } = currentContext() ?? { depth: 0 };
  const { correlationId, causationId, requestId } = cause;
  return runInContext({ ...context, correlationId, requestId, ...(causationId ? { causationId } : {}) }, work);
}

/**
 * The move was made, so nothing is rejected any more. Values of fields that were removed meanwhile are omitted, and also values
 * whose answer was changed after they were staged.
 */
async function commit(stores: StageStores & Transactional, deps: Deps, stage: Stage): Promise<void> {
  await stores.stages.commit(stage, deps.clock());
  const formIds = [...new Set(stage.values.map(({ formId }) => formId))];
  for (const form of await stores.forms.findMany(stage.frameId, formIds)) {
    const given = stage.values
      .filter(({ formId }) => formId === form.id)
      .map(({ fieldId, value, baseVersion }) => ({ field_id: fieldId, value, baseVersion }));
    await writeAnswers(stores, deps, {
      form,
      accessor: stage.accessor,
      given,
      by: stage.by,
      way: 'move',
      options: { checked: true },
    });
  }
}
