import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const require = createRequire(import.meta.url);
const { Database, createPool } = require('@trackway/postgres') as typeof import('@trackway/postgres');
const { openPostgres, quietLogger } = require('@trackway/testkit') as typeof import('@trackway/testkit');
const service = (file: string) => require(`../../services/projects/dist/${file}.js`);
const { TenantIndexes } = service('search/memory/tenant-indexes');
const { PgProjectRows } = service('search/memory/pg-project-rows');
const { projectModel } = service('projects/project/project-search-model');
const { columnLayout } = service('search/memory/column-layout');
const layout = columnLayout(projectModel);
const { parseSearch } = require('@trackway/filters');

const [seconds = 240, changesPerSecond = 50, megabytes = 48, projects = 50] = process.argv.slice(2).map(Number);
const MEBIBYTE = 2 ** 20;
const FRAME = '018f0000-0000-7000-8000-000000000001';
const LONG = 'ä'.repeat(65_536);

/** Changes projects with long descriptions during searches, and prints the memory of index and process. Needs TEST_POSTGRES_URL. */
async function main(): Promise<void> {
  const opened = await openPostgres('projects');
  const client = new Client({ connectionString: opened.superuserUrl });
  await client.connect();
  const pool = createPool({ url: opened.searchUrl, max: 4, name: 'bench', logger: quietLogger() });
  try {
    await client.query(
      `INSERT INTO projects (frame_id, id, code, name, description, created_at, updated_at)
       SELECT $1, gen_random_uuid(), 'P-' || n, 'Long', $2, now(), now() FROM generate_series(1, $3::integer) n`,
      [FRAME, LONG, projects],
    );
    const rows = new PgProjectRows(new Database(pool), layout);
    const tenants = new TenantIndexes({
      rows,
      layout,
      logger: quietLogger(),
      maxBytes: megabytes * MEBIBYTE,
      minSearches: 1,
    });
    await soak(client, tenants);
  } finally {
    await Promise.all([client.end(), pool.end()]);
    await opened.drop();
  }
}

async function soak(client: Client, tenants: InstanceType<typeof TenantIndexes>): Promise<void> {
  const { filters, sorts } = parseSearch(projectModel, {
    filters: [{ field: 'description', operator: 'contains', value: 'ää' }],
  });
  const query = { frameId: FRAME, filters, sorts, trashed: 'without', template: false, page: { page: 1, perPage: 20 } };
  const end = Date.now() + seconds * 1_000;
  let [changes, inMemory, searches, most, mostRss] = [0, 0, 0, 0, 0];
  let report = 0;
  while (Date.now() < end) {
    const due = Date.now() + 1_000 / changesPerSecond;
    await client.query(`UPDATE projects SET budget = $3 WHERE frame_id = $1 AND code = 'P-' || $2::text`, [
      FRAME,
      1 + (changes % projects),
      changes,
    ]);
    changes += 1;
    const copy = await tenants.refreshed(FRAME);
    searches += 1;
    if (copy) {
      await copy.search.page(query);
      inMemory += 1;
    }
    if (changes % 10 === 0) await tenants.refreshActive();
    most = Math.max(most, tenants.bytes);
    mostRss = Math.max(mostRss, process.memoryUsage.rss());
    if (Date.now() > report) {
      const now = { index: megabytesOf(tenants.bytes), rss: megabytesOf(process.memoryUsage.rss()), changes, inMemory };
      process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...now })}\n`);
      report = Date.now() + 10_000;
    }
    await pause(Math.max(0, due - Date.now()));
  }
  const result = {
    changes,
    searches,
    inMemory,
    most: megabytesOf(most),
    limit: megabytes,
    mostRss: megabytesOf(mostRss),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

function megabytesOf(bytes: number): number {
  return Math.round((bytes / MEBIBYTE) * 10) / 10;
}

void main();
