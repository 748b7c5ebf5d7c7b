import { createRequire } from 'node:module';
import { describeMachine } from '../harness/machine.ts';
import { quantile } from '../harness/statistics.ts';
import { type BenchFrame, makeFrame } from './frame.ts';
import { randomFrom } from './requests.ts';

const require = createRequire(import.meta.url);
const { SearchPriority } = require('@trackway/columnar') as typeof import('@trackway/columnar');
const { newId } = require('@trackway/runtime') as typeof import('@trackway/runtime');
const { parseSearch } = require('@trackway/filters') as typeof import('@trackway/filters');
const service = (file: string) => require(`../../services/projects/dist/${file}.js`);
const { projectModel } = service('projects/project/project-search-model');
const { columnLayout } = service('search/memory/column-layout');
const { ProjectTable } = service('search/memory/project-table');
const { TableSearch } = service('search/memory/table-search');
const { parseAggregation } = service('search/aggregates/parse-aggregates');
const { measuredFields, summarize } = service('search/aggregates/summarize');

const [projects = 1_000_000, rounds = 200, seed = 1] = process.argv.slice(2).map(Number);
const START = Date.UTC(2023, 0, 1);
const SPAN_MS = 3 * 365 * 86_400_000;
const MAX_GROUPS = 1_000;
const WARM_UP = 60;

const budgets = (['sum', 'average', 'min', 'max'] as const).map((one) => ({ function: one, field: 'budget' }));
const count = { function: 'count' as const };
const inProgress = [{ field: 'status', operator: 'equals', value: 1 }];

const REQUESTS = {
  'count of all': { aggregates: [count] },
  'count by status': { group_by: [{ field: 'status' }] },
  'budgets by status': { group_by: [{ field: 'status' }], aggregates: [count, ...budgets] },
  'count by month': { group_by: [{ field: 'created_at', bucket: 'month' }] },
  'budgets by month and status': {
    group_by: [{ field: 'created_at', bucket: 'month' }, { field: 'status' }],
    aggregates: [count, ...budgets],
  },
  'budgets by customer': { group_by: [{ field: 'customer' }], aggregates: [count, ...budgets] },
  'budgets by funnel step': { group_by: [{ field: 'funnel_steps' }], aggregates: [count, ...budgets] },
  'count by assignee, status 1': { filters: inProgress, group_by: [{ field: 'assignee' }] },
};

/** Aggregations of one tenant in memory, one at a time, without HTTP. */
function main(): void {
  process.stdout.write(`${describeMachine()}\n${projects} projects, ${rounds} rounds, seed ${seed}\n`);
  const search = fill(makeFrame(projects), randomFrom(seed));
  const requests = Object.entries(REQUESTS);
  // In turns, because V8 compiles the loops again when the kind of request changes. The first rounds are not counted.
  const measured = Array.from({ length: rounds + WARM_UP }, () =>
    requests.map(([, request]) => measure(search, request)),
  );
  for (const [index, [name]] of requests.entries()) {
    const [took, cpu] = (['took', 'cpu'] as const).map((which) =>
      quantiles(measured.slice(WARM_UP).map((round) => round[index]?.[which] ?? Number.NaN)),
    );
    process.stdout.write(`${name.padEnd(30)} ${took}; CPU ${cpu}\n`);
  }
}

function quantiles(milliseconds: readonly number[]): string {
  const at = (share: number) => quantile(milliseconds, share).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

function measure(search: InstanceType<typeof TableSearch>, request: object): { took: number; cpu: number } {
  const start = performance.now();
  const before = process.cpuUsage();
  const { filters, groups } = parseSearch(projectModel, request);
  const aggregation = parseAggregation(projectModel, request);
  const query = { frameId: '', filters, groups, trashed: 'without', template: false };
  const measured = measuredFields(aggregation.aggregates);
  summarize(search.aggregate({ ...query, keys: aggregation.keys, measured }), aggregation, MAX_GROUPS);
  return { took: performance.now() - start, cpu: process.cpuUsage(before).user / 1_000 };
}

function fill(frame: BenchFrame, random: () => number): InstanceType<typeof TableSearch> {
  const table = new ProjectTable(columnLayout(projectModel));
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  for (let n = 0; n < frame.size; n += 1) {
    const created = START + Math.floor(random() * SPAN_MS);
    const funnel = pick(frame.funnels);
    table.put({
      id: newId(),
      deleted: random() < 0.05,
      isTemplate: random() < 0.05,
      fields: {
        status: 1 + Math.floor(random() * 4),
        impact: Math.floor(random() * 101),
        budget: Math.floor(random() * 10_000_000),
        customer_id: random() < 0.1 ? null : pick(frame.customers),
        created_at: created,
        updated_at: created,
      },
      userIds: [pick(frame.users), pick(frame.users)],
      groupIds: [],
      tagIds: [],
      assignments:
        random() < 0.8 ? [[funnel.id, pick(funnel.steps), 'open', created, null, created, [pick(frame.tags)]]] : [],
      answers: [],
    });
  }
  return new TableSearch(table, new SearchPriority());
}

main();
