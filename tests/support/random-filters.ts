import type { ProjectState } from './project-states';
import type { Random } from './random';
import { questions, type RandomFrame, WORDS } from './random-frame';
import type { Kind, SearchFilter } from './reference-filter';
import { valuesOf } from './reference-filter';

const KINDS: Readonly<Record<string, Kind>> = {
  id: 'id',
  code: 'text',
  name: 'text',
  name_code: 'text',
  description: 'text',
  impact: 'number',
  budget: 'number',
  status: 'option',
  completed_percentage: 'number',
  parent: 'id',
  children: 'id',
  customer: 'id',
  contact: 'id',
  assignee: 'id',
  creator: 'id',
  project_groups: 'id',
  tags: 'id',
  created_at: 'time',
  funnels: 'id',
  funnel_steps: 'id',
  funnel_tags: 'id',
  funnel_status: 'id',
  funnel_status_at: 'time',
  funnel_forecast_date: 'time',
  funnel_step_linked_at: 'time',
  channel_awaiting_reply_since: 'time',
};

const POOLS = [
  'answer_pool',
  'project_step_form_answer_pool',
  'project_funnel_assignments_answer_pool',
  'project_loose_form_answer_pool',
];

/** All 29 fields of the specification. */
export const FIELDS = [...Object.keys(KINDS), ...POOLS];

const equality = ['equals', 'not_equals'];
const comparisons = ['greater_than', 'greater_than_or_equals', 'less_than', 'less_than_or_equals'];
const presence = ['is_null', 'is_not_null'];
const operators: Readonly<Record<Kind, readonly string[]>> = {
  id: [...equality, ...presence],
  text: [...equality, 'contains', 'not_contains', ...presence],
  number: [...equality, ...comparisons],
  time: [...equality, ...comparisons, ...presence],
  option: equality,
  boolean: equality,
};

const otherValues: Readonly<Record<Kind, readonly unknown[]>> = {
  id: [],
  text: [...WORDS, 'o', '-1', ''],
  number: [-1, 0.5, 1e9],
  time: ['2026-01-01', '2026-01-02', '2026-02-28T12:30:15.250Z'],
  option: [2, 3],
  boolean: [true, false],
};

/** Creates random filters. Most use a value that a project has. */
export class RandomFilters {
  private readonly edgeKinds: ReadonlyMap<string, Kind>;

  constructor(
    private readonly frame: Pick<RandomFrame, 'form' | 'funnels'>,
    private readonly projects: readonly ProjectState[],
    private readonly random: Random,
  ) {
    this.edgeKinds = new Map(frame.form.edges.map((edge, n) => [edge, kindOfQuestion(questions[n]?.type ?? '')]));
  }

  readonly kindOf = ({ field, arguments: [argument = ''] = [] }: Pick<SearchFilter, 'field' | 'arguments'>): Kind =>
    KINDS[field] ?? this.edgeKinds.get(argument) ?? 'text';

  make(field: string): SearchFilter {
    const { random } = this;
    const named = { field, arguments: this.argumentsOf(field) };
    const operator = random.pick(this.operatorsOf(named));
    const filter = { ...named, operator, logical_operator: random.pick(['and', 'or'] as const) };
    if (presence.includes(operator)) return filter;
    const isList = equality.includes(operator) && field !== 'name_code' && random.chance(0.3);
    return { ...filter, value: isList ? [this.value(named), this.value(named)] : this.value(named) };
  }

  private operatorsOf(named: Pick<SearchFilter, 'field' | 'arguments'>): readonly string[] {
    if (named.field === 'name_code') return ['equals', 'contains', 'not_contains'];
    const isAnswer = POOLS.includes(named.field);
    const own = operators[this.kindOf(named)];
    return isAnswer ? [...new Set([...own, ...presence])] : own;
  }

  private argumentsOf(field: string): readonly string[] {
    const { random, frame } = this;
    if (POOLS.includes(field)) return [random.pick(frame.form.edges)];
    const { id, steps } = random.pick(frame.funnels);
    if (field === 'funnel_status') return random.pick([[], [id]]);
    return /^funnel_.*(_at|_date)$/.test(field) ? random.pick([[], [id], [random.pick(steps)]]) : [];
  }

  private value(named: Pick<SearchFilter, 'field' | 'arguments'>): unknown {
    const { random } = this;
    const other = otherValues[this.kindOf(named)];
    const known = this.projects.flatMap((project) => valuesOf(project, named));
    if (known.length === 0 || (other.length > 0 && random.chance(0.3)))
      return random.pick([...other, ...this.anyId(named)]);
    return random.pick(known);
  }

  /** An id, for fields without any value. */
  private anyId(named: Pick<SearchFilter, 'field' | 'arguments'>): unknown[] {
    const kind = this.kindOf(named);
    if (kind !== 'id') return [];
    return named.field === 'contact' ? [999] : [this.projects[0]?.id];
  }
}

function kindOfQuestion(type: string): Kind {
  if (type === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type.startsWith('date')) return 'time';
  return type.endsWith('_choice') ? 'id' : 'text';
}
