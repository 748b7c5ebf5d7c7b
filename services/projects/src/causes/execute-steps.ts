import type { EffectSource, RecordChange } from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';
import type { ExecutedStep, UndoMode } from './undo';

interface Work {
  readonly source: EffectSource<Caller>;
  readonly caller: Caller;
  /** Called after each step, also to extend the lease. */
  readonly progress: (error: string | null) => Promise<void>;
}

/**
 * Makes the pending steps in order and notes their results in `steps`. Returns why an undo of the mode `all` failed. A
 * repeated step has no effect.
 */
export async function executeSteps(
  { source, caller, progress }: Work,
  steps: ExecutedStep[],
  mode: UndoMode,
  isDue: (step: ExecutedStep) => boolean = () => true,
): Promise<string | null> {
  for (const [index, step] of steps.entries()) {
    if (step.state !== 'pending' || !isDue(step)) continue;
    const outcome = await source.change(caller, step);
    steps[index] =
      outcome.result === 'changed'
        ? { ...step, state: 'changed' }
        : { ...step, state: 'skipped', message: outcome.message };
    const error = outcome.result !== 'changed' && mode === 'all' ? outcome.message : null;
    await progress(error);
    if (error !== null) return error;
  }
  return null;
}

/** Takes the changes of a failed undo out again, the last one first. A record that was changed meanwhile stays. */
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
