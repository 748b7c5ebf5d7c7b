import { FakeQuarantineStore } from '@trackway/messaging';
import { type Caller, newId } from '@trackway/runtime';
import { makeQuarantine } from './quarantine';

const caller: Caller = { kind: 'user', id: newId(), frameId: newId(), scopes: [], name: 'Olga' };
const other: Caller = { ...caller, frameId: newId() };
const VALUE = JSON.stringify({ id: 'e1', type: 'tag.created.v1', time: '2026-01-02T03:04:05Z', data: {} });
const NOT_FOUND = { code: 'quarantined_event_model_not_found' };

function setUp() {
  const store = new FakeQuarantineStore();
  store.reject(caller.frameId, { topic: 'history.events', key: 'tag-1', value: VALUE });
  const woken: number[] = [];
  const quarantine = makeQuarantine({ source: 'forms', store: () => store, wakeRelay: () => woken.push(1) });
  const entries = () => store.outbox.map(({ value }) => JSON.parse(value)).filter(({ data }) => data.action);
  return { store, quarantine, woken, entries };
}

describe('the quarantine of a service', () => {
  it('lists the events of the frame', async () => {
    const { quarantine } = setUp();

    expect(await quarantine.list(caller)).toMatchObject([{ id: '1', eventId: 'e1', aggregateId: 'tag-1' }]);
    expect(await quarantine.list(other)).toEqual([]);
  });

  it('publishes an event again once, with an entry in the audit log', async () => {
    const { quarantine, store, woken, entries } = setUp();

    const results = await Promise.allSettled([quarantine.replay(caller, '1'), quarantine.replay(caller, '1')]);

    expect(results).toMatchObject([
      { status: 'fulfilled', value: { eventId: 'e1' } },
      { status: 'rejected', reason: NOT_FOUND },
    ]);
    expect(store.outbox.filter(({ value }) => value === VALUE)).toHaveLength(1);
    expect(woken).toHaveLength(1);
    expect(entries()).toMatchObject([
      {
        source: 'forms',
        data: {
          action: 'quarantined_event.replayed',
          subject: { kind: 'quarantined_event', id: 'e1', name: 'tag.created.v1' },
          actor: { id: caller.id, name: 'Olga' },
          details: { topic: 'history.events', aggregate_id: 'tag-1', reason: 'too large' },
        },
      },
    ]);
  });

  it('deletes an event with an entry in the audit log', async () => {
    const { quarantine, store, entries } = setUp();

    await quarantine.discard(caller, '1');

    expect(await quarantine.list(caller)).toEqual([]);
    expect(entries()).toMatchObject([{ data: { action: 'quarantined_event.discarded' } }]);
    expect(store.outbox).toHaveLength(1);
    await expect(quarantine.discard(caller, '1')).rejects.toMatchObject(NOT_FOUND);
  });

  it('hides events of other frames', async () => {
    const { quarantine, store } = setUp();

    await expect(quarantine.replay(other, '1')).rejects.toMatchObject(NOT_FOUND);
    await expect(quarantine.discard(other, '1')).rejects.toMatchObject(NOT_FOUND);
    expect([store.outbox, await quarantine.list(caller)]).toMatchObject([[], [{ id: '1' }]]);
  });

  it('is empty if the service publishes no events', async () => {
    const quarantine = makeQuarantine({ source: 'gateway', store: () => undefined, wakeRelay: () => undefined });

    expect(await quarantine.list(caller)).toEqual([]);
    await expect(quarantine.replay(caller, '1')).rejects.toMatchObject(NOT_FOUND);
  });
});
