import { auditLineRecorded } from '@trackway/contracts';
import { newId } from '@trackway/runtime';
import { makeEvent } from './make-event';
import { type OutgoingEvent, outgoing, type PendingEvent } from './outbox';
import type { QuarantineStore } from './quarantine-store';

export interface QuarantineSetUp {
  readonly store: QuarantineStore;
  /** Adds an event to the quarantine. */
  readonly reject: (frameId: string, row: { topic: string; key: string; value: string }) => Promise<void>;
  /** The rows of the outbox in their order. */
  readonly outbox: () => Promise<readonly Omit<PendingEvent, 'position'>[]>;
}

function anEvent(frameId: string, text = ''): OutgoingEvent & { readonly value: string; readonly key: string } {
  const subject = { kind: 'tag', id: newId(), name: text } as const;
  const actor = { kind: 'user', id: newId(), name: null } as const;
  const data = { action: 'tag.created', subject, actor, changes: [], details: {}, request_id: null };
  const event = makeEvent(auditLineRecorded, { source: 'tests', frameId, key: subject.id, data });
  return { ...outgoing(auditLineRecorded, event), key: subject.id, value: JSON.stringify(event) };
}

/** What every quarantine guarantees. */
export function describeQuarantineStore(setUp: () => Promise<QuarantineSetUp>): void {
  const frameId = newId();

  it('lists the events of a frame, oldest first, without their values', async () => {
    const { store, reject } = await setUp();
    const [first, second] = [anEvent(frameId, 'São'), anEvent(frameId)];
    for (const row of [first, second]) await reject(frameId, row);
    await reject(newId(), anEvent(newId()));

    const events = await store.list(frameId);

    expect(events.map(({ aggregateId }) => aggregateId)).toEqual([first.key, second.key]);
    expect(events[0]).toMatchObject({
      topic: first.topic,
      eventId: first.event.id,
      type: 'audit.line_recorded.v1',
      occurredAt: first.event.time,
      bytes: Buffer.byteLength(first.value),
      quarantinedAt: expect.any(Date),
    });
    expect(events[0]?.reason).not.toBe('');
  });

  it('moves an event to the outbox once, with the entry of the audit log', async () => {
    const { store, reject, outbox } = await setUp();
    const rejected = anEvent(frameId);
    await reject(frameId, rejected);
    const [{ id } = { id: '' }] = await store.list(frameId);
    const entry = anEvent(frameId);

    const results = await Promise.all([store.replay(frameId, id, entry), store.replay(frameId, id, entry)]);

    expect(results.toSorted()).toEqual([false, true]);
    const { topic, key, value } = rejected;
    expect(await outbox()).toEqual([
      { topic, key, value },
      { topic: entry.topic, key: entry.key, value: entry.value },
    ]);
    expect([await store.find(frameId, id), await store.list(frameId)]).toEqual([undefined, []]);
  });

  it('discards an event once, with the entry of the audit log', async () => {
    const { store, reject, outbox } = await setUp();
    await reject(frameId, anEvent(frameId));
    const [{ id } = { id: '' }] = await store.list(frameId);
    const entry = anEvent(frameId);

    expect([await store.discard(frameId, id, entry), await store.discard(frameId, id, entry)]).toEqual([true, false]);

    expect(await outbox()).toEqual([{ topic: entry.topic, key: entry.key, value: entry.value }]);
    expect(await store.list(frameId)).toEqual([]);
  });

  it('hides events from other frames, and accepts ids of any form', async () => {
    const { store, reject, outbox } = await setUp();
    await reject(frameId, anEvent(frameId));
    const [{ id } = { id: '' }] = await store.list(frameId);
    const other = newId();

    expect(await store.find(frameId, id)).toMatchObject({ id });
    expect(await store.find(other, id)).toBeUndefined();
    expect(await store.replay(other, id, anEvent(other))).toBe(false);
    expect(await store.discard(other, id, anEvent(other))).toBe(false);
    for (const unknown of ['1e9', '99999999999999999999', newId()]) {
      expect(await store.find(frameId, unknown)).toBeUndefined();
      expect(await store.replay(frameId, unknown, anEvent(frameId))).toBe(false);
    }
    expect([await outbox(), (await store.list(frameId)).length]).toEqual([[], 1]);
  });
}
