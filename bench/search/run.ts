import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Client } from 'pg';
import { describeMachine } from '../harness/machine.ts';
import { RememberingDatabase } from './explain.ts';
import { frameSizes, loadFrame } from './load.ts';
import { type LoadedFrame, makeRequest, randomFrom, type SearchRequest } from './requests.ts';

const require = createRequire(import.meta.url);
const { createPool } = require('@trackway/postgres') as typeof import('@trackway/postgres');
const { newId } = require('@trackway/runtime') as typeof import('@trackway/runtime');
const { openPostgres, quietLogger } = require('@trackway/testkit') as typeof import('@trackway/testkit');
const search = (file: string) => require(`../../services/projects/dist/search/${file}.js`);
const { PgSearchIndex } = search('pg-search-index');
const { readSearch } = search('read-search');
const { searchModels } = search('search-models');

const [projects = 1_000_000, requests = 2_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const FRAMES = 200;
const SLOW_MS = 50;
const PLANS = '.local/bench-search-plans';

interface Measured {
  readonly frame: LoadedFrame;
  readonly request: SearchRequest;
  readonly ms: number;
}

/** Searches as the service does (ids and exact total), one at a time, in frames of all sizes. Needs TEST_POSTGRES_URL. */
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
    const frames = await load(client);
    const remembering = new RememberingDatabase(pool);
    const index = new PgSearchIndex(remembering);
    report(await measure(remembering, index, frames));
    await pages(index, frames[0] as LoadedFrame);
  } finally {
    await pool.end();
    await client.end();
    await database.drop();
  }
}

async function load(client: Client): Promise<LoadedFrame[]> {
  const start = performance.now();
  const frames: LoadedFrame[] = [];
  for (const size of frameSizes(projects, FRAMES)) {
    const id = newId();
    await loadFrame(client, id, size);
    const ids = async (table: string) =>
      (await client.query<{ id: string }>(`SELECT id FROM ${table} WHERE frame_id = $1 LIMIT 500`, [id])).rows.map(
        (row) => row.id,
      );
    frames.push({ id, size, customers: await ids('customers'), users: await ids('users') });
  }
  await client.query('VACUUM ANALYZE');
  process.stdout.write(
    `${projects} projects in ${FRAMES} frames loaded in ${((performance.now() - start) / 1_000).toFixed(0)} s\n`,
  );
  return frames;
}

async function measure(
  remembering: RememberingDatabase,
  index: { page: (model: unknown, query: unknown) => Promise<unknown> },
  frames: readonly LoadedFrame[],
): Promise<Measured[]> {
  const random = randomFrom(seed);
  const measured: Measured[] = [];
  mkdirSync(PLANS, { recursive: true });
  for (let turn = 0; turn < requests; turn += 1) {
    // A third of the requests in the large frame, a third in the middling ones, a third in the small ones.
    const group = [frames.slice(0, 1), frames.slice(1, 10), frames.slice(10)][turn % 3] ?? frames;
    const frame = group[Math.floor(random() * group.length)] as LoadedFrame;
    const request = makeRequest(frame, turn % 2 === 0 ? 'selective' : 'broad', random);
    remembering.statements = [];
    const start = performance.now();
    await index.page(searchModels.project, queryOf(frame, request, 1));
    const ms = performance.now() - start;
    measured.push({ frame, request, ms });
    if (ms > SLOW_MS) {
      const words = `${ms.toFixed(0)} ms, frame of ${frame.size}\n${JSON.stringify(request)}\n`;
      writeFileSync(`${PLANS}/${turn}.txt`, `${words}${(await remembering.plans()).join('\n\n')}\n`);
    }
  }
  return measured;
}

function queryOf(frame: LoadedFrame, request: SearchRequest, page: number) {
  const { filters, sorts } = readSearch(searchModels.project, request);
  return { frameId: frame.id, filters, sorts, trashed: 'without', template: false, page: { page, perPage: 30 } };
}

function report(measured: readonly Measured[]): void {
  const lines = [
    '| frame | filters | requests | p50 ms | p99 ms | worst ms | over 50 ms |',
    '| --- | --- | --- | --- | --- | --- | --- |',
  ];
  for (const size of [...new Set(measured.map(({ frame }) => frame.size))]) {
    for (const kind of ['selective', 'broad'] as const) {
      const times = measured
        .filter(({ frame, request }) => frame.size === size && request.kind === kind)
        .map(({ ms }) => ms)
        .sort((a, b) => a - b);
      const at = (share: number) =>
        (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
      const slow = times.filter((ms) => ms > SLOW_MS).length;
      lines.push(`| ${size} | ${kind} | ${times.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} | ${slow} |`);
    }
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The first page beside one that is far away, in the largest frame and in the order of listings. */
async function pages(
  index: { page: (model: unknown, query: unknown) => Promise<unknown> },
  frame: LoadedFrame,
): Promise<void> {
  for (const page of [1, 100, 9_000]) {
    const start = performance.now();
    await index.page(searchModels.project, queryOf(frame, { kind: 'broad', filters: [], sorting: [] }, page));
    process.stdout.write(`page ${page} of ${frame.size}: ${(performance.now() - start).toFixed(0)} ms\n`);
  }
}

await main();
