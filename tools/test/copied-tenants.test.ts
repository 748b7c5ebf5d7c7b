import { randomUUID } from 'node:crypto';
import { eventually, openMongo, openPostgres } from '@trackway/testkit';
import { type Connection, createConnection } from 'mongoose';
import { Client } from 'pg';
import { Freeze } from '../src/ops/cell-move/freeze';
import { ChangeLog } from '../src/ops/frame/copy/change-log';
import { compareMongo, copyMongo } from '../src/ops/frame/copy/copy-mongo';
import { PostgresCopy } from '../src/ops/frame/copy/postgres-copy';

const ALL = () => true;

describe('the rows of a tenant in another PostgreSQL database', () => {
  let databases: Awaited<ReturnType<typeof openPostgres>>[];
  let source: Client;
  let target: Client;
  let copy: PostgresCopy;
  let changes: ChangeLog;
  let frameId: string;
  let other: string;

  beforeAll(async () => {
    databases = [await openPostgres('projects'), await openPostgres('projects')];
    const [one, two] = databases.map(({ superuserUrl }) => new Client({ connectionString: superuserUrl }));
    if (!one || !two) throw new Error('Two databases are needed.');
    [source, target] = [one, two];
    await Promise.all([source.connect(), target.connect()]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([source.end(), target.end()]);
    for (const database of databases) await database.drop();
  });
  beforeEach(async () => {
    [frameId, other] = [randomUUID(), randomUUID()];
    for (const id of [frameId, other]) {
      await source.query(
        `INSERT INTO frames (id, name, subdomain, locale, created_at, updated_at) VALUES ($1::uuid, 'F', $1::text, 'en', now(), now())`,
        [id],
      );
      await addProjects(source, id, 1, 300);
    }
    const [one, two] = databases.map(({ superuserUrl }) => superuserUrl);
    copy = await PostgresCopy.open({ source: one ?? '', target: two ?? '' }, frameId);
    changes = new ChangeLog(source, copy.sourceTables);
    await changes.start();
  });
  afterEach(async () => {
    await changes.remove();
    await copy.close();
  });

  const addProjects = (client: Client, frame: string, from: number, to: number) =>
    client.query(
      `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at)
       SELECT $1, gen_random_uuid(), 'P-' || n, 'Roof ' || n, now(), now() FROM generate_series($2::int, $3::int) AS n`,
      [frame, from, to],
    );
  const projectsOf = async (client: Client, frame = frameId) => {
    const { rows } = await client.query<{ row: string }>(
      'SELECT p::text AS row FROM projects p WHERE frame_id = $1 ORDER BY code',
      [frame],
    );
    return rows.map(({ row }) => row);
  };
  const differing = async () => (await copy.compare(ALL)).filter(({ isEqual }) => !isEqual).map(({ name }) => name);

  /** Other test files have open transactions on this server, and rows that are later than them are copied again. */
  const untilUnchanged = () => eventually(async () => expect(await copy.copyChanges(ALL)).toEqual([]));

  it('are equal after a copy, without those of other tenants', async () => {
    expect(await differing()).toEqual(['frames', 'projects']);

    const copied = await copy.copyAll(ALL);

    expect(copied.find(({ name }) => name === 'projects')).toEqual({
      name: 'projects',
      source: 300,
      target: 0,
      isEqual: false,
    });
    expect(await differing()).toEqual([]);
    expect(await projectsOf(target)).toEqual(await projectsOf(source));
    expect(await projectsOf(target, other)).toEqual([]);
  });

  it('follow created, changed and deleted rows of the source', async () => {
    await copy.copyAll(ALL);
    await untilUnchanged();
    await addProjects(source, frameId, 301, 310);
    await source.query(`UPDATE projects SET name = 'Wall' WHERE frame_id = $1 AND code = 'P-1'`, [frameId]);
    await source.query(`DELETE FROM projects WHERE frame_id = $1 AND code IN ('P-2', 'P-3')`, [frameId]);
    await source.query(`UPDATE projects SET name = 'Wall' WHERE frame_id = $1`, [other]);

    expect(await copy.copyChanges(ALL)).toEqual(['projects']);

    expect(await projectsOf(target)).toEqual(await projectsOf(source));
    expect(await differing()).toEqual([]);
    await untilUnchanged();
  });

  it('follow a row that was replaced by another one with the same unique value', async () => {
    await copy.copyAll(ALL);
    await source.query(`DELETE FROM projects WHERE frame_id = $1 AND code = 'P-5'`, [frameId]);
    await addProjects(source, frameId, 5, 5);

    expect(await copy.copyChanges(ALL)).toContain('projects');

    expect(await projectsOf(target)).toEqual(await projectsOf(source));
  });

  it('follow a row whose key has changed, also to the key of a deleted one', async () => {
    await copy.copyAll(ALL);
    const { rows } = await source.query<{ id: string }>(
      `DELETE FROM projects WHERE frame_id = $1 AND code = 'P-8' RETURNING id`,
      [frameId],
    );
    const [eighth] = rows;
    await source.query(`UPDATE projects SET id = $2 WHERE frame_id = $1 AND code = 'P-9'`, [frameId, eighth?.id]);

    expect(await copy.copyChanges(ALL)).toContain('projects');

    expect(await projectsOf(target)).toEqual(await projectsOf(source));
    expect(await differing()).toEqual([]);
  });

  it('are not listed as changed when only rows of other tenants change', async () => {
    const listed = async () => (await source.query('SELECT FROM cell_move_changes')).rowCount;
    await source.query(`UPDATE projects SET name = 'Wall' WHERE frame_id = $1`, [other]);
    expect(await listed()).toBe(0);

    await source.query(`UPDATE projects SET name = 'Wall' WHERE frame_id = $1 AND code = 'P-1'`, [frameId]);
    expect(await listed()).toBe(1);
  });

  it('are listed no longer after the copy, when no older transaction is open', async () => {
    await copy.copyAll(ALL);
    await source.query(`UPDATE projects SET name = 'Wall' WHERE frame_id = $1`, [frameId]);
    await eventually(async () => {
      await copy.copyChanges(ALL);
      expect((await source.query('SELECT FROM cell_move_changes')).rowCount).toBe(0);
    });
    expect(await projectsOf(target)).toEqual(await projectsOf(source));
  });

  it('have no triggers after the end of a move', async () => {
    await changes.remove();
    const { rows } = await source.query(
      `SELECT tgname AS name FROM pg_trigger WHERE tgname LIKE 'cell_move%'
       UNION ALL SELECT proname FROM pg_proc WHERE proname LIKE 'cell_move%'`,
    );
    expect(rows).toEqual([]);
    await changes.remove();
  });

  it('include changes of transactions that were open during an earlier copy', async () => {
    await copy.copyAll(ALL);
    await untilUnchanged();
    const client = new Client({ connectionString: databases[0]?.superuserUrl });
    await client.connect();
    await client.query('BEGIN');
    await client.query(`UPDATE projects SET name = 'Late' WHERE frame_id = $1 AND code = 'P-7'`, [frameId]);
    await copy.copyAll(ALL);
    await client.query('COMMIT');
    await client.end();

    expect(await copy.copyChanges(ALL)).toEqual(['projects']);
    expect(await projectsOf(target)).toEqual(await projectsOf(source));
  });

  it('are read again by replicas that search them in memory', async () => {
    await copy.copyAll(ALL);
    const { rows } = await target.query(
      'SELECT count(DISTINCT project_id)::int AS count FROM search_changes WHERE frame_id = $1',
      [frameId],
    );

    expect(rows).toEqual([{ count: 300 }]);
  });

  it('cannot be changed in the source while they are frozen, unlike those of other tenants', async () => {
    const freeze = new Freeze(source, frameId, ['projects']);
    const rename = (frame: string) => source.query(`UPDATE projects SET name = 'X' WHERE frame_id = $1`, [frame]);
    await freeze.install('b');
    await rename(frameId);
    expect([await freeze.isInstalled('b'), await freeze.isInstalled('c')]).toEqual([true, false]);

    await freeze.start();

    await expect(rename(frameId)).rejects.toMatchObject({ code: '57P03' });
    await expect(addProjects(source, frameId, 900, 900)).rejects.toMatchObject({ code: '57P03' });
    await expect(source.query('DELETE FROM projects WHERE frame_id = $1', [frameId])).rejects.toThrow('is moved');
    await rename(other);
    await freeze.install('b');
    await rename(frameId);
    await freeze.remove();
    expect(await freeze.isInstalled('b')).toBe(false);
    await freeze.remove();
    await rename(frameId);
  });

  it('are deleted in one of the databases, only in the given tables', async () => {
    await copy.copyAll(ALL);
    const isProjects = (name: string) => name === 'projects';
    const countIn = async (client: Client) => (await projectsOf(client)).length;

    await copy.deleteIn('target', isProjects);
    expect([await countIn(source), await countIn(target)]).toEqual([300, 0]);
    await copy.deleteIn('source', isProjects);

    expect([await countIn(source), (await projectsOf(source, other)).length]).toEqual([0, 300]);
    for (const client of [source, target]) {
      expect((await client.query('SELECT FROM frames WHERE id = $1', [frameId])).rowCount).toBe(1);
    }
  });
});

describe('the documents of a tenant in another MongoDB database', () => {
  let connections: Connection[];
  let drops: (() => Promise<unknown>)[];
  const open = async (name: string) => {
    const databases = [await openMongo(name), await openMongo(name)];
    drops = databases.map((one) => () => one.drop());
    connections = await Promise.all(databases.map(({ url }) => createConnection(url).asPromise()));
    const [source, target] = connections.map((one) => one.getClient().db());
    if (!source || !target) throw new Error('Two databases are needed.');
    return { source, target };
  };
  afterEach(async () => {
    for (const one of connections) await one.close();
    for (const drop of drops) await drop();
  });

  it('are equal after a copy, also after changes and deletions', async () => {
    const databases = await open('forms');
    const forms = databases.source.collection('forms');
    const frameId = randomUUID();
    const documents = Array.from({ length: 20 }, (_, index) => ({
      id: index,
      frame_id: frameId,
      title: `Form ${index}`,
    }));
    await forms.insertMany([...documents, { id: 1, frame_id: randomUUID(), title: 'Other' }]);
    const figures = async (work: typeof copyMongo) =>
      (await work(databases, frameId, ALL)).filter(({ source }) => source > 0);

    expect(await figures(copyMongo)).toEqual([{ name: 'forms', source: 20, target: 0, isEqual: false }]);
    expect(await figures(compareMongo)).toEqual([{ name: 'forms', source: 20, target: 20, isEqual: true }]);
    await forms.updateOne({ frame_id: frameId, id: 3 }, { $set: { title: 'Changed' } });
    await forms.deleteOne({ frame_id: frameId, id: 4 });
    expect(await figures(copyMongo)).toEqual([{ name: 'forms', source: 19, target: 20, isEqual: false }]);
    expect(await figures(compareMongo)).toEqual([{ name: 'forms', source: 19, target: 19, isEqual: true }]);
  });

  it('are equal after unique values changed their owners', async () => {
    const databases = await open('channels');
    const templates = databases.source.collection('reply_templates');
    const frameId = randomUUID();
    const rename = (id: string, name: string) =>
      templates.updateOne({ frame_id: frameId, id }, { $set: { name_key: name } });
    await templates.insertMany(['a', 'b', 'c'].map((name) => ({ id: name, frame_id: frameId, name_key: name })));
    await copyMongo(databases, frameId, ALL);

    await rename('a', 'x');
    await rename('b', 'a');
    await rename('a', 'b');
    await templates.deleteOne({ frame_id: frameId, id: 'c' });
    await templates.insertOne({ id: 'd', frame_id: frameId, name_key: 'c' });
    await copyMongo(databases, frameId, ALL);

    expect((await compareMongo(databases, frameId, ALL)).filter(({ isEqual }) => !isEqual)).toEqual([]);
  });
});
