import { type AppError, isAppError } from '@trackway/errors';
import { runInContext } from '@trackway/runtime';
import type { Partition, ProcessPartition } from '../../shared/queues/keyed-queue';
import { delayAfter, isRetryable } from '../../shared/queues/retries';
import { recordOutcome } from '../../webhooks/deliveries/record-outcome';
import type { ToolCall } from '../models/model-provider';
import { assertStepAllowed } from './budget';
import { callModel } from './call-model';
import { type Execution, isFinished } from './execution';
import type { ExecutionContext, ExecutionDeps } from './execution-context';
import { executionFinished } from './execution-events';
import type { ExecutionProgress } from './execution-store';
import { LeaseLostError } from './lease-lost-error';
import { needsApproval, useTool } from './use-tool';

/** A quarter of the lease. */
const RENEW_EVERY_MS = 5_000;

/**
 * Executes an agent from its last recorded step. Each call of the model or of a tool is recorded before the next one. After a
 * crash, the pending call is repeated with the same idempotency key.
 */
export function makeRunExecution(deps: ExecutionDeps): ProcessPartition {
  return async (partition, holdsLease) => {
    for (;;) {
      const context = await loadExecution(deps, partition);
      if (!context || isFinished(context.execution) || context.execution.status === 'awaiting_approval') return 'empty';
      if (!(await holdsLease())) return 'lease_lost';
      const { correlationId, id, depth } = context.execution;
      const cause = { requestId: id, correlationId, causationId: id, depth: depth + 1, caller: context.actor };
      const result = await runInContext(cause, () => withLeaseRenewal(holdsLease, () => executeStep(deps, context)));
      if (result === 'lease_lost') return result;
      if (result > 0) return { retryInMs: result };
    }
  };
}

/** Renews the lease while `run` works. If the lease is lost all the same, the step stores nothing. */
async function withLeaseRenewal(
  renew: () => Promise<boolean>,
  run: () => Promise<number>,
): Promise<number | 'lease_lost'> {
  const renewal = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS);
  try {
    return await run();
  } catch (error) {
    if (error instanceof LeaseLostError) return 'lease_lost';
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

async function loadExecution(
  { unitOfWork }: ExecutionDeps,
  { frameId, partitionId, workerId }: Partition,
): Promise<ExecutionContext | undefined> {
  return await unitOfWork.run(frameId, async ({ executions, agents }) => {
    const execution = await executions.find(frameId, partitionId);
    const agent = execution && (await agents.atVersion(frameId, execution.agentId, execution.agentVersion));
    if (!execution || !agent) return undefined;
    return {
      agent,
      execution,
      workerId,
      actor: { kind: 'ai_agent', id: agent.id, frameId, scopes: [], name: agent.name },
    };
  });
}

/** Executes the next tool call that the model has requested, or else calls the model. Returns the delay before a retry. */
async function executeStep(deps: ExecutionDeps, context: ExecutionContext): Promise<number> {
  try {
    const call = nextToolCall(context.execution);
    if (!call) return await callModel(deps, context);
    assertStepAllowed(context.agent.limits, context.execution.steps.length);
    if (needsApproval(deps, context, call)) {
      await recordProgress(deps, context, { status: 'awaiting_approval', waiting: [call] });
    } else await useTool(deps, context, call);
    return 0;
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { attempt } = context.execution;
    const delayMs = isRetryable(error) ? delayAfter(error, attempt) : undefined;
    if (delayMs === undefined) return await fail(deps, context, error);
    await recordProgress(deps, context, { status: 'running', attempt: attempt + 1, error: error.message });
    return delayMs;
  }
}

/** The first tool call of the model's last message that has no result yet. */
function nextToolCall({ messages }: Execution): ToolCall | undefined {
  const index = messages.findLastIndex(({ role }) => role === 'assistant');
  const last = messages[index];
  if (last?.role !== 'assistant') return undefined;
  const later = messages.slice(index + 1);
  const finished = new Set(later.flatMap((message) => (message.role === 'tool' ? [message.toolCallId] : [])));
  return last.toolCalls.find(({ id }) => !finished.has(id));
}

async function recordProgress(
  { unitOfWork, clock }: ExecutionDeps,
  { actor: { frameId }, execution, workerId }: ExecutionContext,
  progress: Omit<ExecutionProgress, 'at'>,
) {
  await unitOfWork.run(frameId, async ({ executions }) => {
    const current = await executions.lockForWorker(frameId, execution.id, workerId);
    if (!current || isFinished(current)) return;
    await executions.recordProgress(frameId, execution.id, { ...progress, at: clock() });
  });
}

async function fail(
  deps: ExecutionDeps,
  { actor, execution, agent, workerId }: ExecutionContext,
  { message: error }: AppError,
) {
  const { frameId } = actor;
  const at = deps.clock();
  await deps.unitOfWork.run(frameId, async (stores) => {
    const { executions, modelCalls } = stores;
    const current = await executions.lockForWorker(frameId, execution.id, workerId);
    const open = await modelCalls.open(frameId, execution.id);
    const failed = { status: 'failed', inputTokens: 0, outputTokens: 0, price: undefined, error, at } as const;
    if (open) await modelCalls.settle(frameId, open.id, failed);
    if (!current || isFinished(current)) return;
    await executions.recordProgress(frameId, execution.id, { status: 'failed', error, at });
    const end = { status: 'failed', error, at } as const;
    await recordOutcome(stores, executionFinished(actor, agent, execution, end), deps);
  });
  return 0;
}
