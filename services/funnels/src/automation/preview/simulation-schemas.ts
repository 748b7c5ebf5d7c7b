import { z } from 'zod';
import { moment, timestamp } from '../../shared/field-types';
import { skipReasons } from '../runs/run';
import type { SimulationReport } from './simulate-rule';
import type { SimulatedRun } from './simulation';

const outcomes = ['would_fire', 'unknown', ...skipReasons] as const;

export const simulateBody = z.strictObject({ from: moment.optional(), to: moment.optional() }).meta({
  id: 'SimulateRule',
  description: 'A day alone means the whole of it, in UTC; the last 90 days where they are left out',
});

const simulatedRun = z.object({
  occurred_at: timestamp,
  project_id: z.uuid().nullable(),
  trigger: z.object({ type: z.string(), detail: z.record(z.string(), z.unknown()) }),
  outcome: z.enum(outcomes),
  seen: z.record(z.string(), z.unknown()).meta({
    description:
      'What conditions read when it happened, by field; no more than that is known. Empty without projects:read',
  }),
});

export const simulationSchema = z
  .object({
    from: timestamp,
    to: timestamp,
    triggers_count: z.int().meta({ description: 'How often what the rule listens to happened' }),
    would_fire_count: z.int(),
    projects_count: z.int().meta({ description: 'On how many projects it would have acted' }),
    unknown_count: z.int().meta({ description: 'Where a condition looks at what nobody read at that time' }),
    skipped: z.array(z.object({ reason: z.enum(skipReasons), count: z.int() })),
    actions: z.array(z.string()).meta({ description: 'What it would have done each time' }),
    latest: z.array(simulatedRun).meta({ description: 'The last 100, newest first' }),
  })
  .meta({ id: 'RuleSimulation' });

export function presentSimulation({
  rule,
  period,
  simulation,
  showsValues,
}: SimulationReport): z.infer<typeof simulationSchema> {
  const { counts } = simulation;
  return {
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    triggers_count: simulation.triggersCount,
    would_fire_count: counts.get('would_fire') ?? 0,
    projects_count: simulation.projects.size,
    unknown_count: counts.get('unknown') ?? 0,
    skipped: skipReasons.flatMap((reason) => {
      const count = counts.get(reason);
      return count ? [{ reason, count }] : [];
    }),
    actions: rule.actions.map(({ type }) => type),
    latest: simulation.latest.map((run) => presentRun(run, showsValues)),
  };
}

function presentRun(
  { trigger: { trigger: fact, readings = {} }, outcome }: SimulatedRun,
  showsValues: boolean,
): z.infer<typeof simulatedRun> {
  return {
    occurred_at: fact.occurredAt.toISOString(),
    project_id: fact.projectId,
    trigger: { type: fact.type, detail: { ...fact.detail } },
    outcome,
    seen: showsValues ? { ...readings } : {},
  };
}
