import { parseSearch } from '@trackway/filters';
import { Database } from '@trackway/postgres';
import { openPostgres, quietLogger, type TestDatabase } from '@trackway/testkit';
import fc from 'fast-check';
import { Client, type Pool } from 'pg';
import { projectModel } from '../src/projects/project/project-search-model';
import type { AggregateIndex } from '../src/search/aggregates/aggregate-query';
import { parseAggregation } from '../src/search/aggregates/parse-aggregates';
import { measuredFields, summarize } from '../src/search/aggregates/summarize';
import { PgSearchIndex } from '../src/search/sql/pg-search-index';
import { createSearchPool } from '../src/search/sql/pg-search-pool';
import { edges, edgeTypes } from './search/answers';
import { ids, projects, requests } from './search/arbitrary-search';
import { memorySearch } from './search/memory-search';
import { type NaiveAggregate, type NaiveKey, naiveAggregates } from './search/naive-aggregates';
import { type NaiveProject, type NaiveRequest, naiveSearch } from './search/naive-search';
import { names, storeFrame } from './search/store-data';

const FRAMES = Number(process.env['SEARCH_FRAMES'] ?? 3);
const REQUESTS_OF_A_FRAME = 200;
const MAX_GROUPS = 1_000;

const model = { ...projectModel, edgeTypes };

interface NaiveAggregation {
  readonly search: NaiveRequest;
  readonly keys: readonly NaiveKey[];
  readonly aggregates: readonly NaiveAggregate[];
}

const bucket = fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'quarter' as const, 'year' as const);
const plain = ['status', 'impact', 'budget', 'completed_percentage', 'is_template'];
const relations = ['customer', 'contact', 'parent', 'creator'];
const times = ['created_at', 'updated_at', 'channel_awaiting_reply_since'];
const single: fc.Arbitrary<NaiveKey> = fc.oneof(
  fc.record({ field: fc.constantFrom(...plain, ...relations) }),
  fc.record({ field: fc.constantFrom(...times), bucket }),
);
const places = [...ids.funnels, ...ids.steps].map((id) => [id]);
const multiple: fc.Arbitrary<NaiveKey> = fc.oneof(
  fc.record({ field: fc.constantFrom('assignee', 'project_groups', 'tags', 'funnels', 'funnel_steps', 'funnel_tags') }),
  fc.record({ field: fc.constant('funnel_status'), arguments: fc.constantFrom([], ...ids.funnels.map((id) => [id])) }),
  fc.record({
    field: fc.constantFrom('funnel_status_at', 'funnel_forecast_date', 'funnel_step_linked_at'),
    bucket,
    arguments: fc.constantFrom([], ...places),
  }),
);
const keys = fc.oneof(
  fc.array(single, { maxLength: 2 }),
  fc.tuple(multiple, fc.array(single, { maxLength: 1 })).map(([one, others]) => [one, ...others]),
  fc.tuple(single, multiple).map((both) => [...both]),
);
const aggregates: fc.Arbitrary<NaiveAggregate[]> = fc.subarray(
  [
    { function: 'count' as const },
    ...['budget', 'impact', 'completed_percentage'].flatMap((field) =>
      (['sum', 'average', 'min', 'max'] as const).map((one) => ({ function: one, field })),
    ),
    ...times.flatMap((field) => (['min', 'max'] as const).map((one) => ({ function: one, field }))),
  ],
  { minLength: 1 },
);
const aggregations: fc.Arbitrary<NaiveAggregation> = fc.record({ search: requests, keys, aggregates });

describe('aggregating projects', () => {
  let database: TestDatabase;
  let superuser: Client;
  let pool: Pool;
  let indexes: readonly AggregateIndex[];
  let copied: ReturnType<typeof memorySearch>;

  beforeAll(async () => {
    database = await openPostgres('projects');
    superuser = new Client({ connectionString: database.superuserUrl });
    await superuser.connect();
    const options = { url: database.searchUrl, max: 4, name: 'test', logger: quietLogger() };
    pool = createSearchPool({ ...options, statementTimeoutMs: 30_000 });
    copied = memorySearch(pool);
    indexes = [new PgSearchIndex(new Database(pool)), copied.index];
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await superuser.end();
    await database.drop();
  });

  async function aggregate(index: AggregateIndex, frameId: string, asked: NaiveAggregation) {
    const { trashed, template, sorting: _, ...found } = asked.search;
    const { filters, groups } = parseSearch(model, found);
    const aggregation = parseAggregation(model, {
      group_by: asked.keys.map((key) => ({ ...key })),
      aggregates: asked.aggregates.map((one) => ({ ...one })),
    });
    const search = { frameId, filters, groups, trashed: trashed ? 'only' : 'without', template } as const;
    const measured = measuredFields(aggregation.aggregates);
    const computed = await index.aggregate(model, { ...search, keys: aggregation.keys, measured });
    return summarize(computed, aggregation, MAX_GROUPS);
  }

  async function compareAll(stored: NaiveProject[], asked: NaiveAggregation[]): Promise<void> {
    const frameId = await storeFrame(superuser, stored);
    await copied.load(frameId);
    const byId = new Map(stored.map((project) => [project.id, project]));
    for (const one of asked) {
      const matching = naiveSearch(stored, names, one.search).flatMap((id) => byId.get(id) ?? []);
      const expected = naiveAggregates(matching, one.keys, one.aggregates);
      const results = await Promise.all(indexes.map((index) => aggregate(index, frameId, one)));
      // Memory and database agree in everything, including the order of groups.
      expect({ one, result: results[1] }).toEqual({ one, result: results[0] });
      expect({ one, total: results[0]?.total.values }).toEqual({ one, total: expected.total.values });
      expect({ one, groups: sorted(results[0]?.groups ?? []) }).toEqual({ one, groups: sorted(expected.groups) });
    }
  }

  it(`returns the same in SQL, in memory and in a naive evaluation of ${FRAMES * REQUESTS_OF_A_FRAME} requests`, async () => {
    const seed = Date.now() % 2 ** 31;
    process.stdout.write(`aggregates property: seed ${seed}\n`);
    const many = fc.array(aggregations, { minLength: REQUESTS_OF_A_FRAME, maxLength: REQUESTS_OF_A_FRAME });

    await fc.assert(fc.asyncProperty(projects, many, compareAll), { seed, numRuns: FRAMES, endOnFailure: true });
  }, 240_000);

  it('groups by answers to choices, booleans and dates', async () => {
    const [stored] = fc.sample(projects, 1);
    const frameId = await storeFrame(superuser, stored ?? []);
    await copied.load(frameId);
    const everything = { filters: [], filter_groups: [], sorting: [], trashed: false, template: false };
    const live = (stored ?? []).filter(({ deleted, is_template }) => !deleted && !is_template);
    const expected = ['roof', 'wall', 'Wall']
      .map((part) => [part, live.filter(({ answers }) => answers.parts.includes(part)).length] as const)
      .filter(([, count]) => count > 0);
    const without = live.filter(({ answers }) => answers.parts.length === 0).length;

    for (const index of indexes) {
      const byPart = { field: 'answer_pool', arguments: [edges.parts.id] };
      const bySeen = { field: 'answer_pool', arguments: [edges.seen_at.id], bucket: 'day' as const };
      const count = [{ function: 'count' as const }];
      const parts = await aggregate(index, frameId, { search: everything, keys: [byPart], aggregates: count });
      const seen = await aggregate(index, frameId, { search: everything, keys: [bySeen], aggregates: count });

      const counted = new Map(parts.groups.map(({ keys: [key], values }) => [key, values['count']]));
      expect(counted).toEqual(new Map([...expected, ...(without > 0 ? [[null, without] as const] : [])]));
      const days = new Set(live.map(({ answers }) => answers.seen_at?.slice(0, 10) ?? null));
      expect(new Set(seen.groups.map(({ keys: [key] }) => key))).toEqual(days);
    }
  });
});

function sorted<Group extends { readonly keys: readonly unknown[] }>(groups: readonly Group[]): Group[] {
  const text = ({ keys: one }: Group) => JSON.stringify(one);
  return [...groups].sort((one, other) => (text(one) < text(other) ? -1 : 1));
}
