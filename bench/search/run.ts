import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Client } from 'pg';
import { describeMachine } from '../harness/machine.ts';
import { RecordingDatabase } from './explain.ts';
import { type BenchFrame, frameSizes } from './frame.ts';
import { loadFrames } from './load.ts';
import { frameOfTurn, type Measured, report, reportByField, SLOW_MS } from './report.ts';
import { FIELDS, makeRequest, randomFrom, type SearchRequest } from './requests.ts';

const require = createRequire(import.meta.url);
const { createPool } = require('@trackway/postgres') as typeof import('@trackway/postgres');
const { openPostgres, quietLogger } = require('@trackway/testkit') as typeof import('@trackway/testkit');
const service = (file: string) => require(`../../services/projects/dist/${file}.js`);
const { MemorySearchIndex } = service('search/memory/memory-search-index');
const { TenantIndexes } = service('search/memory/tenant-indexes');
const { PgProjectRows } = service('search/memory/pg-project-rows');
const { PgSearchIndex } = service('search/sql/pg-search-index');
const { parseSearch } = require('@trackway/filters');
const { projectModel } = service('projects/project/project-search-model');
const { columnLayout } = service('search/memory/column-layout');
const layout = columnLayout(projectModel);
const { plainSorts } = require('@trackway/filters');

const [projects = 1_000_000, requests = 5_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const FRAMES = 200;
const EACH_FIELD = 40;
const MAX_BYTES = 2 ** 33;
const PLANS = '.local/bench-search-plans';

/**
 * Searches like the service (ids and exact total), one at a time, in frames of all sizes: in memory, or only in the database with
 * `BENCH_IN=database`. Needs TEST_POSTGRES_URL.
 */
async function main(): Promise<void> {
  const database = await openPostgres('projects');
  const client = new Client({ connectionString: database.superuserUrl });
  await client.connect();
  const pool = createPool({
    url: database.searchUrl,
    max: 4,
    name: 'bench',
    logger: quietLogger(),
    statementTimeoutMs: 30_000,
  });
  try {
    process.stdout.write(`${describeMachine()}\nseed ${seed}\n`);
    const frames = await loadFrames(client, frameSizes(projects, FRAMES));
    rmSync(PLANS, { recursive: true, force: true });
    mkdirSync(PLANS, { recursive: true });
    const recording = new RecordingDatabase(pool);
    const bench = new Bench(recording);
    if (process.env['BENCH_IN'] !== 'database') await bench.loadAll(frames);
    const random = randomFrom(seed);
    for (let turn = 0; turn < 200; turn += 1) await bench.measure(frameOfTurn(frames, turn, random), random);
    const measured: Measured[] = [];
    for (let turn = 0; turn < requests; turn += 1) {
      measured.push(await bench.measure(frameOfTurn(frames, turn, random), random, { plans: `${turn}` }));
    }
    report(measured);
    const alone: Measured[] = [];
    const [large] = frames as [BenchFrame];
    for (const field of FIELDS) {
      for (let turn = 0; turn < EACH_FIELD; turn += 1) {
        alone.push(await bench.measure(large, random, { field, plans: `${field}-${turn}` }));
      }
    }
    process.stdout.write(`\nEach field alone, in the frame of ${large.size}:\n`);
    reportByField(alone);
    await bench.pages(large);
    process.stdout.write(`searches that went to the database: ${bench.missed}\n`);
  } finally {
    await pool.end();
    await client.end();
    await database.drop();
  }
}

class Bench {
  private readonly index: { page: (model: unknown, query: unknown) => Promise<unknown> };
  private readonly recording: RecordingDatabase;
  private readonly tenants: InstanceType<typeof TenantIndexes>;
  private inDatabase = 0;

  constructor(recording: RecordingDatabase) {
    this.recording = recording;
    const rows = new PgProjectRows(recording, layout);
    const sorts = plainSorts(projectModel);
    this.tenants = new TenantIndexes({
      rows,
      layout,
      logger: quietLogger(),
      maxBytes: MAX_BYTES,
      minSearches: 1,
      sorts,
    });
    const database = new PgSearchIndex(recording);
    const count = (where: string) => {
      if (where === 'database') this.inDatabase += 1;
    };
    this.index =
      process.env['BENCH_IN'] === 'database'
        ? database
        : new MemorySearchIndex({ tenants: this.tenants, database, count });
  }

  /** Loads all frames into memory, so that no search uses the database. */
  async loadAll(frames: readonly BenchFrame[]): Promise<void> {
    const start = performance.now();
    for (const { id } of frames) {
      await this.tenants.refreshed(id);
      await this.tenants.settled();
    }
    const seconds = ((performance.now() - start) / 1_000).toFixed(0);
    process.stdout.write(`in memory after ${seconds} s, ${(this.tenants.bytes / 2 ** 20).toFixed(0)} MB of columns\n`);
  }

  /** Number of searches that used the database unexpectedly. */
  get missed(): number {
    return this.inDatabase;
  }

  async measure(
    frame: BenchFrame,
    random: () => number,
    { field, plans }: { field?: string; plans?: string } = {},
  ): Promise<Measured> {
    const request = makeRequest(frame, random, field);
    this.recording.forget();
    const ms = await this.search(frame, request, 1);
    if (ms > SLOW_MS && plans) {
      const words = `${ms.toFixed(0)} ms, frame of ${frame.size}\n${JSON.stringify(request)}\n`;
      writeFileSync(`${PLANS}/${plans}.txt`, `${words}${(await this.recording.plans()).join('\n\n')}\n`);
    }
    return { frame, request, ms, databaseMs: this.recording.ms };
  }

  /** Reads the first page and a late page, in the default order. */
  async pages(frame: BenchFrame): Promise<void> {
    for (const page of [1, 100, 9_000]) {
      const ms = await this.search(frame, { filters: [], sorting: [] }, page);
      process.stdout.write(`page ${page} of ${frame.size}: ${ms.toFixed(0)} ms\n`);
    }
  }

  private async search(frame: BenchFrame, request: SearchRequest, page: number): Promise<number> {
    const edges = new Map(frame.edges.map(({ id, type }) => [id, type]));
    const { filters, sorts } = parseSearch({ ...projectModel, edgeTypes: edges }, request);
    const query = { frameId: frame.id, filters, sorts, trashed: 'without', template: false };
    const start = performance.now();
    await this.index.page(projectModel, { ...query, page: { page, perPage: 30 } });
    return performance.now() - start;
  }
}

await main();
