import { FakeQuarantineStore } from './fake-quarantine-store';
import { toQuarantinedEvent } from './quarantine-store';
import { describeQuarantineStore } from './quarantine-store.contract';

describe('the quarantine in memory', () => {
  describeQuarantineStore(async () => {
    const store = new FakeQuarantineStore();
    return { store, reject: async (frameId, row) => store.reject(frameId, row), outbox: async () => store.outbox };
  });
});

describe('a quarantined event', () => {
  it('has no header if its value is not an event', () => {
    const row = { id: '1', topic: 't', key: 'k', bytes: 1, reason: 'r', quarantinedAt: new Date(0) };

    const event = toQuarantinedEvent({ ...row, head: 'x' });

    expect(event).toMatchObject({ aggregateId: 'k', eventId: null, type: null, occurredAt: null });
  });

  it('has the id of the event, and not one of its data', () => {
    const head = '{"specversion":"1.0","id":"e1","source":"forms","type":"t.v1","data":{"id":"d1","time":"never"}}';
    const row = { id: '1', topic: 't', key: 'k', bytes: 1, reason: 'r', quarantinedAt: new Date(0) };

    expect(toQuarantinedEvent({ ...row, head })).toMatchObject({ eventId: 'e1', type: 't.v1' });
  });
});
