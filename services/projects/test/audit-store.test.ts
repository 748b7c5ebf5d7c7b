import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { eventually, openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import { Client, type Pool } from 'pg';
import { anEntry, describeAuditStore } from '../src/audit/audit-store.contract';
import { PgAuditStore } from '../src/audit/pg-audit-store';
import { makeVerifyAuditLog } from '../src/audit/verify-audit-log';

let opened: TestDatabase;
let pool: Pool;
let store: PgAuditStore;
let owner: Client;

beforeAll(async () => {
  opened = await openPostgres('projects');
  pool = createPool({ url: opened.url, max: 8, name: 'test', logger: quietLogger() });
  store = new PgAuditStore(new Database(pool), () => {});
  owner = new Client({ connectionString: opened.superuserUrl });
  await owner.connect();
}, 60_000);
afterAll(async () => {
  await owner.end();
  await pool.end();
  await opened.drop();
});

describeAuditStore('PgAuditStore', () => store);

describe('the audit log in PostgreSQL', () => {
  const verify = (frameId: string) => makeVerifyAuditLog({ audit: store })({ frameId });
  const many = (count: number) => Array.from({ length: count }, () => anEntry());
  const events = async (frameId: string) => {
    const { rows } = await owner.query(
      `SELECT payload FROM (SELECT value::jsonb AS payload FROM outbox) o WHERE payload->>'frameid' = $1 ORDER BY (payload->'data'->>'sequence')::int`,
      [frameId],
    );
    return rows.map(({ payload }) => payload);
  };
  async function aLog(count: number) {
    const frameId = newId();
    await store.add(frameId, many(count));
    return frameId;
  }

  it('keeps one chain while many consumers add entries and duplicates', async () => {
    const frameId = newId();
    const batches = Array.from({ length: 20 }, () => many(5));

    await Promise.all([...batches, ...batches].map((batch) => store.add(frameId, batch)));

    expect(await verify(frameId)).toMatchObject({ isValid: true, checked: 100, head: { sequence: 100 } });
    const published = await events(frameId);
    expect(published.map(({ data }) => data.sequence)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(published[0]).toMatchObject({
      type: 'audit.entry_recorded.v1',
      correlationid: published[0].data.correlation_id,
    });
  });

  it('continues the chain after connections were killed, when the entries are delivered again', async () => {
    const frameId = newId();
    const batches = Array.from({ length: 30 }, () => many(20));
    const adding = Promise.allSettled(batches.map((batch) => store.add(frameId, batch)));
    const kill =
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

    for (let kills = 0; kills < 5; kills += 1) await owner.query(kill);
    await adding;
    for (const batch of batches) await eventually(() => store.add(frameId, batch));

    expect(await verify(frameId)).toMatchObject({ isValid: true, checked: 600, head: { sequence: 600 } });
    expect(await events(frameId)).toHaveLength(600);
  });

  it('hashes the stored form of texts that PostgreSQL rejects', async () => {
    const frameId = newId();
    await store.add(frameId, [
      anEntry({ details: { text: 'a\u0000b\ud800', 10: 1e21, 9: -0, nested: [{ b: 0.1, a: null }] } }),
      anEntry({ subject: { kind: 'user', id: newId(), name: '\u0000' } }),
    ]);

    expect(await verify(frameId)).toMatchObject({ isValid: true, checked: 2 });
  });

  it.each([
    ['a changed entry', 'UPDATE audit_lines SET actor = \'{"kind":"user","id":"x","name":"Eve"}\'', 'changed'],
    ['a removed entry', 'DELETE FROM audit_lines', 'missing'],
  ])('finds %s, made by the owner of the database', async (_, statement, reason) => {
    const frameId = await aLog(4);
    const link = 'SELECT id FROM audit_chain WHERE frame_id = $1 AND sequence = 3';
    await owner.query(`${statement} WHERE frame_id = $1 AND id = (${link})`, [frameId]);

    expect(await verify(frameId)).toMatchObject({ isValid: false, checked: 2, broken: { sequence: 3, reason } });
  });

  it('finds an end that was cut off, and an entry without a place', async () => {
    const frameId = await aLog(4);
    await owner.query(
      `WITH cut AS (DELETE FROM audit_chain WHERE frame_id = $1 AND sequence = 4 RETURNING id)
       DELETE FROM audit_lines l USING cut WHERE l.frame_id = $1 AND l.id = cut.id`,
      [frameId],
    );
    expect((await verify(frameId)).broken).toEqual({ sequence: 4, id: null, reason: 'missing' });

    const other = await aLog(2);
    await owner.query('DELETE FROM audit_chain WHERE frame_id = $1 AND sequence = 2', [other]);
    await owner.query(
      `UPDATE audit_heads h SET sequence = 1, hash = c.hash FROM audit_chain c
       WHERE h.frame_id = $1 AND c.frame_id = $1 AND c.sequence = 1`,
      [other],
    );
    expect((await verify(other)).broken).toMatchObject({ sequence: null, reason: 'unlinked' });
  });

  it.each(['audit_lines', 'audit_chain'])('lets the service neither change nor remove rows of %s', async (table) => {
    for (const statement of [`UPDATE ${table} SET id = id`, `DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
      await expect(pool.query(statement)).rejects.toThrow(/permission denied/);
    }
    await expect(pool.query("SELECT purge_audit_log('infinity')")).rejects.toThrow(/permission denied/);
    await expect(pool.query('UPDATE audit_heads SET anchor_sequence = 9')).rejects.toThrow(/permission denied/);
  });

  it('adds the lines of an earlier release to the chain once', async () => {
    const frameId = await aLog(1);
    const old = anEntry({ happened_at: '2025-01-01T00:00:00.000Z' });
    await owner.query(
      `INSERT INTO audit_lines (frame_id, id, action, subject_kind, subject_id, actor, changes, details, source, correlation_id, happened_at)
       VALUES ($1, $2, $3, 'user', 'u', $4, '[]', '{}', 'projects', 'c', $5)`,
      [frameId, old.id, old.action, old.actor, old.happened_at],
    );

    const pages = await Promise.all(Array.from({ length: 5 }, () => store.page(frameId, {}, { page: 1, perPage: 10 })));

    for (const { total } of pages) expect(total).toBe(2);
    await store.add(frameId, [old, anEntry()]);
    expect(await verify(frameId)).toMatchObject({ isValid: true, checked: 3 });
  });

  it('verifies the place of an entry from which personal data was erased', async () => {
    const frameId = await aLog(3);
    const { rows } = await owner.query(
      `UPDATE audit_lines SET subject_name = 'erased' WHERE frame_id = $1
       AND id = (SELECT id FROM audit_chain WHERE frame_id = $1 AND sequence = 2) RETURNING id`,
      [frameId],
    );
    expect(await verify(frameId)).toMatchObject({ isValid: false });
    await owner.query('INSERT INTO audit_redactions (frame_id, id) VALUES ($1, $2)', [frameId, rows[0].id]);

    expect(await verify(frameId)).toMatchObject({ isValid: true, checked: 3, redacted: 1 });
    const { entries } = await store.page(frameId, { after: 1 }, { page: 1, perPage: 1 });
    expect(entries).toMatchObject([{ subject: { name: 'erased' }, redacted_at: expect.any(String) }]);
    const insert = 'INSERT INTO audit_redactions (frame_id, id) VALUES ($1, $1)';
    await expect(pool.query(insert, [frameId])).rejects.toThrow(/permission denied/);
  });

  it('verifies what remains after old entries were purged', async () => {
    const frameId = newId();
    const old = '2020-01-01T00:00:00.000Z';
    const entries = [anEntry({ happened_at: old }), anEntry(), anEntry({ happened_at: old })];
    await store.add(frameId, entries);

    const { rows } = await owner.query("SELECT purge_audit_log('2021-01-01') AS removed");
    await owner.query("SELECT purge_audit_log('2021-01-01')");

    expect(Number(rows[0].removed)).toBe(1);
    const found = await verify(frameId);
    expect(found).toMatchObject({ isValid: true, checked: 2, anchor: { sequence: 1 }, head: { sequence: 3 } });
    const page = await store.page(frameId, { after: 0 }, { page: 1, perPage: 10 });
    expect(page.entries[0]?.previous_hash).toBe(found.anchor.hash);
    await owner.query("SELECT purge_audit_log('infinity')");
    expect(await verify(frameId)).toMatchObject({ isValid: true, checked: 0, anchor: { sequence: 3 } });
    await store.add(frameId, [anEntry()]);
    expect(await verify(frameId)).toMatchObject({ isValid: true, checked: 1, head: { sequence: 4 } });
  });
});
