import type { UnitOfWork } from '@trackway/application';
import { parseSearch } from '@trackway/filters';
import type { Caller } from '@trackway/runtime';
import type { AggregateInput } from '../../search/aggregates/aggregate-body';
import type { AggregatedGroup, AggregateQuery } from '../../search/aggregates/aggregate-query';
import { parseAggregation } from '../../search/aggregates/parse-aggregates';
import { projectModel } from '../project/project-search-model';
import { makeAggregateProjects } from './aggregate-projects';
import type { RecordNameStores } from './record-names';

const frameId = '0195d0c5-0000-7000-8000-000000000001';
const customer = '0195d0c5-0000-7000-8000-000000000002';
const unknown = '0195d0c5-0000-7000-8000-000000000003';
const caller = { frameId } as Caller;

function setUp(groups: readonly AggregatedGroup[]) {
  const queries: AggregateQuery[] = [];
  const peers: (readonly string[])[] = [];
  const names = new Map<string | number, string>([[customer, 'Acme']]);
  const unitOfWork: UnitOfWork<RecordNameStores> = {
    run: (_, work) => work({ recordNames: { namesOf: async () => names } }),
  };
  const aggregate = makeAggregateProjects({
    unitOfWork,
    aggregateIndex: {
      aggregate: async (_, query) => {
        queries.push(query);
        return { groups, total: { keys: [], count: 3, measures: [] } };
      },
    },
    checkPeers: async (named) => void peers.push(named),
  });
  const run = (input: AggregateInput, filters: Parameters<typeof parseSearch>[1] = {}) =>
    aggregate(caller, {
      ...parseSearch(projectModel, filters),
      trashed: 'without',
      template: undefined,
      aggregation: parseAggregation(projectModel, input),
      limit: 10,
    });
  return { run, queries, peers };
}

const counted = (...keys: AggregatedGroup['keys']): AggregatedGroup => ({ keys, count: 1, measures: [] });

describe('aggregating projects', () => {
  it('labels options, periods, relations and unknown records', async () => {
    const { run } = setUp([counted(1, customer), counted(4, unknown), counted(2, null)]);

    const { groups } = await run({ group_by: [{ field: 'status' }, { field: 'customer' }] });

    expect(groups.map(({ keys }) => keys.map(({ label }) => label)).sort()).toEqual([
      ['completed', null],
      ['in-progress', 'Acme'],
      ['paused', unknown],
    ]);
  });

  it('names the field of each key', async () => {
    const { run } = setUp([counted('2026-01-01')]);

    const { groups } = await run({ group_by: [{ field: 'created_at', bucket: 'quarter' }] });

    expect(groups).toEqual([
      { keys: [{ field: 'created_at', id: '2026-01-01', label: '2026-Q1' }], values: { count: 1 } },
    ]);
  });

  it('treats templates like a search', async () => {
    const { run, queries } = setUp([]);

    await run({});
    await run({}, { filters: [{ field: 'is_template', operator: 'equals', value: true }] });

    expect(queries.map(({ template }) => template)).toEqual([false, undefined]);
  });

  it('checks the services whose data it groups or filters by', async () => {
    const { run, peers } = setUp([]);

    await run(
      { group_by: [{ field: 'funnel_steps' }] },
      { filters: [{ field: 'channel_awaiting_reply_since', operator: 'is_not_null' }] },
    );

    expect(peers).toEqual([['funnels', 'channels']]);
  });
});
