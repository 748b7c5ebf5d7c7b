import type { TrackwayClient } from '@trackway/client';

/** A rule with failed runs. */
export interface FailedRule {
  readonly id: string;
  readonly name: string;
  /** Step of an assistant; undefined for an automation. */
  readonly step: string | undefined;
  readonly count: number;
  readonly lastAt: string;
}

const PER_PAGE = 100;
/** Rules and steps that are looked into. */
const MAX_READ = 30;

/** Rules with failed runs since a date, the one that failed last first. */
export async function readFailedRules({ call }: TrackwayClient, from: string): Promise<readonly FailedRule[]> {
  const query = { perPage: PER_PAGE };
  const filter = { status: 'failed', from };
  const [{ automations }, { funnels }] = await Promise.all([
    call('get', '/api/management/automations', { query }),
    call('get', '/api/management/funnels', { query }),
  ]);
  const failing = automations.filter(({ failures_count: count }) => count > 0).slice(0, MAX_READ);
  const steps = funnels.flatMap((funnel) => funnel.steps).slice(0, MAX_READ);
  const found = await Promise.all([
    ...failing.map(async ({ id, name }) => {
      const input = { path: { automation: id }, query: { perPage: 1, filter } };
      const { runs, meta } = await call('get', '/api/management/automations/{automation}/runs', input);
      const last = runs[0];
      return last ? [{ id, name, step: undefined, count: meta.total, lastAt: last.created_at }] : [];
    }),
    ...steps.map(async ({ id: step }) => {
      const input = { path: { step }, query: { ...query, filter } };
      const { execution_logs: runs } = await call(
        'get',
        '/api/management/steps/{step}/assistants/execution-logs',
        input,
      );
      const byAssistant = Map.groupBy(runs, ({ assistant_id: id }) => id);
      return [...byAssistant].map(([id, ofOne]) => {
        return {
          id,
          name: ofOne[0]?.assistant.name ?? id,
          step,
          count: ofOne.length,
          lastAt: ofOne[0]?.created_at ?? '',
        };
      });
    }),
  ]);
  return found.flat().toSorted((a, b) => b.lastAt.localeCompare(a.lastAt));
}
