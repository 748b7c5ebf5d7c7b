import { type Event, messageReceived, operationQueued } from '@trackway/contracts';
import { FakeEventBus, makeEvent, OutboxRelay, outgoing } from '@trackway/messaging';
import {
  claimEvents,
  inboxModel,
  MongoOutbox,
  MongoOutboxStore,
  type OutboxModels,
  outboxModels,
} from '@trackway/mongo';
import { newId } from '@trackway/runtime';
import { eventually, quietLogger } from '@trackway/testkit';
import { openDatabase } from './open-database';

const frameId = newId();

function anEvent(key: string) {
  const data = { operation_id: newId() };
  return makeEvent(operationQueued, { source: 'test', frameId, key, data });
}

describe('outbox and inbox', () => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  let models: OutboxModels;

  beforeAll(async () => {
    opened = await openDatabase();
    models = outboxModels(opened.connection);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await models.lines.deleteMany({});
    await models.leases.deleteMany({});
  });

  async function write(...keys: string[]): Promise<void> {
    await opened.database.inTransaction(async (transaction) => {
      const outbox = new MongoOutbox(models, transaction, () => undefined);
      await outbox.add(...keys.map((key) => outgoing(operationQueued, anEvent(key))));
    });
  }

  it('writes events together with the change, or not at all', async () => {
    const failed = opened.database.inTransaction(async (transaction) => {
      await new MongoOutbox(models, transaction, () => undefined).add(outgoing(operationQueued, anEvent('a')));
      throw new Error('no');
    });

    await expect(failed).rejects.toThrow('no');
    expect(await models.lines.countDocuments()).toBe(0);
  });

  it('returns the lines in the order in which they were written', async () => {
    for (const key of ['a', 'b', 'c']) await write(key, `${key}2`);
    const store = new MongoOutboxStore(models);
    await store.acquire();

    const lines = await store.oldest(4);

    expect(lines.map(({ key }) => key)).toEqual(['a', 'a2', 'b', 'b2']);
    await store.release();
  });

  it('returns at most one batch of the broker', async () => {
    const value = 'x'.repeat(400_000);
    const lines = ['1', '2', '3'].map((_id) => ({ _id, topic: 't', key: 'k', value }));
    await models.lines.insertMany(lines);
    const store = new MongoOutboxStore(models);
    await store.acquire();

    const [first, ...others] = await store.oldest(10);

    expect(first?.position).toBe('1');
    expect(others).toEqual([]);
    await store.release();
  });

  it('quarantines a row with the reason, also after an interruption', async () => {
    await models.lines.insertMany([
      { _id: '1', topic: 't', key: 'large', value: 'x' },
      { _id: '2', topic: 't', key: 'next', value: 'y' },
    ]);
    await models.quarantine.create({
      _id: '1',
      topic: 't',
      key: 'large',
      value: 'x',
      reason: 'r',
      quarantined_at: new Date(),
    });
    const store = new MongoOutboxStore(models);
    await store.acquire();

    await store.quarantine('1', 'too large');

    expect((await store.oldest(10)).map(({ key }) => key)).toEqual(['next']);
    expect(await store.backlog()).toMatchObject({ count: 1, quarantined: 1 });
    expect(await models.quarantine.findById('1').lean()).toMatchObject({ value: 'x', reason: 'too large' });
    await store.release();
    await models.quarantine.deleteMany({});
  });

  it('counts the backlog of one frame', async () => {
    const [mine, other] = [newId(), newId()];
    const line = (frame_id: string) => ({ _id: newId(), frame_id, topic: 't', key: 'k', value: '{}' });
    await models.lines.insertMany([line(mine), line(mine), line(other)]);
    await models.quarantine.create({ ...line(mine), reason: 'r', quarantined_at: new Date() });
    const store = new MongoOutboxStore(models);

    const backlogs = await Promise.all([mine, other, newId()].map((frame) => store.frameBacklog(frame)));

    await models.quarantine.deleteMany({});
    expect(backlogs).toEqual([
      { count: 2, oldestAt: expect.any(Date), quarantined: 1 },
      { count: 1, oldestAt: expect.any(Date), quarantined: 0 },
      { count: 0, oldestAt: undefined, quarantined: 0 },
    ]);
  });

  it('reads only rows with majority read concern', async () => {
    const store = new MongoOutboxStore(models);
    await store.acquire();
    await opened.connection.db?.command({ profile: 2 });

    await store.oldest(10);

    await opened.connection.db?.command({ profile: 0 });
    const reads = { 'command.find': 'outbox' };
    const [read] = (await opened.connection.db?.collection('system.profile').find(reads).toArray()) ?? [];
    expect(read?.['command']).toMatchObject({ find: 'outbox', readConcern: { level: 'majority' } });
    await store.release();
  });

  it('is held by one relay, and by another after a release', async () => {
    const stores = Array.from({ length: 8 }, () => new MongoOutboxStore(models));

    const held = await Promise.all(stores.map((store) => store.acquire()));

    expect(held.filter(Boolean)).toHaveLength(1);
    await stores[held.indexOf(true)]?.release();
    const other = stores[held.indexOf(false)];
    expect(await other?.acquire()).toBe(true);
    await other?.release();
  });

  it('is shared while another relay waits for it', async () => {
    const [holder, other] = [new MongoOutboxStore(models), new MongoOutboxStore(models)];
    await holder.acquire();
    await write('a');
    await holder.oldest(1);
    expect(holder.hasStandby()).toBe(false);

    expect(await other.acquire()).toBe(false);
    await holder.oldest(1);
    expect(holder.hasStandby()).toBe(true);

    const longAgo = new Date(Date.now() - 60_000);
    await models.leases.updateOne({}, { $set: { standby_at: longAgo } });
    await holder.oldest(1);
    expect(holder.hasStandby()).toBe(false);
    await holder.release();
  });

  it('is taken over from a blocked relay, which then publishes nothing', async () => {
    const blocked = new MongoOutboxStore(models, 0);
    const next = new MongoOutboxStore(models);
    await blocked.acquire();
    await write('a');

    await eventually(async () => expect(await next.acquire()).toBe(true));

    await expect(blocked.oldest(1)).rejects.toThrow('Another relay');
    await blocked.release();
    await expect(next.oldest(1)).resolves.toHaveLength(1);
    await next.release();
  });

  it('retains lines until the broker has them', async () => {
    const bus = new FakeEventBus();
    bus.becomeUnavailable();
    const relay = new OutboxRelay({ store: new MongoOutboxStore(models), bus, logger: quietLogger() }).start();
    await write('a', 'b');
    relay.wake();
    const { count, oldestAt } = await new MongoOutboxStore(models).backlog();
    expect(count).toBe(2);
    expect(Math.abs(Date.now() - (oldestAt?.getTime() ?? 0))).toBeLessThan(60_000);

    bus.becomeAvailable();

    await eventually(async () => expect(await models.lines.countDocuments()).toBe(0));
    expect(bus.published.map(({ key }) => key)).toEqual(['a', 'b']);
    await relay.stop();
  });

  it('claims an event once for each consumer, also concurrently', async () => {
    const inbox = inboxModel(opened.connection);
    const event: Event<unknown> = { ...anEvent('a'), type: messageReceived.type };
    const claim = (consumer: string) =>
      opened.database.inTransaction((transaction) => claimEvents(inbox, transaction, consumer, [event]));

    const claims = await Promise.all([claim('one'), claim('one'), claim('one'), claim('two')]);

    expect(claims.slice(0, 3).flat()).toHaveLength(1);
    expect(claims[3]).toHaveLength(1);
    expect(await claim('one')).toEqual([]);
  });
});
