import { type EffectPart, type EffectSource, scopeOfRecord } from '@trackway/contracts';
import { isAppError, missingScope } from '@trackway/errors';
import { type Caller, type Clock, hasScope } from '@trackway/runtime';
import type { FindCauseParts } from '../effects/large-cause';
import { PHASES, phaseOf } from '../plan/step-order';
import { executeSteps, revertSteps, SAVE_EVERY_MS } from './execute-steps';
import type { makePlanPart } from './plan-parts';
import { cannotUndo, type ExecutedStep, skippedEffects, type Undo, type UndoPart } from './undo';
import { sumOf } from './undo-part';
import type { UndoPartStore, UndoStore } from './undo-store';

/** Steps of one phase, whose time is mostly spent waiting for databases. */
const CONCURRENT_STEPS = 8;

interface Deps {
  readonly source: EffectSource<Caller>;
  readonly undos: UndoStore;
  readonly undoParts: UndoPartStore;
  readonly planPart: ReturnType<typeof makePlanPart>;
  readonly findCauseParts: FindCauseParts;
  readonly clock: Clock;
}

/** Plans all parts of an undo, and then executes them in phases. A resumed undo continues with the part that it was at. */
export function makeExecuteParts(deps: Deps) {
  return async (undo: Undo): Promise<void> => {
    const error = undo.error ?? (await planAll(deps, undo)) ?? (await executeAll(deps, undo));
    if (error !== null) await revertAll(deps, { ...undo, error });
    const { steps, changed, skipped } = await totalsOf(deps, undo);
    const status = error !== null ? 'failed' : skipped === 0 && steps === changed ? 'completed' : 'partial';
    await deps.undos.save(undo.caller.frameId, { ...undo, status, error, finishedAt: deps.clock() });
  };
}

/** Returns why the undo must not be executed. */
async function planAll(deps: Deps, undo: Undo): Promise<string | null> {
  const { caller, id, causeId } = undo;
  const parts = await deps.undoParts.list(caller.frameId, id);
  const unplanned = parts.filter(({ isPlanned }) => !isPlanned);
  if (unplanned.length > 0) {
    const found = await deps.findCauseParts(caller.frameId, causeId);
    const cause = { id: causeId, correlationId: found?.correlationId ?? causeId };
    for (const { number } of unplanned) {
      const error = await planOne(deps, undo, cause, number);
      if (error !== null) return error;
    }
  }
  const { skipped } = await totalsOf(deps, undo);
  if (undo.mode === 'possible' || skipped === 0) return null;
  const [first] = await deps.undoParts.firstSkipped(caller.frameId, id, 1);
  return cannotUndo(skipped, first?.message ?? '');
}

async function planOne(
  { undos, undoParts, planPart }: Deps,
  undo: Undo,
  cause: Parameters<typeof planPart>[1],
  number: number,
): Promise<string | null> {
  const { caller, id } = undo;
  const stored = await undoParts.read(caller.frameId, id, number);
  if (!stored) return null;
  try {
    const { effects, steps } = await planPart(caller, cause, stored.part);
    const missing = steps
      .map(({ record }) => scopeOfRecord(record.kind, 'write'))
      .find((one) => !hasScope(caller, one));
    if (missing) return missingScope(missing).message;
    const planned = steps.map((step): ExecutedStep => ({ ...step, state: 'pending' }));
    await undoParts.save(caller.frameId, id, { ...stored, steps: planned, skipped: skippedEffects(effects) });
  } catch (error) {
    if (isAppError(error) && error.code === 'cause_too_large') return error.message;
    throw error;
  }
  await undos.save(caller.frameId, undo);
  return null;
}

async function executeAll(deps: Deps, undo: Undo): Promise<string | null> {
  for (let phase = 0; phase < PHASES; phase += 1) {
    for (const { number, pending } of await deps.undoParts.list(undo.caller.frameId, undo.id)) {
      if (pending === 0) continue;
      const isDue = (step: ExecutedStep) => step.state === 'pending' && phaseOf(step) === phase;
      const error = await withPart(deps, undo, { number, isDue }, (work, steps, { of }) =>
        executeSteps(work, steps, undo.mode, { isDue, concurrency: of === 'settings' ? 1 : CONCURRENT_STEPS }),
      );
      if (error !== null) return error;
    }
  }
  return null;
}

/** Reverts the executed steps, in reverse order. */
async function revertAll(deps: Deps, undo: FailedUndo): Promise<void> {
  await deps.undos.save(undo.caller.frameId, undo);
  for (let phase = PHASES - 1; phase >= 0; phase -= 1) {
    const parts = await deps.undoParts.list(undo.caller.frameId, undo.id);
    for (const { number, changed } of parts.toReversed()) {
      if (changed === 0) continue;
      const isDue = (step: ExecutedStep) => step.state === 'changed' && phaseOf(step) === phase;
      await withPart(deps, undo, { number, isDue }, async (work, steps) => {
        await revertSteps(work, steps, undo.error, isDue);
        return null;
      });
    }
  }
}

type FailedUndo = Undo & { readonly error: string };

type StepWork = Parameters<typeof executeSteps>[0];

/** Works on the steps of a part, and stores them from time to time and at the end. */
async function withPart(
  { source, undos, undoParts, clock }: Deps,
  undo: Undo,
  { number, isDue }: { readonly number: number; readonly isDue: (step: ExecutedStep) => boolean },
  work: (deps: StepWork, steps: ExecutedStep[], part: EffectPart) => Promise<string | null>,
): Promise<string | null> {
  const { caller, id } = undo;
  const part = await undoParts.read(caller.frameId, id, number);
  if (!part?.steps?.some(isDue)) return null;
  const steps = [...part.steps];
  let savedAt = clock().getTime();
  const save = async (error: string | null = null) => {
    savedAt = clock().getTime();
    await undoParts.save(caller.frameId, id, { ...part, steps } satisfies UndoPart);
    await undos.save(caller.frameId, { ...undo, error: error ?? undo.error });
  };
  const progress = async (error: string | null) => {
    if (clock().getTime() - savedAt >= SAVE_EVERY_MS) await save(error);
  };
  const error = await work({ source, caller, progress }, steps, part.part);
  await save(error);
  return error;
}

async function totalsOf({ undoParts }: Deps, { caller, id }: Undo) {
  return sumOf(await undoParts.list(caller.frameId, id));
}
