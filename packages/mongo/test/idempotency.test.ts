import { MongoIdempotency } from '@trackway/mongo';
import { describeIdempotencyStore } from '../../application/src/idempotency/idempotency-store.contract';
import { openDatabase } from './open-database';

describe('idempotency keys in MongoDB', () => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;

  beforeAll(async () => {
    opened = await openDatabase();
    await opened.connection.createCollection('idempotency_keys');
  }, 60_000);
  afterAll(() => opened.close());

  const store = () => {
    opened.connection.deleteModel(/IdempotencyKey/);
    return new MongoIdempotency(opened.database);
  };

  describeIdempotencyStore('MongoIdempotency', () => ({
    store: store(),
    takeEffect: (frameId, resource) =>
      opened.database.inTransaction(async (transaction) => {
        const { session } = transaction;
        await opened.connection.collection('effects').insertOne({ frameId, resource }, { session });
        await transaction.recordEffect(resource);
      }),
    countEffects: (frameId) => opened.connection.collection('effects').countDocuments({ frameId }),
    expireLeases: async (frameId) => {
      const ofFrame = { _id: { $regex: `^${frameId}` } } as object;
      await opened.connection
        .collection('idempotency_keys')
        .updateMany(ofFrame, { $set: { lease_until: new Date(0) } });
    },
  }));
});
