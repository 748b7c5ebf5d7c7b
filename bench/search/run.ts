import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Client } from 'pg';
import { describeMachine } from '../harness/machine.ts';
import { RememberingDatabase } from './explain.ts';
import { loadFrames } from './load.ts';
import { frameOfTurn, type Measured, report, SLOW_MS } from './report.ts';
import { type LoadedFrame, makeRequest, randomFrom, type SearchRequest } from './requests.ts';

const require = createRequire(import.meta.url);
const { createPool } = require('@trackway/postgres') as typeof import('@trackway/postgres');
const { openPostgres, quietLogger } = require('@trackway/testkit') as typeof import('@trackway/testkit');
const search = (file: string) => require(`../../services/projects/dist/search/${file}.js`);
const { PgSearchIndex } = search('pg-search-index');
const { readSearch } = search('read-search');
const { searchModels } = search('search-models');

const [projects = 1_000_000, requests = 2_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const FRAMES = 200;
const PLANS = '.local/bench-search-plans';

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
    const frames = await loadFrames(client, projects, FRAMES);
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

async function measure(
  remembering: RememberingDatabase,
  index: { page: (model: unknown, query: unknown) => Promise<unknown> },
  frames: readonly LoadedFrame[],
): Promise<Measured[]> {
  const random = randomFrom(seed);
  const measured: Measured[] = [];
  mkdirSync(PLANS, { recursive: true });
  for (let turn = 0; turn < requests; turn += 1) {
    const frame = frameOfTurn(frames, turn, random);
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
