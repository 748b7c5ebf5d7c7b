import { type Effect, type RecordRef, scopeOfRecord, settingKinds } from '@trackway/contracts';
import { type Caller, hasScope } from '@trackway/runtime';
import type { FoundCause } from './effects/find-cause';
import type { EffectOutcome } from './plan/plan-undo';
import type { UndoPreview } from './undo/preview-undo';
import type { Undo } from './undo/undo';

/**
 * Whether a user may see the values of a record. Causes contain changes of settings that the user may not read, and of
 * private views of other users: those show only that there was a change.
 */
function isVisible(caller: Caller, record: RecordRef | null, ownerId: string): boolean {
  if (!record || !settingKinds.some((kind) => kind === record.kind)) return true;
  if (record.kind === 'view') return ownerId === caller.id || hasScope(caller, 'system:write');
  return hasScope(caller, scopeOfRecord(record.kind, 'read'));
}

export function visibleCause(caller: Caller, cause: FoundCause): FoundCause {
  return { ...cause, effects: cause.effects.map((effect) => visibleEffect(caller, effect)) };
}

export function visiblePreview(caller: Caller, preview: UndoPreview): UndoPreview {
  return {
    ...preview,
    effects: preview.effects.map(({ effect, outcome }) =>
      isVisible(caller, effect.record, effect.actor.id)
        ? { effect, outcome }
        : { effect: visibleEffect(caller, effect), outcome: withoutValues(outcome) },
    ),
    steps: preview.steps.map((step) => visibleStep(caller, step, ownerOf(preview, step.record))),
  };
}

export function visibleUndo(caller: Caller, undo: Undo): Undo {
  const { id } = undo.caller;
  return {
    ...undo,
    steps: undo.steps.map((step) => visibleStep(caller, step, id)),
    skipped: undo.skipped.map((skipped) =>
      isVisible(caller, skipped.record, id) ? skipped : { ...skipped, record: withoutLabel(skipped.record) },
    ),
  };
}

function visibleEffect(caller: Caller, effect: Effect): Effect {
  if (isVisible(caller, effect.record, effect.actor.id)) return effect;
  return { ...effect, record: withoutLabel(effect.record), changes: [] };
}

function visibleStep<Step extends { readonly record: RecordRef; readonly changes: Effect['changes'] }>(
  caller: Caller,
  step: Step,
  ownerId: string,
): Step {
  return isVisible(caller, step.record, ownerId)
    ? step
    : { ...step, record: { ...step.record, label: '' }, changes: [] };
}

/** The user whose change of the record is undone. */
function ownerOf({ effects }: UndoPreview, { kind, id }: RecordRef): string {
  return effects.find(({ effect: { record } }) => record?.kind === kind && record.id === id)?.effect.actor.id ?? '';
}

function withoutLabel(record: RecordRef | null): RecordRef | null {
  return record && { ...record, label: '' };
}

function withoutValues(outcome: EffectOutcome): EffectOutcome {
  return outcome.state === 'conflict' ? { ...outcome, fields: [] } : outcome;
}
