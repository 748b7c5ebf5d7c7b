import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/** Creates a funnel with open, paused and closed projects, some of them deleted, by SQL. */
export async function loadBoard(client: Client, assignments: number, steps: number) {
  const [frameId, funnelId] = [randomUUID(), randomUUID()];
  await client.query(
    `INSERT INTO funnels (frame_id, id, name, version, created_at, updated_at) VALUES ($1, $2, 'Sales', 1, now(), now())`,
    [frameId, funnelId],
  );
  await client.query(
    `INSERT INTO steps (frame_id, id, funnel_id, name, position, late_after_hours, created_at, updated_at)
     SELECT $1, gen_random_uuid(), $2, 'Step ' || n, n, CASE WHEN n % 2 = 0 THEN 48 END, now(), now()
     FROM generate_series(0, $3::int - 1) AS n`,
    [frameId, funnelId, steps],
  );
  await client.query(
    `CREATE TEMPORARY TABLE made AS
     SELECT gen_random_uuid() AS project_id, n, (array['open', 'open', 'open', 'open', 'open', 'paused', 'won', 'lost'])[n % 8 + 1] AS status
     FROM generate_series(1, $1::int) AS n`,
    [assignments],
  );
  await client.query(
    `INSERT INTO project_facts (frame_id, project_id, code, name, status, budget, deleted, version)
     SELECT $1, project_id, 'P-' || n, 'Project ' || n, 1, n * 100, n % 50 = 0, 1 FROM made`,
    [frameId],
  );
  await client.query(
    `INSERT INTO assignments (frame_id, id, funnel_id, project_id, step_id, status, status_at, linked_at, tag_ids, executor_ids, version,
       created_at, updated_at)
     SELECT $1, gen_random_uuid(), $2, m.project_id, s.id, m.status, now(), now() - m.n * interval '1 minute', '{}', '{}', 1, now(), now()
     FROM made m JOIN steps s ON s.frame_id = $1 AND s.position = m.n % $3`,
    [frameId, funnelId, steps],
  );
  await client.query('VACUUM ANALYZE assignments, project_facts, steps');
  return { frameId, funnelId };
}
