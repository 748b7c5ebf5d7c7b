import { createRequire } from 'node:module';
import type { Client } from 'pg';
import type { LoadedFrame } from './requests.ts';

const { newId } = createRequire(import.meta.url)('@trackway/runtime') as typeof import('@trackway/runtime');

/** One large tenant, a few middling ones, many small ones; together as many projects as were asked for. */
function frameSizes(projects: number, frames: number): number[] {
  const large = Math.floor(projects * 0.3);
  const middling = Array.from({ length: 9 }, () => Math.floor(projects * 0.03));
  const rest = projects - large - middling.length * (middling[0] ?? 0);
  const small = Math.floor(rest / (frames - 10));
  return [large, ...middling, ...Array.from({ length: frames - 10 }, () => small)];
}

export const WORDS = [
  'Roof',
  'Façade',
  'Bridge',
  'Ação',
  'Kitchen',
  'Tower',
  'Garden',
  'Harbour',
  'Station',
  'School',
  'Über',
  'Clinic',
  'Museum',
  'Tunnel',
  'Market',
  'Depot',
  'Villa',
  'Hotel',
  'Library',
  'Stadium',
  'Mill',
  'Quay',
  'Château',
  'Señal',
  'Plaza',
];

/** Fills new frames, and says how long it took. */
export async function loadFrames(client: Client, projects: number, frames: number): Promise<LoadedFrame[]> {
  const start = performance.now();
  const loaded: LoadedFrame[] = [];
  for (const size of frameSizes(projects, frames)) {
    const id = newId();
    await loadFrame(client, id, size);
    const ids = async (table: string) =>
      (await client.query<{ id: string }>(`SELECT id FROM ${table} WHERE frame_id = $1 LIMIT 500`, [id])).rows.map(
        (row) => row.id,
      );
    loaded.push({ id, size, customers: await ids('customers'), users: await ids('users') });
  }
  await client.query('VACUUM ANALYZE');
  const seconds = ((performance.now() - start) / 1_000).toFixed(0);
  process.stdout.write(`${projects} projects in ${frames} frames loaded in ${seconds} s\n`);
  return loaded;
}

/** Fills a frame on the server: customers, people, projects with parents, groups and assignees. */
async function loadFrame(client: Client, frameId: string, count: number): Promise<void> {
  const customers = Math.max(5, Math.floor(count / 100));
  const insert = (text: string, ...values: unknown[]) => client.query(text, [frameId, ...values]);
  await insert(
    `INSERT INTO customers (frame_id, id, name, created_at, updated_at)
     SELECT $1, uuidv7(), 'Customer ' || n, now(), now() FROM generate_series(1, $2::int) AS n`,
    customers,
  );
  await insert(
    `INSERT INTO users (frame_id, id, name, created_at, updated_at)
     SELECT $1, uuidv7(), 'User ' || n, now(), now() FROM generate_series(1, 20) AS n`,
  );
  await insert(
    `INSERT INTO projects (frame_id, id, code, name, description, impact, budget, status, customer_id, created_by,
       created_at, updated_at, deleted_at, is_template)
     SELECT $1, uuidv7(), 'P-' || n,
       w.words[1 + n * 7 % cardinality(w.words)] || ' ' || w.words[1 + n * 11 / 3 % cardinality(w.words)] || ' ' || n,
       repeat(w.words[1 + n % cardinality(w.words)] || ' ', 20) || n,
       n % 101, (n::bigint * 7919) % 10000000, CASE WHEN n % 50 = 0 THEN 4 ELSE 1 + n % 3 END,
       c.ids[1 + n % cardinality(c.ids)], u.ids[1 + n % 20],
       timestamptz '2024-01-01' + n * interval '1 day' * 900 / $2, now(),
       CASE WHEN n % 40 = 0 THEN now() END, n % 200 = 1
     FROM generate_series(1, $2::int) AS n,
       (SELECT $3::text[] AS words) AS w,
       (SELECT array_agg(id) AS ids FROM customers WHERE frame_id = $1) AS c,
       (SELECT array_agg(id) AS ids FROM users WHERE frame_id = $1) AS u`,
    count,
    WORDS,
  );
  await insert(
    `INSERT INTO project_people (frame_id, project_id, role, user_id)
     SELECT $1, id, 'user', created_by FROM projects WHERE frame_id = $1`,
  );
}
