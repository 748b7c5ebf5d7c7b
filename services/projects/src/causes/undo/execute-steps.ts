import type { EffectSource, RecordChange } from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';
import type { ExecutedStep, UndoMode } from './undo';

/** Progress is stored at least this often, which also extends the lease. Repeated steps have no effect. */
export const SAVE_EVERY_MS = 500;

interface Work {
  readonly source: EffectSource<Caller>;
  readonly caller: Caller;
  /** Called after each step, also to extend the lease. */
  readonly progress: (error: string | null) => Promise<void>;
}

interface Selection {
  readonly isDue?: (step: ExecutedStep) => boolean;
  /** Steps that are executed at the same time. They must not depend on each other. */
  readonly concurrency?: number;
}

/**
 * Executes the pending steps in order and stores their results in `steps`. Returns why an undo of the mode `all` failed. A
 * repeated step has no effect.
 */
export async function executeSteps(
  work: Work,
  steps: ExecutedStep[],
  mode: UndoMode,
  { isDue = () => true, concurrency = 1 }: Selection = {},
): Promise<string | null> {
  const due = steps.flatMap((step, index) => (step.state === 'pending' && isDue(step) ? [{ step, index }] : []));
  for (let first = 0; first < due.length; first += concurrency) {
    const executions = due.slice(first, first + concurrency).map(async ({ step, index }) => {
      const executed = await executeStep(work, step);
      steps[index] = executed;
      return executed;
    });
    // All must have ended before an error is thrown, so that no step runs concurrently with its repetition.
    await Promise.allSettled(executions);
    const failed = (await Promise.all(executions)).find(({ state }) => state === 'skipped');
    const error = (mode === 'all' && failed?.message) || null;
    await work.progress(error);
    if (error !== null) return error;
  }
  return null;
}

async function executeStep({ source, caller }: Work, step: ExecutedStep): Promise<ExecutedStep> {
  const outcome = await source.change(caller, step);
  if (outcome.result === 'changed') return { ...step, state: 'changed' };
  return { ...step, state: 'skipped', message: outcome.message };
}

/** Reverts the changes of a failed undo, the last one first. A record that was changed since keeps its values. */
export async function revertSteps(
  { source, caller, progress }: Work,
  steps: ExecutedStep[],
  error: string,
  isDue: (step: ExecutedStep) => boolean = () => true,
): Promise<void> {
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index];
    if (step?.state !== 'changed' || !isDue(step)) continue;
    const outcome = await source.change(caller, inverseOf(step));
    steps[index] =
      outcome.result === 'changed' ? { ...step, state: 'reverted' } : { ...step, message: outcome.message };
    await progress(error);
  }
}

function inverseOf({ record, changes }: ExecutedStep): RecordChange {
  return { record, changes: changes.map(({ field, from, to }) => ({ field, from: to, to: from })) };
}
