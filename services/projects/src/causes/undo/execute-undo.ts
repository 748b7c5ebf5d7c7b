import type { EffectSource } from '@trackway/contracts';
import { type Caller, type Clock, runInContext } from '@trackway/runtime';
import type { makeExecuteParts } from './execute-parts';
import { executeSteps, revertSteps, SAVE_EVERY_MS } from './execute-steps';
import type { ExecutedStep, Undo } from './undo';
import type { UndoStore } from './undo-store';

interface Deps {
  readonly source: EffectSource<Caller>;
  readonly undos: UndoStore;
  readonly executeParts: ReturnType<typeof makeExecuteParts>;
  readonly clock: Clock;
}

/**
 * Executes the next running undo of any frame. Returns false if there is none. After a crash, or if a service is
 * unavailable, it is resumed: steps that were executed already have no effect.
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
        undo.totals ? deps.executeParts(undo) : execute(deps, undo),
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
  const work = { source: deps.source, caller: undo.caller, progress: saver(deps, undo, steps) };
  const error = undo.error ?? (await executeSteps(work, steps, undo.mode));
  if (error !== null) await revertSteps(work, steps, error);
  const isComplete = undo.skipped.length === 0 && steps.every(({ state }) => state === 'changed');
  const status = error !== null ? 'failed' : isComplete ? 'completed' : 'partial';
  await deps.undos.save(undo.caller.frameId, { ...undo, steps, status, error, finishedAt: deps.clock() });
}

/** Saves an error at once, and other progress from time to time, which also extends the lease. */
function saver({ undos, clock }: Deps, undo: Undo, steps: readonly ExecutedStep[]) {
  let saved = { error: undo.error, at: clock().getTime() };
  return async (error: string | null): Promise<void> => {
    const now = clock().getTime();
    if (error === saved.error && now - saved.at < SAVE_EVERY_MS) return;
    saved = { error, at: now };
    await undos.save(undo.caller.frameId, { ...undo, steps, error });
  };
}
