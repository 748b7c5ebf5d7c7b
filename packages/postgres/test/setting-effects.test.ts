import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import type { Pool } from 'pg';
import { describeSettingEffects } from '../../application/src/undo/setting-effects.contract';
import { createPool, Database, PgRecordEffects, PgSettingEffects } from '../src';

describe('settings in PostgreSQL', () => {
  let opened: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    opened = await openPostgres('funnels');
    pool = createPool({ url: opened.url, max: 4, name: 'suite', logger: quietLogger() });
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await opened.drop();
  });

  const table = 'setting_effects';
  describeSettingEffects('funnel', () => {
    const database = new Database(pool);
    return {
      effects: new PgSettingEffects(database, { table, kinds: ['funnel'] }),
      add: (frameId, rows) => database.inFrame(frameId, (db) => new PgRecordEffects(db, table).add(frameId, rows)),
    };
  });
});
