import { createPool, Database, makeForgetOld, sql } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger } from '@trackway/testkit';

it('claims of events and kept answers are forgotten once they are old, of every frame', async () => {
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

  const more = await makeForgetOld(database)();

  const { rows } = await database.query<{ event_id: string }>(sql`SELECT event_id FROM inbox`);
  const again = await database.query<{ forgotten: number }>(sql`SELECT forget_idempotency_keys(10) AS forgotten`);
  await pool.end();
  await opened.drop();
  expect(more).toBe(false);
  expect(rows).toEqual([{ event_id: fresh }]);
  expect(again.rows).toEqual([{ forgotten: 0 }]);
});
