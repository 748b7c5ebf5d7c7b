import { type Effect, type FieldChange, isSameValue, type RecordRef, type RecordState } from '@trackway/contracts';
import { listFields } from '../projects/project/project-lists';
import { EXISTS } from './project-effect';

/** Reports of what happened, and entries in the history of another project than the changed one. */
const REPORTS =
  /^(automation|assistant|ai_agent)\.|^(funnel\.(late|overdue)|message\.(received|failed)|project\.(un)?merged)$/;

/** Effects that cannot be undone, with what a user can do instead. */
const IRREVERSIBLE: ReadonlyMap<string, string> = new Map([
  ['message.sent', 'The message was sent. Send a correction in the conversation.'],
  ['form.attached', 'A form was attached. Detach it with DELETE projects/{project}/loose-forms/{loose_form}.'],
  ['form.detached', 'A form was detached. Attach it again with POST projects/{project}/loose-forms.'],
  ['webhook.called', 'A rule called another system. Correct it there.'],
  ['project_group.ordered', 'The group was ordered. Order it with PUT project-groups/{project_group}/projects/order.'],
  ['project.shared', 'The project was shared. Stop sharing it with DELETE projects/{project}/share.'],
  ['project.unshared', 'The link was revoked permanently. Share the project again with POST projects/{project}/share.'],
]);

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
  /** Projects and records without a project that others changed since, by `subjectOf`, with a message. */
  readonly changedSince: ReadonlyMap<string, string>;
}

/**
 * Plans the undo of effects: goes through them from the newest to the oldest and restores the value before each one, if
 * the value is still the one that it set.
 */
export function planUndo(
  effects: readonly Effect[],
  states: readonly RecordState[],
  { oldest, changedSince }: PlanOptions,
): UndoPlan {
  const current = new Map(states.map(({ record, values }) => [keyOf(record), { record, values }]));
  const planned = new Map([...current].map(([key, { values }]) => [key, { ...values }]));
  const outcomes = effects.toReversed().map((effect): PlannedEffect => {
    const values = effect.record && planned.get(keyOf(effect.record));
    if (!effect.record || !values) return { effect, outcome: outcomeWithoutRecord(effect) };
    if (effect.happenedAt < oldest) return { effect, outcome: irreversible('It is older than 30 days.') };
    return { effect, outcome: revert(effect, values, changedSince) };
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
  for (const { field, from, to } of changes) {
    const now = values[field];
    const createdByEffect = field === EXISTS && to === true && record && isOwnSubject(record);
    const since = createdByEffect ? changedSince.get(subjectOf(record)) : undefined;
    if (since && now === true) return { state: 'conflict', message: since, fields: [] };
    const before = listFields.has(field) ? withoutChange(now, from, to) : from;
    if (isSameValue(now, before)) continue;
    if (listFields.has(field) || isSameValue(now, to)) {
      values[field] = before;
      restored += 1;
    } else conflicts.push({ field, set: to, current: now });
  }
  if (conflicts.length > 0) {
    const names = conflicts.map(({ field }) => field).join(', ');
    return { state: 'conflict', message: `Changed since: ${names}.`, fields: conflicts };
  }
  return { state: restored > 0 ? 'revertible' : 'undone' };
}

/** The list without the items that the change added, and with those that it removed. */
function withoutChange(now: unknown, from: unknown, to: unknown): unknown[] {
  const [current, before, after] = [now, from, to].map((list) => (Array.isArray(list) ? list : []));
  const kept = (current ?? []).filter((item) => before?.includes(item) || !after?.includes(item));
  const removed = (before ?? []).filter((item) => !after?.includes(item) && !kept.includes(item));
  return [...kept, ...removed];
}

function outcomeWithoutRecord({ action }: Effect): EffectOutcome {
  if (REPORTS.test(action)) return { state: 'unaffected' };
  return irreversible(IRREVERSIBLE.get(action) ?? `${action} cannot be undone by Trackway. Correct it manually.`);
}

function irreversible(message: string): EffectOutcome {
  return { state: 'irreversible', message };
}

/**
 * A record that the undo deletes, and the records of such a project, keep their values, so that restoring it restores
 * them too.
 */
function withoutDeleted(steps: readonly UndoStep[]): UndoStep[] {
  const deleted = new Set(steps.filter((step) => deletes(step)).map(({ record }) => subjectOf(record)));
  return steps.flatMap((step) => {
    if (!deleted.has(subjectOf(step.record))) return [step];
    if (!isOwnSubject(step.record)) return [];
    return [{ ...step, changes: step.changes.filter(({ field }) => field === EXISTS) }];
  });
}

/** Projects are linked only to records of the directory that exist, so those are restored first and deleted last. */
function inOrder(steps: readonly UndoStep[]): UndoStep[] {
  return steps.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf(step: UndoStep): number {
  if (step.record.projectId === null) return deletes(step) ? 7 : restores(step) ? 0 : 1;
  if (step.record.kind !== 'project') return 4;
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
function isOwnSubject({ kind, projectId }: RecordRef): boolean {
  return kind === 'project' || projectId === null;
}

/** The project of a record, or the record itself if it belongs to no project. */
export function subjectOf(record: RecordRef): string {
  return record.projectId ?? keyOf(record);
}

export function keyOf({ kind, id }: Pick<RecordRef, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
