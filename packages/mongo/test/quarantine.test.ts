import { MongoOutboxStore, type OutboxModels, outboxModels } from '@trackway/mongo';
import { newId } from '@trackway/runtime';
import { describeQuarantineStore } from '../../messaging/src/outbox/quarantine-store.contract';
import { openDatabase } from './open-database';

describe('the quarantine in MongoDB', () => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  let models: OutboxModels;

  beforeAll(async () => {
    opened = await openDatabase();
    models = outboxModels(opened.connection);
  });
  afterAll(() => opened.close());

  describeQuarantineStore(async () => {
    await Promise.all([models.lines.deleteMany({}), models.quarantine.deleteMany({})]);
    return {
      store: new MongoOutboxStore(models).quarantined,
      reject: async (frameId, { topic, key, value }) => {
        const row = { _id: newId(), frame_id: frameId, topic, key, value, reason: 'too large' };
        await models.quarantine.create({ ...row, quarantined_at: new Date() });
      },
      outbox: async () =>
        (await models.lines.find().sort({ _id: 1 }).lean()).map(({ topic, key, value }) => ({ topic, key, value })),
    };
  });
});
