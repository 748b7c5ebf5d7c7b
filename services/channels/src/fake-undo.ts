import { type SettingEffects, type SettingReverters, settingSource } from '@trackway/application';
import type { Effect, FieldChange, RecordOutcome, RecordRef } from '@trackway/contracts';
import { effectOfRecord, toRecordEffectRow } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { FakeUnitOfWork } from './fake-unit-of-work';

/** The recorded changes of a unit of work in memory, and the undo of the last one. */
export function fakeUndo(unitOfWork: FakeUnitOfWork, caller: Caller, reverters: SettingReverters) {
  const recorded = (): Effect[] =>
    unitOfWork.events.flatMap((event) => toRecordEffectRow(event) ?? []).map(effectOfRecord);
  const effects: SettingEffects = {
    causedBy: async () => recorded(),
    since: async () => recorded(),
    ofRecord: async () => recorded(),
  };
  const source = settingSource(effects, reverters);
  const listed = async () => (await source.list(caller, [])).effects;
  return {
    listed,
    /** Restores the values before the last recorded change. */
    async undo(): Promise<RecordOutcome> {
      const last = (await listed()).at(-1);
      const inverse = last?.changes.map(({ field, from, to }): FieldChange => ({ field, from: to, to: from })) ?? [];
      return await source.change(caller, { record: last?.record as RecordRef, changes: inverse });
    },
  };
}
