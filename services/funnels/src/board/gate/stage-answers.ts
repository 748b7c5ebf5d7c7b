import { isAppError, missingScope } from '@trackway/errors';
import { type Caller, hasScope, type NewId } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { FormsClient, RequiredField } from '../answers/forms-client';
import type { Step } from '../funnels/funnel';
import type { MoveRequest } from './move-request';

/** Result of the calls to forms that precede the transaction of a move. */
export interface StagedAnswers {
  /** What the step required at that time. The transaction compares it with what the step requires then. */
  readonly requirements: string;
  readonly missing: readonly RequiredField[];
  /** Undefined if the move has no answers. */
  readonly stageId: string | undefined;
}

export const NO_ANSWERS: StagedAnswers = { requirements: requirementsOf(undefined), missing: [], stageId: undefined };

interface Deps {
  readonly unitOfWork: UnitOfWork<BoardStores>;
  readonly forms: FormsClient;
  readonly newId: NewId;
}

/**
 * Stages the answers of a move and finds the required fields without an answer, before any transaction is open. The
 * transaction of the move commits the stage. If the move fails, the caller drops the stage; forms purges stages that are not
 * dropped.
 * @throws AppError `forbidden` without the scope to answer forms, `validation_errors` for invalid answers.
 */
export function makeStageAnswers({ unitOfWork, forms, newId }: Deps) {
  return async (caller: Caller, move: MoveRequest): Promise<StagedAnswers> => {
    const { funnelId, projectId, stepId, answers = [] } = move;
    const target = await unitOfWork.run(caller.frameId, async ({ funnels }) => {
      const [funnel] = await funnels.findMany(caller.frameId, [funnelId]);
      return stepId === undefined ? funnel?.steps[0] : funnel?.steps.find(({ id }) => id === stepId);
    });
    const requirements = requirementsOf(target);
    if (!target || (answers.length === 0 && !hasRequirements(target))) return { ...NO_ANSWERS, requirements };
    const accessor = { projectId, stepId: target.id };
    const stageId = answers.length > 0 ? newId() : undefined;
    if (stageId) {
      if (!hasScope(caller, 'forms:write')) throw missingScope('forms:write');
      await forms.stageAnswers(caller, stageId, accessor, answers);
    }
    const required = { formIds: target.formIds, fieldIds: target.requiredFieldIds, ...(stageId ? { stageId } : {}) };
    const missing = hasRequirements(target) ? await forms.findMissingFields(caller, accessor, required) : [];
    return { requirements, missing, stageId };
  };
}

/** Commits or drops a stage immediately, so that the caller reads its own answers. Best effort: an event follows. */
export function makeFinishStage({ forms }: Pick<Deps, 'forms'>) {
  return async (finish: 'commit' | 'drop', caller: Caller, { stageId }: StagedAnswers): Promise<void> => {
    if (!stageId) return;
    try {
      if (finish === 'commit') await forms.commitStage(caller, stageId);
      else await forms.dropStage(caller, stageId);
    } catch (error) {
      if (!isAppError(error)) throw error;
    }
  };
}

export function requirementsOf(step: Pick<Step, 'formIds' | 'requiredFieldIds'> | undefined): string {
  return JSON.stringify([step?.formIds ?? [], step?.requiredFieldIds ?? []]);
}

function hasRequirements({ formIds, requiredFieldIds }: Step): boolean {
  return formIds.length > 0 || requiredFieldIds.length > 0;
}
