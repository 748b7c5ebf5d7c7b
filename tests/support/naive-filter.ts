import type { SeenProject, Value } from './seen-projects';

export type Kind = 'id' | 'text' | 'number' | 'time' | 'option' | 'boolean';

export interface AskedFilter {
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

/** Whether filters hold for a project, said once more in the plainest way: an `or` of runs of `and`. */
export function holdFor(project: SeenProject, filters: readonly AskedFilter[], kindOf: (filter: AskedFilter) => Kind) {
  const runs: AskedFilter[][] = [[]];
  for (const [index, filter] of filters.entries()) {
    if (index > 0 && filter.logical_operator === 'or') runs.push([]);
    runs.at(-1)?.push(filter);
  }
  return runs.some((run) => run.every((filter) => matches(valuesOf(project, filter), kindOf(filter), filter)));
}

/** What of a project the field of a filter is about. */
export function valuesOf(project: SeenProject, filter: Pick<AskedFilter, 'field' | 'arguments'>): readonly Value[] {
  const { field, arguments: [argument] = [] } = filter;
  const own = project.fields[field];
  if (own) return own;
  if (field.startsWith('funnel')) {
    const isNamed = (place: SeenProject['places'][number]) =>
      argument === undefined || place.funnel === argument || (place.step === argument && field !== 'funnel_status');
    return project.places.filter(isNamed).flatMap(({ fields }) => fields[field] ?? []);
  }
  const isAsked = ({ edge, context }: SeenProject['answers'][number]) =>
    edge === argument && (field === 'answer_pool' || context === contexts[field]);
  return project.answers.filter(isAsked).flatMap(({ values }) => values);
}

/** The negative of an operator holds where it does not, so also where there is no value. */
function matches(
  values: readonly Value[],
  kind: Kind,
  { operator, value }: Pick<AskedFilter, 'operator' | 'value'>,
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

/** A day alone is each of its moments. */
function compare(stored: Value, kind: Kind, value: unknown): number {
  if (kind !== 'time') return kind === 'number' ? Number(stored) - Number(value) : Number(stored !== value);
  const asked = String(value);
  const [one, other] =
    asked.length === 'YYYY-MM-DD'.length ? [String(stored).slice(0, asked.length), asked] : [stored, asked];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
