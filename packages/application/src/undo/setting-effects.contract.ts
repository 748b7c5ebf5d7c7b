import type { FrameRecordRef } from '@trackway/contracts';
import type { RecordEffectRow } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import type { SettingEffects } from './setting-source';
import { MAX_CHANGES_OF_RECORD, MAX_CHANGES_SINCE } from './setting-source';

const START = Date.UTC(2026, 0, 1);

export interface SettingEffectsUnderTest {
  /** Without uses of settings. */
  readonly effects: SettingEffects;
  add(frameId: string, rows: readonly RecordEffectRow[]): Promise<void>;
}

/** The contract of the recorded changes of settings, for all databases. `kind` is a kind of setting of the store. */
export function describeSettingEffects(kind: FrameRecordRef['kind'], open: () => SettingEffectsUnderTest): void {
  describe('the recorded changes of settings', () => {
    let frameId: string;
    let effects: SettingEffects;
    beforeEach(() => {
      frameId = newId();
      effects = open().effects;
    });

    const recordOf = (id: string): FrameRecordRef => ({ kind, id, projectId: null, label: '' });
    const at = (second: number) => new Date(START + second * 1_000);
    const aChange = (id: string, second: number, more: Partial<RecordEffectRow> = {}): RecordEffectRow => ({
      id: newId(),
      ...{ kind, record_id: id, label: 'A', action: 'updated', actor: { kind: 'user', id: newId(), name: null } },
      changes: [{ field: 'name', from: second, to: second + 1 }],
      ...{ correlation_id: newId(), causation_id: null, request_id: null, happened_at: at(second) },
      ...more,
    });
    const add = async (...rows: RecordEffectRow[]): Promise<string[]> => {
      await open().add(frameId, rows);
      return rows.map(({ id }) => id);
    };
    const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

    it('are found by each id of their cause, in their frame, oldest first', async () => {
      const [one, two] = [newId(), newId()];
      const added = await add(
        aChange(one, 3, { correlation_id: 'chain' }),
        aChange(two, 1, { causation_id: 'chain' }),
        aChange(one, 2, { request_id: 'chain', correlation_id: 'chain' }),
        aChange(two, 0),
      );
      const [first, second, third, fourth] = added;

      expect(ids(await effects.causedBy(frameId, ['chain']))).toEqual([second, third, first]);
      expect(ids(await effects.causedBy(frameId, [fourth ?? '']))).toEqual([fourth]);
      expect(await effects.causedBy(newId(), ['chain', ...added])).toEqual([]);
    });

    it('since a time are those of the settings, oldest first', async () => {
      const [one, two, other] = [newId(), newId(), newId()];
      const [, second, third, fourth] = await add(
        aChange(one, 0),
        aChange(one, 1),
        aChange(two, 3),
        aChange(one, 2),
        aChange(other, 2),
      );

      const found = await effects.since(frameId, [recordOf(one), recordOf(two)], at(1));

      expect(ids(found)).toEqual([second, fourth, third]);
      expect(found[0]).toMatchObject({ happenedAt: at(1), changes: [{ field: 'name', from: 1, to: 2 }] });
      expect(await effects.since(newId(), [recordOf(one)], at(0))).toEqual([]);
    });

    it('since a time are the last ones of each setting, also if another one has many', async () => {
      const [busy, quiet] = [newId(), newId()];
      const many = Array.from({ length: MAX_CHANGES_SINCE + 5 }, (_, second) => aChange(busy, second));
      const [alone, ...others] = await add(aChange(quiet, 1), ...many);

      const found = ids(await effects.since(frameId, [recordOf(busy), recordOf(quiet)], at(0)));

      expect(found).toHaveLength(MAX_CHANGES_SINCE + 1);
      expect(found).toContain(alone);
      expect(found.filter((id) => id !== alone)).toEqual(others.slice(5));
    });

    it('of one setting are the last ones, oldest first', async () => {
      const id = newId();
      const count = MAX_CHANGES_OF_RECORD + 2;
      const added = await add(...Array.from({ length: count }, (_, second) => aChange(id, second)));

      const found = ids(await effects.ofRecord(frameId, recordOf(id)));

      expect(found).toHaveLength(MAX_CHANGES_OF_RECORD);
      expect([found[0], found.at(-1)]).toEqual([added[2], added.at(-1)]);
    });
  });
}
