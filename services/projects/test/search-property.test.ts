import { parseSearch } from '@trackway/filters';
import { Database } from '@trackway/postgres';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import fc from 'fast-check';
import { Client, type Pool } from 'pg';
import { projectModel } from '../src/projects/project/project-search-model';
import type { SearchIndex } from '../src/search/search-index';
import { PgSearchIndex } from '../src/search/sql/pg-search-index';
import { createSearchPool } from '../src/search/sql/pg-search-pool';
import { edgeTypes } from './search/answers';
import { projects, requests } from './search/arbitrary-search';
import { memorySearch } from './search/memory-search';
import { type NaiveProject, type NaiveRequest, naiveSearch } from './search/naive-search';
import { names, storeFrame } from './search/store-data';

const FRAMES = Number(process.env['SEARCH_FRAMES'] ?? 4);
const REQUESTS_OF_A_FRAME = 500;
const CONCURRENCY = 4;

const model = { ...projectModel, edgeTypes };

describe('searching projects', () => {
  let database: TestDatabase;
  let superuser: Client;
  let pool: Pool;
  let indexes: readonly SearchIndex[];
  let copied: ReturnType<typeof memorySearch>;
  let searches = 0;

  beforeAll(async () => {
    database = await openPostgres('projects');
    superuser = new Client({ connectionString: database.superuserUrl });
    await superuser.connect();
    pool = createSearchPool({
      url: database.searchUrl,
      max: CONCURRENCY * 2,
      name: 'test',
      logger: quietLogger(),
      statementTimeoutMs: 30_000,
    });
    copied = memorySearch(pool);
    // Sorting per row, sorting in bulk and searching in memory must have the same results.
    indexes = [new PgSearchIndex(new Database(pool)), new PgSearchIndex(new Database(pool), 0), copied.index];
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await superuser.end();
    await database.drop();
  });

  async function search(frameId: string, { trashed, template, ...request }: NaiveRequest): Promise<string[]> {
    const { filters, groups, sorts } = parseSearch(model, request);
    const page = { page: 1, perPage: 100 };
    const query = { frameId, filters, groups, sorts, trashed: trashed ? 'only' : 'without', template, page } as const;
    searches += 1;
    const index = indexes[searches % indexes.length] as SearchIndex;
    const { ids, total } = await index.page<string>(model, query);
    expect(total).toBe(ids.length);
    return [...ids];
  }

  async function compareAll(stored: NaiveProject[], generated: NaiveRequest[]): Promise<void> {
    const frameId = await storeFrame(superuser, stored);
    await copied.load(frameId);
    const waiting = [...generated];
    const runNext = async () => {
      for (let request = waiting.pop(); request; request = waiting.pop()) {
        const found = await search(frameId, request);
        expect({ request, found }).toEqual({ request, found: naiveSearch(stored, names, request) });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, runNext));
  }

  it(`returns the same in SQL and in memory for ${FRAMES * REQUESTS_OF_A_FRAME} random requests`, async () => {
    const seed = Date.now() % 2 ** 31;
    process.stdout.write(`search property: seed ${seed}\n`);
    const many = fc.array(requests, { minLength: REQUESTS_OF_A_FRAME, maxLength: REQUESTS_OF_A_FRAME });

    await fc.assert(fc.asyncProperty(projects, many, compareAll), { seed, numRuns: FRAMES, endOnFailure: true });
  }, 240_000);
});
