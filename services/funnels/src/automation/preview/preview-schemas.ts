import { z } from 'zod';
import { skipReasons } from '../runs/run';
import type { Explanation } from './explain-rule';

export const explanationMembers = {
  would_fire: z.boolean().meta({ description: 'Whether the rule would act if it was triggered now' }),
  reasons: z
    .array(z.object({ reason: z.enum([...skipReasons, 'not_in_step', 'not_in_funnel']), detail: z.string() }))
    .meta({ description: 'What prevents it' }),
  conditions: z.array(
    z.object({
      condition: z.record(z.string(), z.unknown()),
      matches: z.boolean(),
      seen: z.unknown().meta({ description: 'The value of the field' }),
    }),
  ),
  actions: z
    .array(
      z.object({
        path: z.string().meta({ description: 'Place in the rule, such as `2.then.0`' }),
        action: z.string(),
        possible: z.boolean(),
        detail: z.string(),
        branch: z.enum(['then', 'else', 'unknown']).nullable().meta({ description: 'Only of an `if`' }),
      }),
    )
    .meta({ description: 'In their order. The actions of a `for_each` are listed once' }),
};

export function presentExplanation({ wouldFire, reasons, conditions, actions }: Explanation) {
  return {
    would_fire: wouldFire,
    reasons: reasons.map((reason) => ({ ...reason })),
    conditions: conditions.map((condition) => ({ ...condition })),
    actions: actions.map((action) => ({ ...action })),
  };
}
