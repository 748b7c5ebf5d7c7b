import type { FrameRecordRef } from '@trackway/contracts';
import { type EffectDocument, MongoEffectWriter, MongoSettingEffects, settingEffectModel } from '@trackway/mongo';
import { newId } from '@trackway/runtime';
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

  it('are read with one query, however many settings there are', async () => {
    const effects = new MongoSettingEffects({ database: opened.database, model, usesSince: async () => [] });
    const records = Array.from({ length: 500 }, (): FrameRecordRef => {
      return { kind: 'form', id: newId(), projectId: null, label: '' };
    });
    const queries: string[] = [];
    opened.connection.set('debug', (collection: string, method: string) => queries.push(`${collection}.${method}`));

    expect(await effects.since(newId(), records, new Date(0))).toEqual([]);
    opened.connection.set('debug', false);
    expect(queries).toHaveLength(1);
  });

  describeSettingEffects('form', () => ({
    effects: new MongoSettingEffects({ database: opened.database, model, usesSince: async () => [] }),
    add: (frameId, rows) =>
      opened.database.inTransaction(({ session }) => new MongoEffectWriter(model, session).add(frameId, rows)),
  }));
});
