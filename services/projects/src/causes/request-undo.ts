import { setTimeout as pause } from 'node:timers/promises';
import { scopeOfRecord } from '@trackway/contracts';
import { AppError, missingScope } from '@trackway/errors';
import { type Caller, type Clock, hasScope, type NewId } from '@trackway/runtime';
import type { FoundCause, makeFindCause } from './find-cause';
import type { makePreviewUndo, UndoPreview } from './preview-undo';
import { skippedEffects, type Undo, type UndoMode } from './undo';
import { auditUndo } from './undo-audit';
import type { UndoStore } from './undo-store';

interface Deps {
  readonly findCause: ReturnType<typeof makeFindCause>;
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
  const { undos, wake, newId, clock } = deps;
  return async (caller: Caller, causeId: string, mode: UndoMode): Promise<Undo> => {
    const [last] = await undos.ofCause(caller.frameId, causeId);
    if (last?.status === 'running') return last;
    const preview = await deps.previewUndo(caller, await settledCause(deps, caller, causeId));
    const skipped = skippedEffects(preview.effects);
    if (preview.steps.length === 0 && skipped.length === 0 && last) return last;
    if (mode === 'all' && skipped.length > 0) throw conflicting(preview);
    if (preview.steps.length === 0) throw nothingToUndo();
    for (const { record } of preview.steps) {
      const scope = scopeOfRecord(record.kind, 'write');
      if (!hasScope(caller, scope)) throw missingScope(scope);
    }
    const undo: Undo = {
      id: newId(),
      causeId,
      rootCauseId: preview.rootCauseId,
      mode,
      status: 'running',
      caller,
      steps: preview.steps.map((step) => ({ ...step, state: 'pending' })),
      skipped,
      error: null,
      createdAt: clock(),
      finishedAt: null,
    };
    if (!(await undos.insert(caller.frameId, undo, auditUndo(caller, 'started', undo)))) {
      const [running] = await undos.ofCause(caller.frameId, causeId);
      return running ?? undo;
    }
    wake();
    return undo;
  };
}

/**
 * The cause, when the rules that it started have run.
 * @throws AppError `cause_pending` if they take too long
 */
async function settledCause(deps: Deps, caller: Caller, causeId: string): Promise<FoundCause> {
  const { findCause, undos, clock, settleMs = SETTLE_MS } = deps;
  for (const end = clock().getTime() + MAX_WAIT_MS; ; ) {
    const cause = await findCause(caller, causeId);
    const newest = cause.effects.at(-1)?.happenedAt.getTime() ?? 0;
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
  const text = `Effects that cannot be undone: ${left.length}. The first one: ${first} Use the mode possible to undo the others.`;
  const extra = { effects: left.slice(0, 100).map(({ id, action, message }) => ({ effect_id: id, action, message })) };
  return new AppError('conflict', 'undo_conflict', text, { extra });
}

function nothingToUndo(): AppError {
  return new AppError('conflict', 'nothing_to_undo', 'Nothing that this cause changed can be restored.');
}
