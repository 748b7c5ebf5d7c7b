import { isDeepStrictEqual } from 'node:util';
import { type AuditSubject, EXISTS, type FieldChange, type SettingKind } from '@trackway/contracts';
import type { Caller } from '@trackway/runtime';
import { auditLine } from './audit-line';
import type { OutgoingEvent, RecordedChange } from './outbox';

type Values = Readonly<Record<string, unknown>>;

/** How a kind of object appears in the audit log. */
export interface AuditedKind<State> {
  /** The service. */
  readonly source: string;
  readonly kind: AuditSubject['kind'];
  readonly identify: (state: State) => Pick<AuditSubject, 'id' | 'name'>;
  /** The audited settings by their API names, without secrets. */
  readonly settings?: (state: State) => Values;
  /** Settings whose values may contain secrets. Entries show only that they changed. */
  readonly secrets?: (state: State) => Values;
  readonly details?: (state: State) => Values;
  /** How an undo restores the object. Without it, changes of the kind cannot be undone. */
  readonly restorable?: RestorableKind<State>;
}

/** The complete values of a setting, also those that entries of the audit log hide, shorten or leave out. */
export interface RestorableKind<State> {
  readonly kind: SettingKind;
  /** By default the id of the subject. */
  readonly id?: (state: State) => string;
  readonly values: (state: State) => Values;
  /** Values that are lost when the object is deleted. By default it can be restored with its values. */
  readonly lost?: (state: State) => Values;
  /** Values that take the place of a deletion, of a kind that cannot be deleted. */
  readonly retired?: Values;
}

export interface AuditedAction<State> {
  /** The state before an update. */
  readonly before?: State;
  readonly details?: Values;
}

/** Creates the entry for `<kind>.<change>`. */
export type AuditOf<State> = (
  caller: Caller,
  change: string,
  state: State,
  action?: AuditedAction<State>,
) => OutgoingEvent;

/** What an entry shows in place of a value that may be a secret. */
export const HIDDEN_VALUE = '(hidden)';

/**
 * Entries of the audit log for a kind of object, to be written in the transaction of the change. An update lists the
 * settings that differ from `before`; `created` lists the settings that are not empty.
 */
export function auditOf<State>(kind: AuditedKind<State>): AuditOf<State> {
  return (caller, change, state, { before, details } = {}) => {
    const line = auditLine(kind.source, caller, {
      action: `${kind.kind}.${change}`,
      subject: { kind: kind.kind, ...kind.identify(state) },
      changes: before !== undefined || change === 'created' ? differences(kind, before, state) : [],
      details: { ...kind.details?.(state), ...details },
    });
    return kind.restorable
      ? { ...line, restorable: recordedChange(kind, kind.restorable, change, state, before) }
      : line;
  };
}

/** A created, deleted, revoked or restored object changes the field `exists`. */
function recordedChange<State>(
  { identify }: AuditedKind<State>,
  { kind, id, values, lost, retired }: RestorableKind<State>,
  change: string,
  state: State,
  before: State | undefined,
): RecordedChange {
  const subject = identify(state);
  const record = { kind, id: id?.(state) ?? subject.id, projectId: null, label: subject.name ?? '' };
  if (change === 'created' && retired) {
    const created = values(state);
    return { record, changes: changedValues(retired, pick(created, Object.keys(retired))) };
  }
  if (change === 'created' || change === 'restored') {
    return { record, changes: [{ field: EXISTS, from: false, to: true }] };
  }
  if (change === 'deleted' || change === 'revoked') {
    return { record, changes: [{ field: EXISTS, from: true, to: false }, ...changedValues(lost?.(state) ?? {}, {})] };
  }
  return { record, changes: before === undefined ? [] : changedValues(values(before), values(state)) };
}

/** Complete values. A missing value is null. */
function changedValues(before: Values, after: Values): FieldChange[] {
  return differencesOf(before, after, (value) => value ?? null);
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function differencesOf<Value>(before: Values, after: Values, read: (value: unknown) => Value) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) => {
    const [from, to] = [read(before[field]), read(after[field])];
    return isDeepStrictEqual(from, to) ? [] : [{ field, from, to }];
  });
}

function differences<State>(kind: AuditedKind<State>, before: State | undefined, after: State): FieldChange[] {
  const valuesOf = (read: ((state: State) => Values) | undefined, state: State | undefined): Values =>
    read && state !== undefined ? read(state) : {};
  const shown = auditedChanges(valuesOf(kind.settings, before), valuesOf(kind.settings, after));
  const hidden = auditedChanges(valuesOf(kind.secrets, before), valuesOf(kind.secrets, after));
  return [...shown, ...hidden.map(({ field, from, to }) => ({ field, from: hide(from), to: hide(to) }))];
}

/** The settings that differ, as entries of the audit log have them. */
export function auditedChanges(before: Values, after: Values): FieldChange[] {
  return differencesOf(before, after, auditedValue);
}

function hide(value: unknown): string | null {
  return value === null ? null : HIDDEN_VALUE;
}

/** A setting as entries have it: an empty value is the same as none. */
export function auditedValue(value: unknown): unknown {
  if (value === undefined || value === '' || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && Object.keys(value).length === 0 ? null : value;
}
