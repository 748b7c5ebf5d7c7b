import { createPool, Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import { Client, type Pool } from 'pg';
import { makePurgeUsage } from '../src/identity/usage/pg-purge-usage';
import { PgUsageStore } from '../src/identity/usage/pg-usage-store';
import { aReport, describeUsageStore } from '../src/identity/usage/usage-store.contract';

let opened: TestDatabase;
let pool: Pool;
let database: Database;
let superuser: Client;

beforeAll(async () => {
  opened = await openPostgres('projects');
  pool = createPool({ url: opened.url, max: 4, name: 'test', logger: quietLogger() });
  database = new Database(pool);
  superuser = new Client({ connectionString: opened.superuserUrl });
  await superuser.connect();
}, 60_000);
afterAll(async () => {
  await superuser.end();
  await pool.end();
  await opened.drop();
});

describeUsageStore('PgUsageStore', () => new PgUsageStore(database));

describe('usage in PostgreSQL', () => {
  const store = () => new PgUsageStore(database);
  const always = { from: '2020-01-01', to: '2100-01-01' };
  const page = { page: 1, perPage: 10 };

  it('names users, service accounts and tokens', async () => {
    const [frameId, user, account, token] = [newId(), newId(), newId(), newId()];
    const stamps = 'now(), now()';
    await superuser.query(
      `INSERT INTO users (frame_id, id, name, created_at, updated_at) VALUES ($1, $2, 'Ana', ${stamps})`,
      [frameId, user],
    );
    await store().add(frameId, [
      aReport(1, { subject_id: user, token_id: token, requests: 2 }),
      aReport(1, { subject_id: account, subject_kind: 'service_account', requests: 1 }),
    ]);

    const { usage } = await store().page(frameId, always, page);

    expect(usage).toMatchObject([
      { subject: { id: user, kind: 'user', name: 'Ana' }, token: { id: token, name: null } },
      { subject: { id: account, kind: 'service_account', name: null }, token: null },
    ]);
  });

  it('adds concurrent reports of several processes', async () => {
    const [frameId, subject_id] = [newId(), newId()];
    const reports = Array.from({ length: 20 }, () => aReport(1, { subject_id, requests: 1 }));

    await Promise.all(reports.map((report) => store().add(frameId, [report, report])));

    expect((await store().page(frameId, always, page)).sum.requests).toBe(20);
  });

  it('is purged after 90 days', async () => {
    const frameId = newId();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    await store().add(frameId, [
      aReport(1, { requests: 1 }, { day: daysAgo(91) }),
      aReport(1, { requests: 2 }, { day: daysAgo(90) }),
    ]);

    await makePurgeUsage(database)();

    expect((await store().page(frameId, always, page)).sum.requests).toBe(2);
  });
});
