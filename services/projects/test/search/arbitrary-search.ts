import fc from 'fast-check';
import { edges, pools, type Question } from './answers';
import type { NaiveFilter, NaiveGroup, NaiveProject, NaiveRequest } from './naive-search';

const SIZE = 30;
const WORDS = [
  'Roof',
  'roof',
  'RÓOF',
  'ﬁne',
  'fine',
  '100%',
  'a_b',
  'a\\b',
  'Ünïcode',
  '日本',
  '😀',
  "O'Neil",
  '',
  ' ',
  'ß',
  'Σας',
];

export const ids = {
  projects: uuids('a', SIZE),
  customers: uuids('b', 4),
  users: uuids('c', 4),
  groups: uuids('d', 3),
  funnels: uuids('e', 2),
  steps: uuids('f', 4),
  tags: uuids('1', 3),
  contacts: [1, 2, 3],
} as const;

function uuids(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${letter.repeat(8)}-0000-7000-8000-${String(n).padStart(12, '0')}`);
}

const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }).map((words) => words.join(''));
const budget = fc.constantFrom(0, 1, 99, 100, 101, 5_000_000_000);
const impact = fc.constantFrom(0, 1, 50, 100);
const status = fc.constantFrom(1, 2, 3, 4);
const moment = fc.constantFrom(
  '2026-01-01T00:00:00.000Z',
  '2026-01-01T23:59:59.999Z',
  '2026-01-02T00:00:00.000Z',
  '2026-02-28T12:30:15.250Z',
);
const orNull = <T>(values: readonly T[]) => fc.constantFrom<T | null>(null, ...values);
const someOf = <T>(values: readonly T[]) => fc.subarray([...values]);

const area = fc.constantFrom(-3, 0, 0.5, 12, 84.25);
const PARTS = ['roof', 'wall', 'Wall'];

const STATUSES = ['open', 'won', 'lost', 'paused'];
const place = fc.record({
  funnel: fc.constantFrom(...ids.funnels),
  step: fc.constantFrom(...ids.steps),
  status: fc.constantFrom(...STATUSES),
  status_at: moment,
  forecast_date: fc.constantFrom(null, '2026-01-01', '2026-01-02', '2026-03-01'),
  linked_at: moment,
  tags: someOf(ids.tags),
  left: fc.boolean(),
});
const percentage = fc.constantFrom(0, 16, 50, 100);

const project = fc.record({
  name: text.map((words) => words || 'x'),
  description: text,
  impact,
  budget,
  status,
  parent: orNull(ids.projects),
  customer: orNull(ids.customers),
  contact: orNull(ids.contacts),
  creator: orNull(ids.users),
  created_at: moment,
  updated_at: moment,
  channel_awaiting_reply_since: fc.option(moment),
  deleted: fc.boolean(),
  is_template: fc.boolean(),
  assignee: someOf(ids.users),
  project_groups: someOf(ids.groups),
  tags: someOf(ids.tags),
  answers: fc.record({
    notes: fc.option(text),
    area: fc.option(area),
    seen_at: fc.option(moment),
    parts: someOf(PARTS),
  }),
  completed_percentage: percentage,
  places: fc.array(place, { maxLength: 3 }),
});

/** Projects of a frame, parents before children, which excludes cycles. */
export const projects: fc.Arbitrary<NaiveProject[]> = fc
  .array(project, { minLength: SIZE, maxLength: SIZE })
  .map((list) =>
    list.map((fields, index) => ({
      ...fields,
      id: ids.projects[index] ?? '',
      code: `${WORDS[index % WORDS.length]}-${index}`,
      parent: fields.parent !== null && fields.parent < (ids.projects[index] ?? '') ? fields.parent : null,
    })),
  );

const equality = ['equals', 'not_equals'];
const comparisons = ['greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals'];
const presence = ['is_null', 'is_not_null'];

const fraction = fc.constantFrom(-1, 0.5, 99.5, 1e300);
const time = fc.oneof(moment, fc.constantFrom('2026-01-01', '2026-01-02', '2026-03-01'));
const relations: Record<string, readonly (string | number)[]> = {
  id: ids.projects,
  parent: ids.projects,
  children: ids.projects,
  customer: ids.customers,
  contact: ids.contacts,
  creator: ids.users,
  assignee: ids.users,
  project_groups: ids.groups,
  tags: ids.tags,
  funnels: ids.funnels,
  funnel_steps: ids.steps,
  funnel_tags: ids.tags,
};

const filter: fc.Arbitrary<NaiveFilter> = fc.oneof(
  ...Object.entries(relations).map(([field, values]) => ofField(field, fc.constantFrom(...values), [], presence)),
  ...['code', 'name', 'description'].map((field) => ofField(field, text, ['contains', 'not_contains'], presence)),
  fc.record({
    field: fc.constant('name_code'),
    operator: fc.constantFrom('equals', 'contains', 'not_contains'),
    value: text,
    logical_operator: fc.constantFrom('and', 'or'),
  }),
  ofField('impact', fc.oneof(impact, fraction), comparisons),
  ofField('budget', fc.oneof(budget, fraction), comparisons),
  ofField('status', status, []),
  ofField('created_at', time, comparisons, presence),
  ofField('updated_at', time, comparisons, presence),
  ofField('channel_awaiting_reply_since', time, comparisons, presence),
  ofField('completed_percentage', fc.oneof(percentage, fraction), comparisons),
  ofPlace(ofField('funnel_status', fc.constantFrom(...STATUSES), [], presence), ids.funnels),
  ...['funnel_status_at', 'funnel_forecast_date', 'funnel_step_linked_at'].map((field) =>
    ofPlace(ofField(field, time, comparisons, presence), [...ids.funnels, ...ids.steps]),
  ),
  ofAnswer('notes', text, ['contains', 'not_contains']),
  ofAnswer('area', fc.oneof(area, fraction), comparisons),
  ofAnswer('seen_at', time, comparisons),
  ofAnswer('parts', fc.constantFrom(...PARTS), []),
);

/** A value of any assignment, or of those in the funnel or step of the argument. */
function ofPlace(filter: fc.Arbitrary<NaiveFilter>, named: readonly string[]): fc.Arbitrary<NaiveFilter> {
  const args = fc.oneof(
    fc.constant<string[]>([]),
    fc.constantFrom(...named).map((id) => [id]),
  );
  return fc.tuple(filter, args).map(([base, ids]) => ({ ...base, arguments: ids }));
}

function ofAnswer(question: Question, value: fc.Arbitrary<string | number>, single: readonly string[]) {
  return fc
    .tuple(ofField('answer_pool', value, single, presence), fc.constantFrom(...pools))
    .map(([base, field]) => ({ ...base, field, arguments: [edges[question].id] }));
}

function ofField(
  field: string,
  value: fc.Arbitrary<string | number>,
  single: readonly string[],
  none: readonly string[] = [],
): fc.Arbitrary<NaiveFilter> {
  const logical_operator = fc.constantFrom('and', 'or');
  const variants: fc.Arbitrary<object>[] = [
    fc.record({ operator: fc.constantFrom(...equality), value: fc.oneof(value, fc.array(value, { maxLength: 3 })) }),
  ];
  if (single.length > 0) variants.push(fc.record({ operator: fc.constantFrom(...single), value }));
  if (none.length > 0) {
    variants.push(fc.record({ operator: fc.constantFrom(...none) }));
    variants.push(fc.record({ operator: fc.constantFrom(...equality), value: fc.constant(null) }));
  }
  return fc
    .tuple(fc.oneof(...variants), logical_operator)
    .map(([rest, connective]) => ({ field, ...rest, logical_operator: connective }) as NaiveFilter);
}

const member = filter.map(({ logical_operator, ...rest }) => rest);

function groups(levels: number): fc.Arbitrary<NaiveGroup[]> {
  const group = fc
    .record({
      logical_operator: fc.constantFrom('and' as const, 'or' as const, 'not' as const),
      filters: fc.array(member, { maxLength: 2 }),
      filter_groups: levels > 1 ? groups(levels - 1) : fc.constant([]),
    })
    .filter(({ filters, filter_groups }) => filters.length + filter_groups.length > 0);
  return fc.array(group, { maxLength: 2 });
}

const direction = fc.constantFrom('asc' as const, 'desc' as const);
const sortedByAnswer = fc.record({
  field: fc.constant('answer_pool'),
  arguments: fc.constantFrom(...Object.values(edges).map(({ id }) => [id])),
  direction,
});

const sortedByPlace = fc.record({
  field: fc.constantFrom('funnel_status_at', 'funnel_forecast_date', 'funnel_step_linked_at'),
  arguments: fc.constantFrom(...ids.funnels, ...ids.steps).map((id) => [id]),
  direction,
});

const SORTS = [
  'name',
  'code',
  'status',
  'impact',
  'budget',
  'created_at',
  'updated_at',
  'customer',
  'contact',
  'channel_awaiting_reply_since',
  'completed_percentage',
  'funnel_status_at',
  'funnel_forecast_date',
  'funnel_step_linked_at',
];

export const requests: fc.Arbitrary<NaiveRequest> = fc.record({
  filters: fc.array(filter, { maxLength: 4 }),
  filter_groups: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: groups(3) }),
  sorting: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ field: fc.constantFrom(...SORTS), direction }) },
      { weight: 1, arbitrary: sortedByAnswer },
      { weight: 1, arbitrary: sortedByPlace },
    ),
    { maxLength: 3 },
  ),
  trashed: fc.boolean(),
  template: fc.boolean(),
});
