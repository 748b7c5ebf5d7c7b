import { isAppError, missingScope } from '@trackway/errors';
import { type Caller, hasScope, type NewId } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { AskForms, GivenAnswer, RequiredField } from '../answers/forms-client';
import type { Step } from '../funnels/funnel';

/** What forms says of a move before it is made. */
export interface PreparedAnswers {
  /** What the step asked for when forms was asked, to be compared when the move is made. */
  readonly asked: string;
  readonly missing: readonly RequiredField[];
  /** Under which the answers of the move wait; undefined where it has none. */
  readonly stageId: string | undefined;
}

export const NOTHING_ASKED: PreparedAnswers = { asked: askedBy(undefined), missing: [], stageId: undefined };

interface Deps {
  readonly unitOfWork: UnitOfWork<BoardStores>;
  readonly askForms: AskForms;
  readonly newId: NewId;
}

interface Wish {
  readonly funnelId: string;
  readonly projectId: string;
  readonly stepId?: string;
  readonly answers?: readonly GivenAnswer[];
}

/**
 * Stages the answers of a move and finds out what the step still misses, before any transaction is open. Whoever makes the move
 * then says in its transaction that they count; who doesn't make it drops them, and a sweeper of forms does so else.
 * @throws AppError `forbidden` for who may not answer forms, `validation_errors` for answers that are wrong.
 */
export function makePrepareAnswers({ unitOfWork, askForms, newId }: Deps) {
  return async (caller: Caller, { funnelId, projectId, stepId, answers = [] }: Wish): Promise<PreparedAnswers> => {
    const target = await unitOfWork.run(caller.frameId, async ({ funnels }) => {
      const [funnel] = await funnels.findMany(caller.frameId, [funnelId]);
      return stepId === undefined ? funnel?.steps[0] : funnel?.steps.find(({ id }) => id === stepId);
    });
    if (!target || (answers.length === 0 && !asksAnything(target))) return { ...NOTHING_ASKED, asked: askedBy(target) };
    const accessor = { projectId, stepId: target.id };
    const stageId = answers.length > 0 ? newId() : undefined;
    if (stageId) {
      if (!hasScope(caller, 'forms:write')) throw missingScope('forms:write');
      await askForms.stage(caller, stageId, accessor, answers);
    }
    const asked = { formIds: target.formIds, fieldIds: target.requiredFieldIds, ...(stageId ? { stageId } : {}) };
    const missing = asksAnything(target) ? await askForms.missing(caller, accessor, asked) : [];
    return { asked: askedBy(target), missing, stageId };
  };
}

/** Tells forms at once, so that the mover sees their answers; it would learn of it anyway. */
export function makeTellForms({ askForms }: Pick<Deps, 'askForms'>) {
  return async (what: 'commit' | 'drop', caller: Caller, { stageId }: PreparedAnswers): Promise<void> => {
    if (!stageId) return;
    try {
      await askForms[what](caller, stageId);
    } catch (error) {
      if (!isAppError(error)) throw error;
    }
  };
}

export function askedBy(step: Pick<Step, 'formIds' | 'requiredFieldIds'> | undefined): string {
  return JSON.stringify([step?.formIds ?? [], step?.requiredFieldIds ?? []]);
}

function asksAnything({ formIds, requiredFieldIds }: Step): boolean {
  return formIds.length > 0 || requiredFieldIds.length > 0;
}
