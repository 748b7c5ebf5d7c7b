import {
  type Effect,
  type EffectSource,
  EXISTS,
  type FieldChange,
  type FoundEffects,
  type FrameRecordRef,
  findConflict,
  isSameValue,
  type RecordChange,
  type RecordFields,
  type RecordOutcome,
  type RecordRef,
  type RecordState,
  type SettingKind,
} from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { digestOf, findHidden, hideChange } from './hidden-values';
import type { SettingChanges, SettingReverter, SettingValues } from './setting-reverter';

/** Maximum changes of each setting that `since` returns. */
export const MAX_CHANGES_SINCE = 100;
/** Maximum changes of one setting that `ofRecord` returns. */
export const MAX_CHANGES_OF_RECORD = 10_000;

/** The recorded changes of settings, with complete values. */
export interface SettingEffects {
  /** Effects that one of the ids caused, oldest first. Each id is a correlation, causation, request or effect id. */
  causedBy(frameId: string, causeIds: readonly string[]): Promise<readonly Effect[]>;
  /**
   * The last changes of each setting since a time and, with another setting, of what they are used for; oldest first. At most
   * `MAX_CHANGES_SINCE` of each setting.
   */
  since(frameId: string, records: readonly FrameRecordRef[], time: Date): Promise<readonly Effect[]>;
  /** The last recorded changes of one setting, oldest first. At most `MAX_CHANGES_OF_RECORD`. */
  ofRecord(frameId: string, record: Pick<RecordRef, 'kind' | 'id'>): Promise<readonly Effect[]>;
}

export type SettingReverters = Readonly<Partial<Record<SettingKind, SettingReverter>>>;

const NO_FIELDS: readonly string[] = [];

/** Errors that a repetition does not solve. */
const PERMANENT: ReadonlySet<string> = new Set([
  'invalid',
  'not_found',
  'conflict',
  'precondition_failed',
  'forbidden',
]);

/** The settings of a service as records of undos. */
export function settingSource(effects: SettingEffects, reverters: SettingReverters): EffectSource<Caller> {
  const reverterOf = ({ kind }: RecordRef) => reverters[kind as SettingKind];
  const hiddenOf = (record: RecordRef) => reverterOf(record)?.hidden ?? NO_FIELDS;
  const hide = (effect: Effect): Effect => {
    const { record } = effect;
    return record
      ? { ...effect, changes: effect.changes.map((one) => hideChange(record, hiddenOf(record), one)) }
      : effect;
  };

  async function readAll(caller: Caller, records: readonly RecordRef[]) {
    const found = new Map<RecordRef, { readonly version: number; readonly values: SettingValues }>();
    for (const [reverter, own] of Map.groupBy(records, reverterOf)) {
      const stored = (await reverter?.read(caller, [...new Set(own.map(({ id }) => id))])) ?? new Map();
      for (const record of own) {
        const { version = 0, values = { [EXISTS]: false } } = stored.get(record.id) ?? {};
        found.set(record, { version, values });
      }
    }
    return found;
  }

  return {
    list: async ({ frameId }, causeIds, part): Promise<FoundEffects> => {
      const isIncluded = part === undefined || part.of === 'settings';
      return { effects: isIncluded ? (await effects.causedBy(frameId, causeIds)).map(hide) : [], isPending: false };
    },
    changesSince: async ({ frameId }, records, time) =>
      records.length === 0 ? [] : (await effects.since(frameId, records, time)).map(hide),
    read: async (caller, records: readonly RecordFields[]): Promise<RecordState[]> => {
      const found = await readAll(
        caller,
        records.map(({ record }) => record),
      );
      return records.map(({ record, fields }) => {
        const all = shown(record, hiddenOf(record), found.get(record)?.values ?? {});
        return { record, values: Object.fromEntries(fields.map((field) => [field, all[field] ?? null])) };
      });
    },
    change: async (caller, { record, changes }: RecordChange): Promise<RecordOutcome> => {
      const reverter = reverterOf(record);
      const stored = (await readAll(caller, [record])).get(record);
      if (!reverter || !stored) return rejected('Records of this kind cannot be changed.');
      const values = shown(record, hiddenOf(record), stored.values);
      const conflict = findConflict(changes, values);
      if (conflict) return conflict;
      const due = changes.filter(({ field, to }) => !isSameValue(values[field], to));
      if (due.length === 0) return { result: 'changed' };
      const recorded = due.some(({ field }) => hiddenOf(record).includes(field))
        ? await effects.ofRecord(caller.frameId, record)
        : [];
      const requested = toChanges(record, hiddenOf(record), due, recorded);
      if (typeof requested === 'string') return rejected(requested);
      try {
        await reverter.change(caller, { id: record.id, ifVersion: stored.version }, requested);
        return { result: 'changed' };
      } catch (error) {
        if (!isAppError(error) || !PERMANENT.has(error.kind)) throw error;
        return rejected(error.message);
      }
    },
  };
}

/** The values with digests in place of hidden ones. */
function shown(record: RecordRef, hidden: readonly string[], values: SettingValues): SettingValues {
  const digests = hidden.map((field) => [field, digestOf(record, field, values[field])]);
  return { ...values, ...Object.fromEntries(digests) };
}

/** The changes with their complete values, or why they are not known any more. */
function toChanges(
  record: RecordRef,
  hidden: readonly string[],
  due: readonly FieldChange[],
  recorded: readonly Effect[],
): SettingChanges | string {
  const values = new Map<string, unknown>();
  for (const { field, to } of due) {
    if (field === EXISTS) continue;
    const found = hidden.includes(field) ? findHidden(record, field, to, recorded) : { value: to };
    if (!found) return `The former value of ${field} is not stored any more.`;
    values.set(field, found.value);
  }
  const exists = due.find(({ field }) => field === EXISTS)?.to;
  return { exists: typeof exists === 'boolean' ? exists : undefined, values: Object.fromEntries(values) };
}

function rejected(message: string): RecordOutcome {
  return { result: 'rejected', message };
}
