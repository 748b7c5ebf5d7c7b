import { type Effect, EXISTS, type FieldChange, type FrameRecordRef } from '@trackway/contracts';
import { AppError, missingScope, rejectStale, unavailable } from '@trackway/errors';
import { type Caller, newId } from '@trackway/runtime';
import { combineSources } from './combine-sources';
import { changeByCommands, type SettingReverter, type SettingValues, type StoredSetting } from './setting-reverter';
import { type SettingEffects, settingSource } from './setting-source';

const caller: Caller = { kind: 'user', id: newId(), frameId: newId(), scopes: ['*'], name: 'Bo' };
const record: FrameRecordRef = { kind: 'automation', id: 'r', projectId: null, label: 'Rule' };
const OLD = [{ type: 'call_webhook', url: 'https://a.example/?token=old' }];
const NEW = [{ url: 'https://a.example/?token=new', type: 'call_webhook' }];

/** Settings in memory, with the changes of one rule as a service records them. */
class FakeSettings implements SettingEffects {
  readonly stored = new Map<string, StoredSetting>();
  readonly effects: Effect[] = [];
  failure: unknown;
  readonly calls: string[] = [];

  record(cause: string, changes: readonly FieldChange[]): void {
    this.effects.push({
      id: newId(),
      record,
      projectId: null,
      action: 'automation.updated',
      actor: { kind: 'user', id: caller.id, name: 'Bo' },
      cause: { correlationId: cause, causationId: null, requestId: cause },
      changes,
      eventIds: [],
      happenedAt: new Date(),
    });
  }

  async causedBy(_: string, causeIds: readonly string[]) {
    return this.effects.filter(({ cause }) => causeIds.includes(cause.correlationId));
  }

  async since() {
    return this.effects;
  }

  async ofRecord() {
    return this.effects;
  }

  readonly reverter: SettingReverter = {
    hidden: ['actions'],
    read: async (_, ids) => new Map([...this.stored].filter(([id]) => ids.includes(id))),
    change: changeByCommands({
      restore: async (_, id) => this.write('restore', id, undefined, { [EXISTS]: true }),
      update: async (_, { id, ifVersion }, values) => this.write('update', id, ifVersion, values),
      remove: async (_, { id, ifVersion }) => this.write('remove', id, ifVersion, { [EXISTS]: false }),
    }),
  };

  private write(call: string, id: string, ifVersion: number | undefined, values: SettingValues): StoredSetting {
    if (this.failure) throw this.failure;
    const current = this.stored.get(id) ?? { version: 0, values: {} };
    rejectStale(current.version, ifVersion);
    const next = { version: current.version + 1, values: { ...current.values, ...values } };
    this.stored.set(id, next);
    this.calls.push(call);
    return next;
  }
}

describe('settings as records of undos', () => {
  let settings: FakeSettings;

  beforeEach(() => {
    settings = new FakeSettings();
    settings.stored.set('r', { version: 3, values: { name: 'Rule', actions: NEW, [EXISTS]: true } });
    settings.record('change', [
      { field: 'name', from: 'Old', to: 'Rule' },
      { field: 'actions', from: OLD, to: NEW },
    ]);
  });

  const open = () => settingSource(settings, { automation: settings.reverter });
  const listed = async (): Promise<readonly FieldChange[]> => {
    const { effects } = await open().list(caller, ['change']);
    return effects[0]?.changes ?? [];
  };
  const inverse = (changes: readonly FieldChange[]) =>
    changes.map(({ field, from, to }) => ({ field, from: to, to: from }));

  it('show digests of values that may be secrets, equal for equal values', async () => {
    const [name, actions] = await listed();
    const [state] = await open().read(caller, [{ record, fields: ['name', 'actions', EXISTS] }]);

    expect(name).toEqual({ field: 'name', from: 'Old', to: 'Rule' });
    expect(JSON.stringify(actions)).not.toContain('token');
    expect(state?.values).toEqual({ name: 'Rule', actions: actions?.to, [EXISTS]: true });
    expect(actions?.from).toMatch(/^\(hidden\) [0-9a-f]{16}$/);
    expect(actions?.from).not.toBe(actions?.to);
  });

  it('are restored with the complete recorded values', async () => {
    const changes = inverse(await listed());

    expect(await open().change(caller, { record, changes })).toEqual({ result: 'changed' });

    expect(settings.stored.get('r')?.values).toMatchObject({ name: 'Old', actions: OLD });
  });

  it('are not changed by a repetition', async () => {
    const changes = inverse(await listed());
    await open().change(caller, { record, changes });

    expect(await open().change(caller, { record, changes })).toEqual({ result: 'changed' });

    expect(settings.calls).toEqual(['update']);
  });

  it('that others changed are conflicts', async () => {
    const changes = inverse(await listed());
    settings.stored.set('r', { version: 4, values: { name: 'Third', actions: NEW, [EXISTS]: true } });

    expect(await open().change(caller, { record, changes })).toMatchObject({ result: 'conflict' });
  });

  it('are not changed if a value is not stored any more', async () => {
    const changes = inverse(await listed());
    settings.effects.length = 0;

    const outcome = await open().change(caller, { record, changes });

    expect(outcome).toEqual({ result: 'rejected', message: 'The former value of actions is not stored any more.' });
    expect(settings.calls).toEqual([]);
  });

  it('are restored before and deleted after their values change', async () => {
    settings.stored.set('r', { version: 3, values: { name: 'Rule', actions: NEW, [EXISTS]: false } });
    const restored = [
      { field: EXISTS, from: false, to: true },
      { field: 'name', from: 'Rule', to: 'Old' },
    ];

    expect(await open().change(caller, { record, changes: restored })).toEqual({ result: 'changed' });
    expect(await open().change(caller, { record, changes: inverse(restored) })).toEqual({ result: 'changed' });

    expect(settings.calls).toEqual(['restore', 'update', 'update', 'remove']);
  });

  it.each([
    ['a missing scope', missingScope('channels:write')],
    ['a concurrent change', new AppError('precondition_failed', 'precondition_failed', 'Changed.')],
  ])('are rejected because of %s', async (_, failure) => {
    const changes = inverse(await listed());
    settings.failure = failure;

    expect(await open().change(caller, { record, changes })).toEqual({ result: 'rejected', message: failure.message });
  });

  it('are tried again if a service is unavailable', async () => {
    const changes = inverse(await listed());
    settings.failure = unavailable('Down.');

    await expect(open().change(caller, { record, changes })).rejects.toThrow('Down.');
  });

  it('that were never stored do not exist', async () => {
    const [state] = await open().read(caller, [{ record: { ...record, id: 'none' }, fields: ['name', EXISTS] }]);

    expect(state?.values).toEqual({ name: null, [EXISTS]: false });
  });

  it('of several sources are read in request order', async () => {
    const other = new FakeSettings();
    other.stored.set('f', { version: 1, values: { name: 'Funnel', [EXISTS]: true } });
    const funnel: FrameRecordRef = { kind: 'funnel', id: 'f', projectId: null, label: '' };
    const all = combineSources([
      { kinds: ['automation'], source: open() },
      { kinds: ['funnel'], source: settingSource(other, { funnel: other.reverter }) },
    ]);

    const states = await all.read(
      caller,
      [record, funnel, record].map((one) => ({ record: one, fields: ['name'] })),
    );

    expect(states.map(({ values }) => values['name'])).toEqual(['Rule', 'Funnel', 'Rule']);
    expect(await all.changesSince(caller, [record, funnel], new Date(0))).toHaveLength(1);
  });
});
