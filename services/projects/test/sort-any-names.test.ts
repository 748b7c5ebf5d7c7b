import { parseSearch } from '@trackway/filters';
import { Database } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import fc from 'fast-check';
import { Client, type Pool } from 'pg';
import { projectModel } from '../src/projects/project/project-search-model';
import type { SearchIndex } from '../src/search/search-index';
import { PgSearchIndex } from '../src/search/sql/pg-search-index';
import { createSearchPool } from '../src/search/sql/pg-search-pool';
import { memorySearch } from './search/memory-search';

const PROJECTS = 1_200;
const PAGE = 100;

/** Any characters, and words that often differ only by case or accents. */
const names = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
  fc.array(fc.constantFrom('e', 'é', 'E', 'È', 'ß', 'ss', ' ', '-', '2', 'д', '中', '\u200b'), {
    minLength: 1,
    maxLength: 4,
  }),
);

describe('sorting projects with any names', () => {
  let opened: TestDatabase;
  let pool: Pool;
  let database: SearchIndex;
  let memory: ReturnType<typeof memorySearch>;
  const frameId = newId();

  beforeAll(async () => {
    opened = await openPostgres('projects');
    pool = createSearchPool({
      url: opened.searchUrl,
      max: 4,
      name: 'test',
      logger: quietLogger(),
      statementTimeoutMs: 30_000,
    });
    database = new PgSearchIndex(new Database(pool));
    memory = memorySearch(pool);
    const superuser = new Client({ connectionString: opened.superuserUrl });
    await superuser.connect();
    const texts = fc.sample(names, PROJECTS).map((name) => [name].flat().join('').replaceAll('\0', '') || 'x');
    await superuser.query(
      `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at)
       SELECT $1, gen_random_uuid(), row_number() OVER () || name, name, now(), now() FROM unnest($2::text[]) AS name`,
      [frameId, texts],
    );
    await superuser.end();
    await memory.load(frameId);
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await opened.drop();
  });

  async function pages(index: SearchIndex, field: string, direction: 'asc' | 'desc'): Promise<string[]> {
    const { filters, sorts } = parseSearch(projectModel, { sorting: [{ field, direction }] });
    const found: string[] = [];
    for (let page = 1; found.length < PROJECTS; page += 1) {
      const query = { frameId, filters, sorts, trashed: 'with', page: { page, perPage: PAGE } } as const;
      found.push(...(await index.page<string>(projectModel, query)).ids);
    }
    return found;
  }

  it.each([
    ['name', 'asc'],
    ['name', 'desc'],
    ['code', 'asc'],
    ['code', 'desc'],
  ] as const)('by %s %s has the same pages in memory as in SQL', async (field, direction) => {
    const inMemory = await pages(memory.index, field, direction);

    expect(new Set(inMemory).size).toBe(PROJECTS);
    expect(inMemory).toEqual(await pages(database, field, direction));
  });
});
