import { z } from 'zod';
import { uuid } from '../../shared/field-types';
import { skipReasons } from '../runs/run';
import type { Explanation } from './explain-rule';
import { simulateBody, simulationSchema } from './simulation-schemas';

const explanationMembers = {
  would_fire: z.boolean().meta({ description: 'Whether it would act if its trigger came now' }),
  reasons: z
    .array(z.object({ reason: z.enum([...skipReasons, 'not_in_step', 'not_in_funnel']), detail: z.string() }))
    .meta({ description: 'What speaks against it' }),
  conditions: z.array(
    z.object({
      condition: z.record(z.string(), z.unknown()),
      matches: z.boolean(),
      seen: z.unknown().meta({ description: 'What the field holds' }),
    }),
  ),
  actions: z.array(z.object({ action: z.string(), possible: z.boolean(), detail: z.string() })),
};

/** The routes that say what a rule would do, of assistants and automations alike; each adds who is asked. */
export function foresight(rule: { path: string; name: string; called: string; missing: string }) {
  const common = {
    scope: 'automations:read',
    description:
      'Also needs projects:read and the read scope of what the rule listens to; funnels:read for a rule of a step or funnel, or one that moves projects.',
    response: explanationMembers,
    failures: [rule.missing, 'project_model_not_found'],
  } as const;
  return {
    rehearse: {
      ...common,
      method: 'post',
      path: `${rule.path}/dry-run`,
      operationId: `rehearse${rule.name}`,
      summary: `What ${rule.called} would do on a project, without doing it`,
      body: z.strictObject({ project_id: uuid }).meta({ id: 'RehearseRule' }),
    },
    explain: {
      ...common,
      method: 'get',
      path: `${rule.path}/explain`,
      operationId: `explain${rule.name}`,
      summary: `Whether ${rule.called} would act on a project now, and why or why not`,
      query: z.looseObject({ project_id: uuid }),
    },
    simulate: {
      scope: 'automations:read',
      method: 'post',
      path: `${rule.path}/simulate`,
      operationId: `simulate${rule.name}`,
      summary: `What ${rule.called} would have done in a period of the last 90 days`,
      description:
        'On what happened then, with the values that conditions of that time read, as if it had been active. Nothing is changed. Also needs the read scope of what the rule listens to, and projects:read for a rule with conditions.',
      body: simulateBody,
      response: { simulation: simulationSchema },
      failures: [rule.missing],
    },
  } as const;
}

export function presentExplanation({ wouldFire, reasons, conditions, actions }: Explanation) {
  return {
    would_fire: wouldFire,
    reasons: reasons.map((reason) => ({ ...reason })),
    conditions: conditions.map((condition) => ({ ...condition })),
    actions: actions.map((action) => ({ ...action })),
  };
}
