import { isDuplicateKey, MongoConnection, MongoDatabase, TransactionConflict } from '@trackway/mongo';
import { quietLogger } from '@trackway/testkit';
import { openDatabase } from './open-database';

describe('transactions', () => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;

  beforeAll(async () => {
    opened = await openDatabase();
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.things.deleteMany({}));

  it('are atomic', async () => {
    const { database, things } = opened;

    const failed = database.inTransaction(async ({ session }) => {
      await things.create([{ _id: 'a', value: 1 }], { session });
      throw new Error('changed my mind');
    });

    await expect(failed).rejects.toThrow('changed my mind');
    expect(await things.countDocuments()).toBe(0);
  });

  it('run effects once after the commit', async () => {
    const { database, things } = opened;
    const effects: string[] = [];
    let attempts = 0;

    await database.inTransaction(async (transaction) => {
      attempts += 1;
      transaction.afterCommit(() => effects.push(`attempt ${attempts}`));
      await things.create([{ _id: 'a', value: 1 }], { session: transaction.session });
      if (attempts < 3) throw new TransactionConflict('a test');
    });
    const failed = database.inTransaction(async (transaction) => {
      transaction.afterCommit(() => effects.push('never'));
      throw new Error('no');
    });

    await expect(failed).rejects.toThrow('no');
    expect(effects).toEqual(['attempt 3']);
  });

  it('lose no concurrent change of the same document', async () => {
    const { database, things } = opened;
    await things.create({ _id: 'a', value: 0 });

    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.inTransaction(async ({ session }) => {
          const thing = await things.findById('a').session(session).lean();
          await things.updateOne({ _id: 'a' }, { $set: { value: (thing?.value ?? 0) + 1 } }, { session });
        }),
      ),
    );

    expect(await things.findById('a').lean()).toMatchObject({ value: 20 });
  });

  it('name the violated unique index', async () => {
    const { things } = opened;
    await things.create({ _id: 'a', value: 1 });

    const error: unknown = await things.create({ _id: 'b', value: 1 }).catch((thrown: unknown) => thrown);

    expect(isDuplicateKey(error, 'things_value_key')).toBe(true);
    expect(isDuplicateKey(error, 'things_value')).toBe(false);
    expect(isDuplicateKey(new Error('index: things_value_key'), 'things_value_key')).toBe(false);
  });

  it('reject unknown fields and filters', async () => {
    const { things } = opened;
    const odd = Object.assign({ _id: 'a', value: 1 }, { surprise: true });

    await expect(things.create(odd)).rejects.toThrow('surprise');
    await expect(things.findOne().where('surprise', true).lean()).rejects.toThrow('surprise');
  });

  it('fail with service_unavailable if no server responds, also at the start', async () => {
    const options = { url: 'mongodb://127.0.0.1:1/x?directConnection=true', name: 'test', maxPoolSize: 1 };
    const disconnected = await new MongoConnection({ ...options, logger: quietLogger() }).start();
    const database = new MongoDatabase(disconnected.connection);
    const collection = disconnected.connection.collection('things');

    const transaction = database.inTransaction(async ({ session }) => {
      await collection.insertOne({ value: 1 }, { session });
    });

    const unavailable = { kind: 'unavailable', code: 'service_unavailable' };
    await expect(transaction).rejects.toMatchObject(unavailable);
    await expect(database.withoutTransaction(() => collection.findOne({}))).rejects.toMatchObject(unavailable);
    await expect(disconnected.check()).rejects.toThrow('not connected');
    await disconnected.stop();
  }, 20_000);
});
