import type { AggregateProjectsResponse, ProjectAggregation, TrackwayClient } from '@trackway/client';

/** Count and budget of the projects with one value of a field. */
export interface ProjectTotals {
  readonly id: string | number | boolean | null;
  readonly label: string | null;
  readonly count: number;
  /** In cents. */
  readonly budget: number;
}

export const MONTHS = 12;
const MAX_GROUPS = 100;

/** Groups all projects of the tenant that match the filters. */
export async function readTotals(
  { call }: TrackwayClient,
  groupBy: NonNullable<ProjectAggregation['group_by']>[number],
  filters: ProjectAggregation['filters'] = [],
): Promise<readonly ProjectTotals[]> {
  const body: ProjectAggregation = {
    filters,
    group_by: [groupBy],
    aggregates: [{ function: 'count' }, { function: 'sum', field: 'budget' }],
    limit: MAX_GROUPS,
  };
  const { groups } = await call('post', '/api/management/projects/aggregate', { body }, { repeatable: true });
  return groups.map(totalsOf);
}

function totalsOf({ keys, values }: AggregateProjectsResponse['groups'][number]): ProjectTotals {
  const [key] = keys;
  const { count, sum_budget: budget } = values;
  return { id: key?.id ?? null, label: key?.label ?? null, count: Number(count), budget: Number(budget ?? 0) };
}

/** First days of the last twelve months in UTC, the oldest first. */
export function lastMonths(now: Date): readonly string[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - index), 1));
    return month.toISOString().slice(0, 10);
  });
}

/** One entry for each month, also for those without projects. */
export function byMonth(months: readonly string[], found: readonly ProjectTotals[]): readonly ProjectTotals[] {
  return months.map((month) => {
    const totals = found.find(({ id }) => String(id).slice(0, 10) === month);
    return totals ?? { id: month, label: null, count: 0, budget: 0 };
  });
}
