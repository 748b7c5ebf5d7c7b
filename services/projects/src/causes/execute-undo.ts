import type { EffectSource, RecordChange } from '@trackway/contracts';
import { type Caller, type Clock, runInContext } from '@trackway/runtime';
import type { ExecutedStep, Undo } from './undo';
import type { UndoStore } from './undo-store';

/** Progress is stored at least this often. Repeated steps have no effect. */
const SAVE_EVERY_MS = 500;

interface Deps {
  readonly source: EffectSource<Caller>;
  readonly undos: UndoStore;
  readonly clock: Clock;
}

/**
 * Executes the next running undo of any frame. Returns false if there is none. After a crash, or if a service is
 * unavailable, it is resumed: steps that were made already have no effect.
 */
export function makeExecuteUndo(deps: Deps) {
  return async (): Promise<boolean> => {
    const claimed = await deps.undos.claim();
    if (!claimed) return false;
    const undo = await deps.undos.find(claimed.frameId, claimed.id);
    if (undo?.status !== 'running') return true;
    const { id, caller } = undo;
    try {
      await runInContext({ requestId: id, correlationId: id, causationId: id, undoId: id, depth: 0, caller }, () =>
        execute(deps, undo),
      );
    } catch (error) {
      await deps.undos.release(claimed.frameId, claimed.id);
      throw error;
    }
    return true;
  };
}

async function execute(deps: Deps, undo: Undo): Promise<void> {
  const steps = [...undo.steps];
  const progress = saver(deps, undo, steps);
  let { error } = undo;
  for (let index = 0; index < steps.length && error === null; index += 1) {
    const step = steps[index];
    if (step?.state !== 'pending') continue;
    const outcome = await deps.source.change(undo.caller, step);
    steps[index] =
      outcome.result === 'changed'
        ? { ...step, state: 'changed' }
        : { ...step, state: 'skipped', message: outcome.message };
    if (outcome.result !== 'changed' && undo.mode === 'all') error = outcome.message;
    await progress(error);
  }
  if (error !== null) await revertSteps(deps, undo, steps, () => progress(error));
  const isComplete = undo.skipped.length === 0 && steps.every(({ state }) => state === 'changed');
  const status = error !== null ? 'failed' : isComplete ? 'completed' : 'partial';
  await deps.undos.save(undo.caller.frameId, { ...undo, steps, status, error, finishedAt: deps.clock() });
}

/** Takes the changes of a failed undo out again, the last one first. A record that was changed meanwhile stays. */
async function revertSteps(
  { source }: Deps,
  { caller }: Undo,
  steps: ExecutedStep[],
  progress: () => Promise<void>,
): Promise<void> {
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index];
    if (step?.state !== 'changed') continue;
    const outcome = await source.change(caller, inverseOf(step));
    steps[index] =
      outcome.result === 'changed' ? { ...step, state: 'reverted' } : { ...step, message: outcome.message };
    await progress();
  }
}

function inverseOf({ record, changes }: ExecutedStep): RecordChange {
  return { record, changes: changes.map(({ field, from, to }) => ({ field, from: to, to: from })) };
}

/** Saves progress from time to time, which also extends the lease. */
function saver({ undos, clock }: Deps, undo: Undo, steps: readonly ExecutedStep[]) {
  let savedAt = clock().getTime();
  return async (error: string | null): Promise<void> => {
    const now = clock().getTime();
    if (error === undo.error && now - savedAt < SAVE_EVERY_MS) return;
    savedAt = now;
    await undos.save(undo.caller.frameId, { ...undo, steps, error });
  };
}
