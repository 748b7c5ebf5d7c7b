import { createPool, Database, makePurgeExpired, sql } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { eventually, openPostgres, quietLogger } from '@trackway/testkit';
import { Client } from 'pg';

it('deletes old inbox entries and idempotent responses of every frame', async () => {
  const opened = await openPostgres('projects');
  const pool = createPool({ url: opened.url, max: 2, name: 'test', logger: quietLogger() });
  const database = new Database(pool);
  const [old, fresh] = [newId(), newId()];
  await database.query(sql`
    INSERT INTO inbox (consumer, event_id, claimed_at)
    VALUES ('a', ${old}::uuid, now() - interval '41 days'), ('a', ${fresh}::uuid, now() - interval '39 days')`);
  for (const hours of [23, 25]) {
    const frameId = newId();
    await database.inFrame(frameId, (transaction) =>
      transaction.query(sql`
        INSERT INTO idempotency_keys (frame_id, subject, route, key, fingerprint, created_at)
        VALUES (${frameId}, 's', 'r', 'k', 'f', now() - ${hours} * interval '1 hour')`),
    );
  }

  const more = await makePurgeExpired(database)();

  const { rows } = await database.query<{ event_id: string }>(sql`SELECT event_id FROM inbox`);
  const again = await database.query<{ forgotten: number }>(sql`SELECT forget_idempotency_keys(10) AS forgotten`);
  await pool.end();
  await opened.drop();
  expect(more).toBe(false);
  expect(rows).toEqual([{ event_id: fresh }]);
  expect(again.rows).toEqual([{ forgotten: 0 }]);
});

it('deletes search changes an hour after their transaction has ended', async () => {
  const opened = await openPostgres('projects');
  const pool = createPool({ url: opened.url, max: 2, name: 'test', logger: quietLogger() });
  const superuser = new Client({ connectionString: opened.superuserUrl });
  await superuser.connect();
  const database = new Database(pool);
  const forget = async () =>
    (await database.query<{ deleted: number }>(sql`SELECT forget_search_changes(10) AS deleted`)).rows[0]?.deleted;
  await superuser.query(
    `INSERT INTO search_changes (frame_id, transaction_id, project_id, noted_at)
     VALUES (gen_random_uuid(), pg_current_xact_id(), gen_random_uuid(), now() - interval '2 hours')`,
  );

  const early = await forget();
  // A transaction in another database of the server may have started earlier and still run.
  const late = await eventually(async () => {
    await superuser.query(`UPDATE search_change_horizons SET recorded_at = recorded_at - interval '61 minutes'`);
    const deleted = await forget();
    expect(deleted).toBe(1);
    return deleted;
  }, 30_000);

  await Promise.all([pool.end(), superuser.end()]);
  await opened.drop();
  expect([early, late]).toEqual([0, 1]);
});
