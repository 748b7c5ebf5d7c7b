import { type BenchFrame, type FIELD_TYPES, WORDS } from './frame.ts';

interface Filter {
  readonly field: string;
  readonly operator: string;
  readonly value?: unknown;
  readonly arguments?: readonly string[];
  readonly logical_operator?: 'and' | 'or';
}

export interface SearchRequest {
  readonly filters: readonly Filter[];
  readonly sorting: readonly { field: string; direction: 'asc' | 'desc'; arguments?: readonly string[] }[];
}

/** The inputs of a filter: the frame, and a random choice. */
interface Choice {
  readonly frame: BenchFrame;
  readonly pick: <T>(values: readonly T[]) => T;
  readonly below: (limit: number) => number;
}

type Maker = (choice: Choice) => Omit<Filter, 'field'>;

const relation =
  (value: (choice: Choice) => unknown): Maker =>
  (choice) =>
    choice.pick([
      () => ({ operator: 'equals', value: value(choice) }),
      () => ({ operator: 'not_equals', value: value(choice) }),
      () => ({ operator: 'equals', value: [value(choice), value(choice)] }),
      () => ({ operator: choice.pick(['is_null', 'is_not_null']) }),
    ])();

const number =
  (limit: number): Maker =>
  ({ pick, below }) => ({
    operator: pick([
      'equals',
      'not_equals',
      'greater_than',
      'greater_than_or_equals',
      'less_than',
      'less_than_or_equals',
    ]),
    value: below(limit),
  });

const time: Maker = ({ pick, below }) => {
  const operators = [
    'equals',
    'not_equals',
    'greater_than',
    'less_than',
    'greater_than_or_equals',
    'less_than_or_equals',
  ];
  const day = new Date(Date.UTC(2024, 0, 1) + below(900) * 86_400_000).toISOString().slice(0, 10);
  return pick([
    () => ({ operator: pick(operators), value: day }),
    () => ({ operator: pick(['is_null', 'is_not_null']) }),
  ])();
};

/** A funnel or step in half of the cases. */
const ofPlace =
  (make: Maker, steps: boolean): Maker =>
  (choice) => {
    const funnel = choice.pick(choice.frame.funnels);
    const narrow = choice.pick([[], [steps ? choice.pick([funnel.id, choice.pick(funnel.steps)]) : funnel.id]]);
    return { ...make(choice), arguments: narrow };
  };

const text =
  (exact: (choice: Choice) => string, part: (choice: Choice) => string): Maker =>
  (choice) =>
    choice.pick([
      () => ({ operator: choice.pick(['equals', 'not_equals']), value: exact(choice) }),
      () => ({ operator: choice.pick(['contains', 'not_contains']), value: part(choice) }),
      () => ({ operator: choice.pick(['contains', 'not_contains']), value: choice.pick(WORDS).toLowerCase() }),
    ])();

const own = ({ frame, below }: Choice) => String(1 + below(frame.size));

const answer: Maker = (choice) => {
  const edge = choice.pick(choice.frame.edges);
  const option = relation(({ below }) => `option-${below(7)}`);
  const makers: Record<(typeof FIELD_TYPES)[number], Maker> = {
    short_text: text(
      ({ pick, below }) => `${pick(WORDS)} note ${below(1_000)}`,
      (c) => `note ${own(c)}`,
    ),
    number: number(10_000),
    date: time,
    boolean: ({ pick }) => ({ operator: pick(['equals', 'not_equals']), value: pick([true, false]) }),
    single_choice: option,
    multiple_choice: option,
  };
  return { ...makers[edge.type](choice), arguments: [edge.id] };
};

const project = relation(({ frame, pick }) => pick(frame.projects));
const user = relation(({ frame, pick }) => pick(frame.users));

/** All 29 fields of the specification. */
const makers: Readonly<Record<string, Maker>> = {
  id: project,
  code: text(
    (c) => `P-${own(c)}`,
    (c) => `-${own(c)}`,
  ),
  name: text(
    ({ pick }) => pick(WORDS),
    (c) => ` ${own(c)}`,
  ),
  description: text(
    () => '',
    (c) => ` ${own(c)}`,
  ),
  name_code: ({ pick, ...choice }) => ({
    operator: pick(['contains', 'not_contains']),
    value: pick([`-${own({ pick, ...choice })}`, pick(WORDS)]),
  }),
  impact: number(101),
  budget: number(10_000_000),
  status: ({ pick }) => ({ operator: pick(['equals', 'not_equals']), value: pick([1, 2, 3, 4, [2, 4]]) }),
  completed_percentage: number(101),
  parent: project,
  children: project,
  customer: relation(({ frame, pick }) => pick(frame.customers)),
  contact: relation(({ frame, below }) => 1 + below(frame.contacts)),
  assignee: user,
  creator: user,
  project_groups: relation(({ frame, pick }) => pick(frame.groups)),
  created_at: time,
  funnels: relation(({ frame, pick }) => pick(frame.funnels).id),
  funnel_steps: relation(({ frame, pick }) => pick(pick(frame.funnels).steps)),
  funnel_tags: relation(({ frame, pick }) => pick(frame.tags)),
  funnel_status: ofPlace(
    relation(({ pick }) => pick(['open', 'won', 'lost', 'paused'])),
    false,
  ),
  funnel_status_at: ofPlace(time, true),
  funnel_forecast_date: ofPlace(time, true),
  funnel_step_linked_at: ofPlace(time, true),
  channel_awaiting_reply_since: time,
  answer_pool: answer,
  project_step_form_answer_pool: answer,
  project_funnel_assignments_answer_pool: answer,
  project_loose_form_answer_pool: answer,
};

export const FIELDS = Object.keys(makers);

const SORTS =
  'name code status impact budget created_at updated_at completed_percentage funnel_status_at funnel_forecast_date funnel_step_linked_at channel_awaiting_reply_since customer contact answer_pool'.split(
    ' ',
  );

/** One to three filters, a fifth of them joined by `or`; half of the requests are sorted. The field of the first filter can be given. */
export function makeRequest(frame: BenchFrame, random: () => number, field?: string): SearchRequest {
  const below = (limit: number) => Math.floor(random() * limit);
  const choice: Choice = { frame, below, pick: (values) => values[below(values.length)] as never };
  const count = field === undefined ? 1 + below(3) : 1;
  const filters = Array.from({ length: count }, () => {
    const name = field ?? choice.pick(FIELDS);
    const connective = random() < 0.2 ? 'or' : 'and';
    return { ...(makers[name] as Maker)(choice), field: name, logical_operator: connective } as const;
  });
  if (field !== undefined || random() < 0.5) return { filters, sorting: [] };
  const sort = choice.pick(SORTS);
  const named = sort === 'answer_pool' ? { arguments: [choice.pick(frame.edges).id] } : {};
  return { filters, sorting: [{ field: sort, direction: choice.pick(['asc', 'desc'] as const), ...named }] };
}

/** Pseudo-random numbers by seed, so that a run can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
