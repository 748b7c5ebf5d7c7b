import { type EffectDocument, MongoEffectWriter, MongoSettingEffects, settingEffectModel } from '@trackway/mongo';
import type { Model } from 'mongoose';
import { describeSettingEffects } from '../../application/src/undo/setting-effects.contract';
import { openDatabase } from './open-database';

describe('settings in MongoDB', () => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  let model: Model<EffectDocument>;

  beforeAll(async () => {
    opened = await openDatabase();
    model = settingEffectModel(opened.connection);
    await opened.connection.createCollection('setting_effects');
    await opened.connection
      .collection('setting_effects')
      .createIndex({ frame_id: 1, kind: 1, record_id: 1, happened_at: 1 });
  }, 60_000);
  afterAll(() => opened.close());

  describeSettingEffects('form', () => ({
    effects: new MongoSettingEffects({ database: opened.database, model, usesSince: async () => [] }),
    add: (frameId, rows) =>
      opened.database.inTransaction(({ session }) => new MongoEffectWriter(model, session).add(frameId, rows)),
  }));
});
