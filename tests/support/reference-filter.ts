import type { ProjectState, Value } from './project-states';

export type Kind = 'id' | 'text' | 'number' | 'time' | 'option' | 'boolean';

export interface SearchFilter {
  readonly field: string;
  readonly operator: string;
  readonly value?: unknown;
  readonly arguments?: readonly string[];
  readonly logical_operator?: 'and' | 'or';
}

const contexts: Readonly<Record<string, string>> = {
  project_step_form_answer_pool: 'project_step_form',
  project_funnel_assignments_answer_pool: 'project_funnel_assignment',
  project_loose_form_answer_pool: 'project_loose_form',
};

/** Evaluates filters in the simplest way, as a disjunction of conjunctions, to compare with the search. */
export function matchesFilters(
  project: ProjectState,
  filters: readonly SearchFilter[],
  kindOf: (filter: SearchFilter) => Kind,
) {
  const runs: SearchFilter[][] = [[]];
  for (const [index, filter] of filters.entries()) {
    if (index > 0 && filter.logical_operator === 'or') runs.push([]);
    runs.at(-1)?.push(filter);
  }
  return runs.some((run) => run.every((filter) => matches(valuesOf(project, filter), kindOf(filter), filter)));
}

/** The values of a project that a filter compares. */
export function valuesOf(project: ProjectState, filter: Pick<SearchFilter, 'field' | 'arguments'>): readonly Value[] {
  const { field, arguments: [argument] = [] } = filter;
  const own = project.fields[field];
  if (own) return own;
  if (field.startsWith('funnel')) {
    const matchesArgument = (place: ProjectState['places'][number]) =>
      argument === undefined || place.funnel === argument || (place.step === argument && field !== 'funnel_status');
    return project.places.filter(matchesArgument).flatMap(({ fields }) => fields[field] ?? []);
  }
  const matchesField = ({ edge, context }: ProjectState['answers'][number]) =>
    edge === argument && (field === 'answer_pool' || context === contexts[field]);
  return project.answers.filter(matchesField).flatMap(({ values }) => values);
}

/** A negative operator is the complement of the positive one, so it matches if there is no value. */
function matches(
  values: readonly Value[],
  kind: Kind,
  { operator, value }: Pick<SearchFilter, 'operator' | 'value'>,
): boolean {
  if (operator === 'is_null') return values.length === 0;
  if (operator === 'is_not_null') return values.length > 0;
  if (operator.startsWith('not_')) return !matches(values, kind, { operator: operator.slice('not_'.length), value });
  return values.some((one) => matchesOne(one, kind, operator, value));
}

function matchesOne(stored: Value, kind: Kind, operator: string, value: unknown): boolean {
  if (operator === 'contains') return folded(String(stored)).includes(folded(String(value)));
  if (operator === 'equals') return [value].flat().some((one) => compare(stored, kind, one) === 0);
  const order = compare(stored, kind, value);
  if (operator === 'greater_than') return order > 0;
  if (operator === 'greater_than_or_equals') return order >= 0;
  return operator === 'less_than' ? order < 0 : order <= 0;
}

/** A date without a time equals every time of that day. */
function compare(stored: Value, kind: Kind, value: unknown): number {
  if (kind !== 'time') return kind === 'number' ? Number(stored) - Number(value) : Number(stored !== value);
  const expected = String(value);
  const [one, other] =
    expected.length === 'YYYY-MM-DD'.length ? [String(stored).slice(0, expected.length), expected] : [stored, expected];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
