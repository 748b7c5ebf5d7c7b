import { z } from 'zod';
import { text, timestamp, uuid } from '../../shared/field-types';
import { executionStatuses } from './execution';
import type { ExecutionRecord } from './execution-store';

export const startExecutionBody = z
  .strictObject({ input: text.min(1).max(65_536), project_id: uuid.optional() })
  .meta({ id: 'StartAgentExecution', example: { input: 'Summarize the project.' } });

export const refuseExecutionBody = z
  .strictObject({ reason: text.max(1_000).optional().meta({ description: 'Passed to the model' }) })
  .meta({ id: 'RefuseAgentExecution', example: { reason: 'The customer has not approved the budget.' } });

export const executionSchema = z
  .object({
    id: z.uuid(),
    agent: z.object({ id: z.uuid(), name: z.string(), version: z.int() }),
    project_id: z.uuid().nullable(),
    trigger: z.string().meta({ description: 'Kind of the caller that started it, such as user or assistant' }),
    started_by: z.object({ id: z.string(), name: z.string().nullable() }),
    status: z.enum(executionStatuses),
    input: z.string(),
    output: z.string().nullable(),
    model: z.string(),
    provider: z.string(),
    tokens: z.object({ input: z.int(), output: z.int(), total: z.int() }),
    cost: z
      .object({ amount: z.string().meta({ description: 'A decimal number' }), currency: z.string() })
      .nullable()
      .meta({ description: 'null if the price of a call is unknown' }),
    steps: z.array(
      z.object({
        kind: z.enum(['message', 'tool_call']),
        name: z.string().nullable(),
        arguments: z.unknown(),
        result: z.string(),
        duration_ms: z.int(),
      }),
    ),
    waiting: z
      .array(z.object({ name: z.string(), arguments: z.string() }))
      .meta({ description: 'Tool calls that wait for an approval' }),
    error: z.string().nullable(),
    correlation_id: z.string().meta({ description: 'Identifies the first cause of the chain' }),
    causation_id: z.string().nullable().meta({ description: 'The rule run that started it; null for a request' }),
    started_at: timestamp.nullable(),
    completed_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'AiAgentExecution' });

export function presentExecution(execution: ExecutionRecord): z.infer<typeof executionSchema> {
  const { usage } = execution;
  return {
    id: execution.id,
    agent: { ...execution.agent, version: execution.agentVersion },
    project_id: execution.projectId,
    trigger: execution.trigger,
    started_by: { ...execution.startedBy },
    status: execution.status,
    input: execution.input,
    output: execution.output,
    model: execution.model,
    provider: execution.provider,
    tokens: { input: usage.inputTokens, output: usage.outputTokens, total: usage.inputTokens + usage.outputTokens },
    cost: usage.cost !== null && usage.currency !== null ? { amount: usage.cost, currency: usage.currency } : null,
    steps: execution.steps.map(({ durationMs, ...step }) => ({ ...step, duration_ms: durationMs })),
    waiting: execution.waiting.map(({ name, arguments: text }) => ({ name, arguments: text })),
    error: execution.error,
    correlation_id: execution.correlationId,
    causation_id: execution.causationId,
    started_at: execution.startedAt?.toISOString() ?? null,
    completed_at: execution.completedAt?.toISOString() ?? null,
    created_at: execution.createdAt.toISOString(),
  };
}
