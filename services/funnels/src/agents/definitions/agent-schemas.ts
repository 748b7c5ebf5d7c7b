import { omitUndefined } from '@trackway/application';
import { z } from 'zod';
import { name, owner, text, timestamp } from '../../shared/field-types';
import type { Agent, AgentDefinition } from './agent';

const cost = z.number().positive().max(1_000_000);

const limits = z
  .strictObject({
    max_steps: z.int().min(1).max(200).meta({ description: 'Maximum number of model calls and tool calls' }),
    max_tokens: z
      .int()
      .min(1)
      .max(10_000_000)
      .meta({ description: 'Maximum input and output tokens of one execution' }),
    max_seconds: z
      .int()
      .min(1)
      .max(3_600)
      .meta({ description: 'Maximum working time. Waiting for an approval does not count' }),
    max_cost: cost
      .optional()
      .meta({ description: 'Maximum cost of one execution in the currency of the provider’s prices' }),
    daily_tokens: z
      .int()
      .min(1)
      .max(1_000_000_000)
      .optional()
      .meta({ description: 'Maximum tokens of all executions of a day (UTC)' }),
    daily_cost: cost.optional(),
  })
  .meta({ id: 'AgentLimits' });

const fields = {
  name,
  provider: text.min(1).max(64).meta({ description: 'Name of a configured provider, or echo' }),
  model: text.min(1).max(128),
  instructions: text.min(1).max(65_536),
  tools: z
    .array(z.string().max(64))
    .max(50)
    .transform((names) => [...new Set(names)])
    .meta({ description: 'Operations that the agent can call with the scopes of its owner' }),
  limits,
  needs_approval: z.boolean().meta({ description: 'Whether a user must approve each tool call that changes data' }),
};

export const createAgentBody = z
  .strictObject({ ...fields, tools: fields.tools.optional(), needs_approval: fields.needs_approval.optional() })
  .meta({
    id: 'CreateAgent',
    example: {
      name: 'Weekly summary',
      provider: 'echo',
      model: 'echo-1',
      instructions: 'Summarize the project in two sentences.',
      limits: { max_steps: 5, max_tokens: 2_000, max_seconds: 60 },
    },
  });

export const updateAgentBody = z
  .strictObject({
    name: fields.name.optional(),
    provider: fields.provider.optional(),
    model: fields.model.optional(),
    instructions: fields.instructions.optional(),
    tools: fields.tools.optional(),
    limits: limits.optional(),
    needs_approval: fields.needs_approval.optional(),
  })
  .meta({ id: 'UpdateAgent', example: { instructions: 'Summarize the project in one sentence.' } });

export const agentSchema = z
  .object({
    ...fields,
    tools: z.array(z.string()),
    id: z.uuid(),
    version: z.int(),
    owner,
    created_at: timestamp,
    updated_at: timestamp,
    deleted_at: timestamp.nullable(),
  })
  .meta({ id: 'AiAgent' });

export function toDefinition(body: z.infer<typeof createAgentBody>): AgentDefinition {
  const { tools = [], needs_approval: needsApproval = false, ...rest } = body;
  return { ...rest, tools, needsApproval };
}

export function toChanges({
  needs_approval: needsApproval,
  ...body
}: z.infer<typeof updateAgentBody>): Partial<AgentDefinition> {
  return omitUndefined({ ...body, needsApproval });
}

export function presentAgent(agent: Agent): z.infer<typeof agentSchema> {
  const { needsApproval, createdAt, updatedAt, deletedAt, ...rest } = agent;
  return {
    ...rest,
    tools: [...agent.tools],
    needs_approval: needsApproval,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    deleted_at: deletedAt?.toISOString() ?? null,
  };
}
