import {
  type Effect,
  EXISTS,
  type FieldChange,
  isSameValue,
  type RecordChange,
  type RecordRef,
  type RecordState,
} from '@trackway/contracts';
import { IRREVERSIBLE, REPORTS } from './effects-without-record';
import { isOwnSubject, keyOf, subjectOf } from './record-keys';
import { CHANGED_SINCE, restoredValue } from './restored-value';
import { inOrder, withoutDeleted } from './step-order';

export type EffectOutcome =
  /** The undo restores the values before the effect. */
  | { readonly state: 'revertible' }
  /** The values are as before the effect. */
  | { readonly state: 'undone' }
  /** Nothing to restore, such as the report of a finished rule run. */
  | { readonly state: 'unaffected' }
  | { readonly state: 'conflict'; readonly message: string; readonly fields: readonly ConflictingField[] }
  | { readonly state: 'irreversible'; readonly message: string };

export interface ConflictingField {
  readonly field: string;
  /** The value that the effect set. */
  readonly set: unknown;
  readonly current: unknown;
}

export interface PlannedEffect {
  readonly effect: Effect;
  readonly outcome: EffectOutcome;
}

export interface UndoPlan {
  /** Newest first, in the order in which they are undone. */
  readonly effects: readonly PlannedEffect[];
  /** The changes of records that restore them, in the order of execution. */
  readonly steps: readonly RecordChange[];
}

interface PlanOptions {
  /** Effects from before this time are not undone. */
  readonly oldest: Date;
  /**
   * Projects and records without a project that others changed since, by `subjectOf`, with a message. Questions that
   * were answered since have the field after the subject.
   */
  readonly changedSince: ReadonlyMap<string, string>;
  /** Records that were used since, which cannot be undone, by `subjectOf`, with what a user can do instead. */
  readonly usedUp: ReadonlyMap<string, string>;
}

/**
 * Plans the undo of effects: goes through them from the newest to the oldest and restores the value before each one, if
 * the value is still the one that it set.
 */
export function planUndo(
  effects: readonly Effect[],
  states: readonly RecordState[],
  { oldest, changedSince, usedUp }: PlanOptions,
): UndoPlan {
  const current = new Map(states.map(({ record, values }) => [keyOf(record), { record, values }]));
  const planned = new Map([...current].map(([key, { values }]) => [key, { ...values }]));
  const outcomes = effects.toReversed().map((effect): PlannedEffect => {
    const values = effect.record && planned.get(keyOf(effect.record));
    if (!effect.record || !values) return { effect, outcome: outcomeWithoutRecord(effect) };
    if (effect.happenedAt < oldest) return { effect, outcome: irreversible('It is older than 30 days.') };
    const used = isCreation(effect, values) ? usedUp.get(subjectOf(effect.record)) : undefined;
    return { effect, outcome: used ? irreversible(used) : revert(effect, values, changedSince) };
  });
  const newestFirst = new Set(effects.toReversed().flatMap(({ record }) => (record ? keyOf(record) : [])));
  const steps = [...newestFirst].flatMap((key) => {
    const state = current.get(key);
    if (!state) return [];
    const { record, values } = state;
    const after = planned.get(key) ?? values;
    const changes = Object.keys(after).flatMap((field) =>
      isSameValue(after[field], values[field], field) ? [] : [{ field, from: values[field], to: after[field] }],
    );
    return changes.length === 0 ? [] : [{ record, changes }];
  });
  return { effects: outcomes, steps: inOrder(withoutDeleted(steps)) };
}

/** Whether the effect created a record that still exists. */
function isCreation({ record, changes }: Effect, values: Readonly<Record<string, unknown>>): boolean {
  if (!record || !isOwnSubject(record) || values[EXISTS] !== true) return false;
  return changes.some(({ field, to }) => field === EXISTS && to === true);
}

/**
 * Restores the values in `values` as far as they are those that the effect set. Items of lists are restored one by one,
 * so that later changes of other items stay. Assignments have a part of the lists of projects.
 */
function revert(
  { record, changes }: Effect,
  values: Record<string, unknown>,
  changedSince: PlanOptions['changedSince'],
): EffectOutcome {
  const conflicts: ConflictingField[] = [];
  let restored = 0;
  for (const { field, from, to } of ownChanges(record, changes, values)) {
    const now = values[field];
    const since =
      record && isSameValue(now, to, field) ? useSince(record, { field, from, to }, changedSince) : undefined;
    if (since) return { state: 'conflict', message: since, fields: [] };
    const before = restoredValue(field, now, from, to);
    if (isSameValue(now, before, field)) continue;
    if (before === CHANGED_SINCE) conflicts.push({ field, set: to, current: now });
    else if (isDeletedSince(record, changes, values)) {
      const deleted = record && changedSince.get(subjectOf(record));
      return { state: 'conflict', message: deleted ?? 'It was deleted since.', fields: [] };
    } else {
      values[field] = before;
      restored += 1;
    }
  }
  if (conflicts.length > 0) {
    const names = conflicts.map(({ field }) => field).join(', ');
    return { state: 'conflict', message: `Changed since: ${names}.`, fields: conflicts };
  }
  return { state: restored > 0 ? 'revertible' : 'undone' };
}

/**
 * A created record is deleted with its values. The values that a deletion removed are restored with the record, and not
 * again if it was restored already.
 */
function ownChanges(
  record: RecordRef | null,
  changes: readonly FieldChange[],
  values: Readonly<Record<string, unknown>>,
): readonly FieldChange[] {
  const lifecycle = changes.filter(({ field }) => field === EXISTS);
  const [change] = lifecycle;
  if (!record || !isOwnSubject(record) || !change) return changes;
  return change.to === true || values[EXISTS] === true ? lifecycle : changes;
}

/** A record that others deleted cannot be changed. */
function isDeletedSince(
  record: RecordRef | null,
  changes: readonly FieldChange[],
  values: Readonly<Record<string, unknown>>,
): boolean {
  const isLifecycle = changes.some(({ field }) => field === EXISTS);
  return record !== null && isOwnSubject(record) && !isLifecycle && values[EXISTS] === false;
}

/** Why a record or field that the effect added must stay: it was changed or is used since. */
function useSince(record: RecordRef, { field, from, to }: FieldChange, changedSince: PlanOptions['changedSince']) {
  if (field !== EXISTS) return from === null ? changedSince.get(`${subjectOf(record)} ${field}`) : undefined;
  return to === true && isOwnSubject(record) ? changedSince.get(subjectOf(record)) : undefined;
}

function outcomeWithoutRecord({ action }: Effect): EffectOutcome {
  if (REPORTS.test(action)) return { state: 'unaffected' };
  return irreversible(IRREVERSIBLE.get(action) ?? `${action} cannot be undone by Trackway. Correct it manually.`);
}

function irreversible(message: string): EffectOutcome {
  return { state: 'irreversible', message };
}
