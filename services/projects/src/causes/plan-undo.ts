import {
  type Effect,
  EXISTS,
  type FieldChange,
  isSameValue,
  type RecordKind,
  type RecordRef,
  type RecordState,
} from '@trackway/contracts';
import { IRREVERSIBLE, REPORTS } from './effects-without-record';
import { CHANGED_SINCE, restoredValue } from './restored-value';

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

/** The change of one record that restores it. */
export interface UndoStep {
  readonly record: RecordRef;
  readonly changes: readonly FieldChange[];
}

export interface UndoPlan {
  /** Newest first, in the order in which they are undone. */
  readonly effects: readonly PlannedEffect[];
  /** In the order of execution. */
  readonly steps: readonly UndoStep[];
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
  const steps = [...current].flatMap(([key, { record, values }]) => {
    const after = planned.get(key) ?? values;
    const changes = Object.keys(after).flatMap((field) =>
      isSameValue(after[field], values[field]) ? [] : [{ field, from: values[field], to: after[field] }],
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
    const since = record && isSameValue(now, to) ? useSince(record, { field, from, to }, changedSince) : undefined;
    if (since) return { state: 'conflict', message: since, fields: [] };
    const before = restoredValue(field, now, from, to);
    if (isSameValue(now, before)) continue;
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

/**
 * A record that the undo deletes, and the records of such a project or funnel, keep their values, so that restoring it
 * restores them too.
 */
function withoutDeleted(steps: readonly UndoStep[]): UndoStep[] {
  const deleted = new Set(steps.filter((step) => deletes(step)).map(({ record }) => subjectOf(record)));
  return steps.flatMap((step) => {
    if (deleted.has(funnelOf(step.record) ?? '')) return [];
    if (!deleted.has(subjectOf(step.record))) return [step];
    if (!isOwnSubject(step.record)) return [];
    return [{ ...step, changes: step.changes.filter(({ field }) => field === EXISTS) }];
  });
}

/** The funnel of a step, as `keyOf` names it. */
function funnelOf({ kind, id }: RecordRef): string | undefined {
  return kind === 'step' ? keyOf({ kind: 'funnel', id: id.split('/')[0] ?? '' }) : undefined;
}

/** Records are linked only to others that exist, so those are restored first and deleted last. */
function inOrder(steps: readonly UndoStep[]): UndoStep[] {
  return steps.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The number of phases of an undo in parts. */
export const PHASES = 8;

/**
 * The phase of an undo in parts in which a step is executed, because records of several parts may depend on each other.
 * Steps of records of the same phase do not, apart from those of settings.
 */
export function phaseOf(step: UndoStep): number {
  return Math.min(Math.floor(rankOf(step)), PHASES - 1);
}

/** Each kind may depend on those before it. */
const DEPENDENCIES: readonly RecordKind[] = [
  'form',
  'form_link',
  'ai_agent',
  'channel',
  'funnel',
  'step',
  'intake_link',
  'webhook',
  'automation',
  'assistant',
];

/** Records without a project that refer to projects, so they change between those that are restored and deleted. */
const OF_PROJECTS: ReadonlySet<RecordKind> = new Set(['conversation', 'project_share']);

function rankOf(step: UndoStep): number {
  const { kind, projectId } = step.record;
  if (OF_PROJECTS.has(kind)) return 4;
  if (projectId === null) {
    const order = (DEPENDENCIES.indexOf(kind) + 1) / 100;
    return deletes(step) ? 8 - order : restores(step) ? order : 1 + order;
  }
  if (kind !== 'project') return 4;
  if (deletes(step)) return 6;
  if (restores(step)) return 2;
  return step.changes.some(({ field, to }) => field === 'merged_id' && to !== null) ? 5 : 3;
}

function deletes({ record, changes }: UndoStep): boolean {
  return isOwnSubject(record) && changes.some(({ field, to }) => field === EXISTS && to === false);
}

function restores({ changes }: UndoStep): boolean {
  return changes.some(({ field, to }) => field === EXISTS && to === true);
}

/** Whether the record is a project, or belongs to none. */
export function isOwnSubject({ kind, projectId }: RecordRef): boolean {
  return kind === 'project' || projectId === null;
}

/** The project of a record, or the record itself if it belongs to no project. */
export function subjectOf(record: RecordRef): string {
  return record.projectId ?? keyOf(record);
}

export function keyOf({ kind, id }: Pick<RecordRef, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
