import { z } from 'zod';
import { name, text } from '../../shared/field-types';

const MAX_TESTS = 50;

const sample = z.record(z.string().max(255), z.unknown());

export const ruleTestSchema = z
  .strictObject({
    name,
    project: sample
      .optional()
      .meta({ description: 'Values by the field of a condition; fields without one are empty' }),
    answers: sample.optional().meta({ description: 'Values by the id of an edge' }),
    event: sample.optional().meta({
      description:
        'Details of the event: `event`, `fields`, `step_id`, `form_id`, … By default, it matches the trigger',
    }),
    variables: sample.optional().meta({ description: 'Values of variables, such as `reply.ended_by`' }),
    expect: z.strictObject({
      fires: z.boolean(),
      actions: z.array(text.max(64)).max(100).optional().meta({
        description: 'Types of the actions with an effect, in their order',
      }),
      branches: z
        .record(z.string().max(255), z.enum(['then', 'else']))
        .optional()
        .meta({ description: 'By the path of an `if`, such as `2` or `2.then.0`' }),
    }),
  })
  .meta({
    id: 'RuleTest',
    example: {
      name: 'A large budget',
      project: { budget: 20_000_000 },
      expect: { fires: true, actions: ['set_field'] },
    },
  });

export const ruleTestsSchema = z.array(ruleTestSchema).max(MAX_TESTS).meta({
  description: 'Test cases. They run before a change of the rule is saved',
});

export const testResultSchema = z
  .object({
    name: z.string(),
    passed: z.boolean(),
    differences: z.array(z.string()).meta({ description: 'What was expected, and what the rule would do' }),
    actual: z.object({
      fires: z.boolean(),
      reason: z.string().nullable().meta({ description: 'Why it does not fire' }),
      actions: z.array(z.string()),
      branches: z.record(z.string(), z.enum(['then', 'else', 'unknown'])),
    }),
  })
  .meta({ id: 'RuleTestResult' });
