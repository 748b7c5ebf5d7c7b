import { z } from 'zod';
import { moment, timestamp } from '../../shared/field-types';
import { describeWait } from '../definition/describe-flow';
import type { PlannedAction } from '../definition/plan-actions';
import { walkActions } from '../definition/walk-actions';
import type { Rule } from '../rules/rule';
import { skipReasons } from '../runs/run';
import { planPast } from './plan-past';
import type { SimulationReport } from './simulate-rule';
import type { SimulatedRun } from './simulation';

const outcomes = ['would_fire', 'unknown', ...skipReasons] as const;

export const simulateBody = z.strictObject({ from: moment.optional(), to: moment.optional() }).meta({
  id: 'SimulateRule',
  description: 'A date means the whole day in UTC. By default, the last 90 days',
});

const simulatedRun = z.object({
  occurred_at: timestamp,
  project_id: z.uuid().nullable(),
  trigger: z.object({ type: z.string(), detail: z.record(z.string(), z.unknown()) }),
  outcome: z.enum(outcomes),
  plan: z
    .array(
      z.object({
        path: z.string().meta({ description: 'Place in the rule, such as `2.then.0`' }),
        action: z.string(),
        branch: z.enum(['then', 'else', 'unknown']).nullable().meta({ description: 'Only of an `if`' }),
        wait: z.string().nullable().meta({ description: 'Only of a `wait`: for what the run would have waited' }),
      }),
    )
    .meta({ description: 'What a run would have done. Empty if it would not have fired' }),
  seen: z.record(z.string(), z.unknown()).meta({
    description:
      'The values that conditions read at that time, by field. Other values are unknown. Empty without projects:read',
  }),
});

export const simulationSchema = z
  .object({
    from: timestamp,
    to: timestamp,
    complete: z.boolean().meta({
      description: 'False if the period has more than 200,000 events. `to` is then the time of the last simulated one',
    }),
    triggers_count: z.int().meta({ description: 'Number of events that match the trigger of the rule' }),
    would_fire_count: z.int(),
    projects_count: z.int().meta({ description: 'Number of projects on which the rule would have acted' }),
    unknown_count: z.int().meta({ description: 'Events for which a value that a condition needs is unknown' }),
    skipped: z.array(z.object({ reason: z.enum(skipReasons), count: z.int() })),
    actions: z
      .array(z.string())
      .meta({ description: 'The actions of the rule at all levels. `plan` lists those of one run' }),
    latest: z.array(simulatedRun).meta({ description: 'The last 100, newest first' }),
  })
  .meta({ id: 'RuleSimulation' });

export function presentSimulation({
  rule,
  period,
  isComplete,
  simulation,
  showsValues,
}: SimulationReport): z.infer<typeof simulationSchema> {
  const { counts } = simulation;
  return {
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    complete: isComplete,
    triggers_count: simulation.triggersCount,
    would_fire_count: counts.get('would_fire') ?? 0,
    projects_count: simulation.projects.size,
    unknown_count: counts.get('unknown') ?? 0,
    skipped: skipReasons.flatMap((reason) => {
      const count = counts.get(reason);
      return count ? [{ reason, count }] : [];
    }),
    actions: walkActions(rule.actions).map(({ action }) => action.type),
    latest: simulation.latest.map((run) => presentRun(rule, run, showsValues)),
  };
}

function presentRun(
  { actions }: Rule,
  { trigger: { trigger: event, readings = {} }, outcome }: SimulatedRun,
  showsValues: boolean,
): z.infer<typeof simulatedRun> {
  return {
    occurred_at: event.occurredAt.toISOString(),
    project_id: event.projectId,
    trigger: { type: event.type, detail: { ...event.detail } },
    outcome,
    plan: outcome === 'would_fire' ? planPast(actions, readings).map(presentPlanned) : [],
    seen: showsValues ? { ...readings } : {},
  };
}

function presentPlanned({ path, action, branch }: PlannedAction) {
  return {
    path,
    action: action.type,
    branch: branch ?? null,
    wait: action.type === 'wait' ? describeWait(action) : null,
  };
}
