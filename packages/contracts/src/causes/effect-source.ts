import type { FieldChange } from '../events/history-events';
import type {
  Effect,
  FoundEffects,
  FrameRecordRef,
  RecordChange,
  RecordFields,
  RecordOutcome,
  RecordState,
} from './effect';

/** The records of one service, as an undo uses them. `Caller` is the identity with which the service checks access. */
export interface EffectSource<Caller> {
  /**
   * Effects whose chain of causes contains one of the ids, oldest first, of all records or of a part of them. More than
   * `MAX_EFFECTS` mean that there are others.
   */
  list(caller: Caller, causeIds: readonly string[], part?: EffectPart): Promise<FoundEffects>;
  /**
   * Changes of settings since a time, oldest first. The use of a setting is a change of it too: of a step, that a project
   * entered it and is still there; of a question, that it was answered. An undo must not remove such a setting.
   */
  changesSince(caller: Caller, records: readonly FrameRecordRef[], time: Date): Promise<readonly Effect[]>;
  /** Current values, in request order. */
  read(caller: Caller, records: readonly RecordFields[]): Promise<readonly RecordState[]>;
  /** Sets fields of one record. A repetition returns `changed` again. */
  change(caller: Caller, change: RecordChange): Promise<RecordOutcome>;
}

/**
 * A part of the records that a large cause changed: projects with what belongs to them, customers, contacts, groups and
 * tags, or settings. At most 500 ids.
 */
export type EffectPart =
  | { readonly of: 'projects' | 'directory'; readonly ids: readonly string[] }
  | { readonly of: 'settings' };

/** Whether a record exists is this field. A deleted record does not exist. */
export const EXISTS = 'exists';

/** Causes with more effects are read in parts. */
export const MAX_EFFECTS = 10_000;

/** Sorts effects by their time; equal times by the id. */
export function oldestFirst(one: Pick<Effect, 'id' | 'happenedAt'>, other: Pick<Effect, 'id' | 'happenedAt'>): number {
  return one.happenedAt.getTime() - other.happenedAt.getTime() || (one.id > other.id ? 1 : -1);
}

/** Links of projects and assignments. Stores may return them in another order, such as by name. */
const UNORDERED_LISTS: ReadonlySet<string> = new Set(['group_ids', 'tag_ids', 'user_ids', 'executor_ids']);

/**
 * Compares values of fields as JSON. A missing value is null. The order of lists matters, except in a `field` of ids that
 * has no order.
 */
export function isSameValue(a: unknown, b: unknown, field = ''): boolean {
  const text = (value: unknown) => {
    const isUnordered = UNORDERED_LISTS.has(field) && Array.isArray(value);
    return JSON.stringify(withSortedKeys(isUnordered ? value.toSorted() : (value ?? null)));
  };
  return text(a) === text(b);
}

/** With sorted keys: stores may return the members of an object in another order. */
export function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, withSortedKeys(one)]),
  );
}

/** The first field that has neither the value before nor the value after its change. */
export function findConflict(
  changes: readonly FieldChange[],
  values: Readonly<Record<string, unknown>>,
): RecordOutcome | undefined {
  const changed = changes.find(
    ({ field, from, to }) => !isSameValue(values[field], from, field) && !isSameValue(values[field], to, field),
  );
  return changed && { result: 'conflict', message: `${changed.field} was changed meanwhile.` };
}
