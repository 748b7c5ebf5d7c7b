import { aCaller, serviceClient } from '@trackway/testkit';
import { Client } from 'pg';
import { startTestProjects } from './start-projects';

type Service = Awaited<ReturnType<typeof startTestProjects>>;

/** Tables of the system: outbox and inbox, the list of migrations, the signing keys, and the directory of cells. */
const OF_NO_FRAME = [
  ...['inbox', 'outbox', 'outbox_quarantine', 'schema_migrations', 'signing_keys'],
  ...['cells', 'cell_placements', 'cell_departures', 'cell_arrivals'],
];

describe('row-level security', () => {
  let service: Service;
  let app: Client;
  let search: Client;
  let tables: string[];
  const mine = aCaller();

  beforeAll(async () => {
    service = await startTestProjects();
    app = new Client({ connectionString: service.database.url });
    search = new Client({ connectionString: service.database.searchUrl });
    await Promise.all([app.connect(), search.connect()]);
    const { rows } = await service.superuser.query<{ tablename: string }>(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
    );
    tables = rows.map(({ tablename }) => tablename).filter((name) => !OF_NO_FRAME.includes(name));
    await fill();
  }, 60_000);
  afterAll(async () => {
    await Promise.all([app.end(), search.end()]);
    await service.stop();
  });

  async function fill(): Promise<void> {
    const client = serviceClient(service.httpPort, mine);
    const make = async (path: string, member: string, fields: object) =>
      (await client.send('POST', `/api/management/${path}`, fields, { 'idempotency-key': path })).body[member] as {
        id: string;
      };
    const customer = await make('customers', 'customer', { name: 'Acme' });
    await make('contacts', 'contact', { name: 'Ana', customer_ids: [customer.id] });
    const tag = await make('tags', 'tag', { name: 't' });
    const group = await make('project-groups', 'project_group', { name: 'g' });
    const lists = { tag_ids: [tag.id], group_ids: [group.id], user_ids: [mine.id] };
    const project = await make('projects', 'project', { name: 'P', customer_id: customer.id, ...lists });
    await make(`projects/${project.id}/tasks`, 'task', { title: 'Call' });
  }

  const count = async (client: Client, table: string) =>
    Number((await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`)).rows[0]?.count);

  async function countInFrame(frameId: string, table: string): Promise<number> {
    await app.query(`BEGIN; SET LOCAL trackway.frame_id = '${frameId}'`);
    const found = await count(app, table);
    await app.query('ROLLBACK');
    return found;
  }

  it('protects every tenant table, and the role of the service owns none', async () => {
    const { rows } = await service.superuser.query<{ relname: string; relrowsecurity: boolean; owner: string }>(
      `SELECT relname, relrowsecurity, pg_get_userbyid(relowner) AS owner FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );

    const open = rows.filter(({ relname, relrowsecurity }) => !relrowsecurity && !OF_NO_FRAME.includes(relname));
    expect(open).toEqual([]);
    expect(new Set(rows.map(({ owner }) => owner))).toEqual(new Set(['projects_owner']));
  });

  it('hides all rows without a frame, and those of other frames', async () => {
    const foreign = aCaller().frameId;
    for (const table of tables) {
      const [outside, inForeign] = [await count(app, table), await countInFrame(foreign, table)];
      expect({ table, outside, inForeign }).toEqual({ table, outside: 0, inForeign: 0 });
    }
    for (const table of ['projects', 'customers', 'contacts', 'tasks', 'project_people', 'idempotency_keys', 'tags']) {
      expect({ table, own: await countInFrame(mine.frameId, table) }).not.toEqual({ table, own: 0 });
    }
  });

  it('prevents writes into another frame', async () => {
    const foreign = aCaller().frameId;
    const inMine = async (statement: string) => {
      await app.query(`BEGIN; SET LOCAL trackway.frame_id = '${mine.frameId}'`);
      const result = await app.query(statement).catch((error: Error) => error.message);
      await app.query('ROLLBACK');
      return result;
    };

    const insert = `INSERT INTO tags (frame_id, id, name, color, created_at, updated_at)
      VALUES ('${foreign}', gen_random_uuid(), 'x', '#fff', now(), now())`;
    expect(await inMine(insert)).toMatch(/row-level security/);
    expect(await inMine(`UPDATE projects SET frame_id = '${foreign}'`)).toMatch(/row-level security/);
    expect(await inMine(`SET row_security = off; SELECT count(*) FROM projects`)).toMatch(/row-level security/);
    await app.query(`BEGIN; SET LOCAL trackway.frame_id = '${foreign}'`);
    expect((await app.query('UPDATE projects SET name = $1', ['theirs'])).rowCount).toBe(0);
    expect((await app.query('DELETE FROM project_tags')).rowCount).toBe(0);
    await app.query('ROLLBACK');
  });

  it('lets the search role only read', async () => {
    expect(await count(search, 'projects')).toBe(1);
    for (const statement of ['DELETE FROM projects', `UPDATE projects SET name = 'x'`, 'SELECT * FROM outbox']) {
      await expect(search.query(statement)).rejects.toThrow(/permission denied/);
    }
    for (const table of ['idempotency_keys', 'frames']) {
      await expect(search.query(`SELECT * FROM ${table}`)).rejects.toThrow(/permission denied/);
    }
  });

  it('has views for the search role only', async () => {
    expect(await count(search, 'searched_projects')).toBeGreaterThan(0);
    await expect(count(app, 'searched_projects')).rejects.toThrow('permission denied');
  });

  it('does not hide statistics from searches', async () => {
    const words = 'SELECT id FROM searched_projects WHERE name_search LIKE $1';
    const estimate = async (word: string) => {
      const explained = await search.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${words.replace('$1', `'%${word}%'`)}`);
      return Number(/rows=(\d+)/.exec(explained.rows[0]?.['QUERY PLAN'] ?? '')?.[1]);
    };
    await service.superuser.query(
      `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at)
       SELECT $1, gen_random_uuid(), 'W-' || n, 'Kitchen ' || n, now(), now() FROM generate_series(1, 2000) n`,
      [mine.frameId],
    );
    await service.superuser.query('ANALYZE projects');

    expect(await estimate('kitchen')).toBeGreaterThan(1_000);
    expect(await estimate('matches nothing')).toBeLessThan(1_000);
  });
});
