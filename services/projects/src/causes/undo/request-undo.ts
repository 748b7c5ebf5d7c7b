import { setTimeout as pause } from 'node:timers/promises';
import { type EffectPart, scopeOfRecord } from '@trackway/contracts';
import { AppError, missingScope } from '@trackway/errors';
import { type Caller, type Clock, hasScope, type NewId } from '@trackway/runtime';
import type { FoundCause } from '../effects/find-cause';
import { isLarge, type LargeCause, type makeFindCauseOrParts } from '../effects/large-cause';
import type { makePreviewUndo, UndoPreview } from './preview-undo';
import { cannotUndo, skippedEffects, type Undo, type UndoMode } from './undo';
import { auditUndo } from './undo-audit';
import type { UndoStore } from './undo-store';

interface Deps {
  readonly findCause: ReturnType<typeof makeFindCauseOrParts>;
  readonly previewUndo: ReturnType<typeof makePreviewUndo>;
  readonly undos: UndoStore;
  /** Starts the worker. */
  readonly wake: () => void;
  readonly newId: NewId;
  readonly clock: Clock;
  /** How long events of the cause may take until rules see them. */
  readonly settleMs?: number;
}

const SETTLE_MS = 1_000;
const MAX_WAIT_MS = 5_000;
const CHECK_EVERY_MS = 200;

/**
 * Starts the undo of a cause. If an undo of the cause is running, or has restored everything already, it is returned.
 * @throws AppError `cause_pending`, `undo_conflict` or `nothing_to_undo`
 */
export function makeRequestUndo(deps: Deps) {
  const { undos, newId, clock } = deps;
  return async (caller: Caller, causeId: string, mode: UndoMode): Promise<Undo> => {
    const [last] = await undos.ofCause(caller.frameId, causeId);
    if (last?.status === 'running') return last;
    const cause = await settledCause(deps, caller, causeId);
    const common = { id: newId(), causeId, mode, status: 'running', caller, error: null } as const;
    const times = { createdAt: clock(), finishedAt: null };
    if (isLarge(cause)) {
      const rootCauseId = (await undos.find(caller.frameId, cause.correlationId))?.rootCauseId ?? cause.id;
      const undo = { ...common, ...times, rootCauseId, steps: [], skipped: [] };
      return start(deps, undo, cause.parts);
    }
    const preview = await deps.previewUndo(caller, cause);
    const skipped = skippedEffects(preview.effects);
    if (preview.steps.length === 0 && skipped.length === 0 && last) return last;
    if (mode === 'all' && skipped.length > 0) throw conflicting(preview);
    if (preview.steps.length === 0) throw nothingToUndo();
    for (const { record } of preview.steps) {
      const scope = scopeOfRecord(record.kind, 'write');
      if (!hasScope(caller, scope)) throw missingScope(scope);
    }
    const steps = preview.steps.map((step) => ({ ...step, state: 'pending' as const }));
    return start(deps, { ...common, ...times, rootCauseId: preview.rootCauseId, steps, skipped });
  };
}

/** Returns the undo, or one of the same cause that was started meanwhile. */
async function start({ undos, wake }: Deps, undo: Undo, parts: readonly EffectPart[] = []): Promise<Undo> {
  const { caller, causeId } = undo;
  if (!(await undos.insert(caller.frameId, undo, { events: [auditUndo(caller, 'started', undo)], parts }))) {
    const [running] = await undos.ofCause(caller.frameId, causeId);
    return running ?? undo;
  }
  wake();
  return undo;
}

/**
 * The cause, when the rules that it started have run.
 * @throws AppError `cause_pending` if they take too long
 */
async function settledCause(deps: Deps, caller: Caller, causeId: string): Promise<FoundCause | LargeCause> {
  const { findCause, undos, clock, settleMs = SETTLE_MS } = deps;
  for (const end = clock().getTime() + MAX_WAIT_MS; ; ) {
    const cause = await findCause(caller, causeId);
    const newest = (isLarge(cause) ? cause.newestAt : cause.effects.at(-1)?.happenedAt)?.getTime() ?? 0;
    const now = clock().getTime();
    const isSettled = !cause.isPending && now - newest >= settleMs;
    if (isSettled && (await undos.find(caller.frameId, cause.correlationId))?.status !== 'running') return cause;
    if (now >= end) throw pending();
    await pause(CHECK_EVERY_MS);
  }
}

function pending(): AppError {
  const message = 'Rules or an undo that this cause started are still running. Try again in a moment.';
  return new AppError('conflict', 'cause_pending', message, { retryAfter: 2 });
}

function conflicting({ effects }: UndoPreview): AppError {
  const left = skippedEffects(effects);
  const first = left[0]?.message ?? '';
  const text = cannotUndo(left.length, first);
  const extra = { effects: left.slice(0, 100).map(({ id, action, message }) => ({ effect_id: id, action, message })) };
  return new AppError('conflict', 'undo_conflict', text, { extra });
}

function nothingToUndo(): AppError {
  return new AppError('conflict', 'nothing_to_undo', 'Nothing that this cause changed can be restored.');
}
