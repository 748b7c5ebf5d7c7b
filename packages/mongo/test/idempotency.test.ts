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

  const keysOf = (frameId: string) => ({ _id: { $regex: `^${frameId}` } }) as object;

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
      const expired = { $set: { lease_until: new Date(0) } };
      await opened.connection.collection('idempotency_keys').updateMany(keysOf(frameId), expired);
    },
    leaseSeconds: async (frameId) => {
      const found = await opened.connection.collection('idempotency_keys').findOne(keysOf(frameId));
      return (Number(found?.['lease_until']) - Date.now()) / 1_000;
    },
  }));
});
