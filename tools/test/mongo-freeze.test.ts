import { randomUUID } from 'node:crypto';
import { eventually, openMongo, type TestMongo } from '@trackway/testkit';
import { type Connection, createConnection } from 'mongoose';
import { holdMessages, releaseMessages } from '../src/ops/cell-move/held-messages';
import { MongoFreeze } from '../src/ops/cell-move/mongo-freeze';

const HOUR_MS = 3_600_000;

describe('a tenant in a MongoDB database that it leaves', () => {
  let database: TestMongo;
  let connection: Connection;
  let frameId: string;
  let other: string;

  beforeAll(async () => {
    database = await openMongo('channels');
    connection = await createConnection(database.url).asPromise();
  }, 60_000);
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });
  beforeEach(() => {
    [frameId, other] = [randomUUID(), randomUUID()];
  });

  it('cannot be changed while it is frozen, unlike other tenants', async () => {
    const effects = connection.collection<{ _id: string; frame_id?: string; name?: string }>('setting_effects');
    const freeze = new MongoFreeze(connection.getClient().db(), frameId);
    await effects.insertOne({ _id: `${frameId}-1`, frame_id: frameId });
    await effects.insertOne({ _id: `${frameId}-2`, frame_id: frameId });
    const rename = () => effects.updateOne({ frame_id: frameId }, { $set: { name: 'X' } });
    await freeze.assertPossible();

    await freeze.start();
    await freeze.start();
    await freeze.assertPossible();

    await expect(rename()).rejects.toMatchObject({ code: 121 });
    await expect(effects.insertOne({ _id: randomUUID(), frame_id: frameId })).rejects.toMatchObject({ code: 121 });
    await expect(effects.insertOne({ _id: `${frameId}:counter` })).rejects.toMatchObject({ code: 121 });
    await effects.deleteOne({ _id: `${frameId}-2` });
    await effects.insertOne({ _id: other, frame_id: other });
    await connection.collection('outbox').insertOne({ frame_id: frameId });
    await freeze.remove();
    await freeze.remove();
    await rename();
  });

  it('is frozen after transactions that have changed it', async () => {
    const effects = connection.collection('setting_effects');
    const freeze = new MongoFreeze(connection.getClient().db(), frameId);
    const session = await connection.startSession();
    session.startTransaction();
    await effects.insertOne({ id: randomUUID(), frame_id: frameId }, { session });

    const started = freeze.start();
    const count = started.then(() => effects.countDocuments({ frame_id: frameId }));
    const isCommitted = await session.commitTransaction().then(
      () => true,
      () => false,
    );

    expect(await count).toBe(isCommitted ? 1 : 0);
    await session.endSession();
    await freeze.remove();
  });

  it('is not frozen in a collection with a validator of another kind', async () => {
    const freeze = new MongoFreeze(connection.getClient().db(), frameId);
    const change = (validator: object) => connection.db?.command({ collMod: 'deliveries', validator });
    await change({ frame_id: { $type: 'string' } });

    await expect(freeze.assertPossible()).rejects.toThrow('The collection deliveries has a validator.');
    await change({});
    await freeze.assertPossible();
  });

  describe('with queued messages', () => {
    const queues = () =>
      connection.collection<{ _id: string; frame_id: string; due_at: Date; holder: string }>('send_queues');
    const add = async (dueAt: Date, holder: string, frame = frameId) => {
      const _id = randomUUID();
      await queues().insertOne({ _id, frame_id: frame, due_at: dueAt, holder });
      return _id;
    };
    const find = (_id: string) => queues().findOne({ _id });

    it('sends none while it is moved, and those of other tenants', async () => {
      const [past, later] = [new Date(Date.now() - 5_000), new Date(Date.now() + 60_000)];
      const [due, postponed, expired] = [await add(past, ''), await add(later, ''), await add(past, 'dead worker')];
      const foreign = await add(past, '', other);

      await holdMessages(connection.getClient().db(), frameId);
      await holdMessages(connection.getClient().db(), frameId);

      const held = await queues().find({ frame_id: frameId }).toArray();
      expect(
        held.every(({ due_at, holder }) => holder !== '' && due_at.getTime() > Date.now() + HOUR_MS - 60_000),
      ).toBe(true);
      expect(await find(foreign)).toMatchObject({ due_at: past, holder: '' });
      await releaseMessages(connection.getClient().db(), frameId);
      await releaseMessages(connection.getClient().db(), frameId);
      expect(await find(due)).toMatchObject({ due_at: past, holder: '' });
      expect(await find(postponed)).toMatchObject({ due_at: later, holder: '' });
      expect(await find(expired)).toMatchObject({ due_at: past, holder: '' });
    });

    it('waits for a message that is being sent', async () => {
      const until = new Date(Date.now() + 20_000);
      const [sent, retried] = [await add(until, 'worker'), await add(new Date(0), '')];
      let isHeld = false;

      const held = holdMessages(connection.getClient().db(), frameId).then(() => {
        isHeld = true;
      });
      await eventually(async () => expect((await find(retried))?.holder).toBe('cell move'));
      expect(isHeld).toBe(false);
      await queues().deleteOne({ _id: sent });

      await held;
    });
  });
});
