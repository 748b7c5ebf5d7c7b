import { type AppError, isAppError } from '@trackway/errors';
import { runInContext } from '@trackway/runtime';
import type { Lane, WorkOff } from '../../shared/queues/keyed-queue';
import { mayMend, waitAfter } from '../../shared/queues/retries';
import { announceWork } from '../../webhooks/deliveries/record-outcome';
import type { ToolCall } from '../models/model-provider';
import { refuseMoreSteps } from './budget';
import { askModel } from './call-model';
import { type Execution, isOver } from './execution';
import type { ExecutionDeps, ExecutionWork } from './execution-context';
import { executionEnded } from './execution-events';
import type { Progress } from './execution-store';
import { LeaseLostError } from './lease-lost-error';
import { needsPerson, useTool } from './use-tool';

/** A quarter of the lease. */
const RENEW_EVERY_MS = 5_000;

/**
 * Goes on with an execution where it was left, one call of the model or of a tool after the other, each kept before the next: whoever
 * takes over after a kill asks the open call again under its own key and does nothing twice.
 */
export function makeRunExecution(deps: ExecutionDeps): WorkOff {
  return async (lane, stillMine) => {
    for (;;) {
      const work = await recall(deps, lane);
      if (!work || isOver(work.execution) || work.execution.status === 'awaiting_approval') return 'empty';
      if (!(await stillMine())) return 'taken_over';
      const { correlationId, id, depth } = work.execution;
      const context = { requestId: id, correlationId, causationId: id, depth: depth + 1, caller: work.actor };
      const left = await runInContext(context, () => renewing(stillMine, () => step(deps, work)));
      if (left === 'taken_over') return left;
      if (left > 0) return { waitMs: left };
    }
  };
}

/** Renews the lease while the step runs. If it is lost all the same, the step stores nothing. */
async function renewing(renew: () => Promise<boolean>, run: () => Promise<number>): Promise<number | 'taken_over'> {
  const renewal = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS);
  try {
    return await run();
  } catch (error) {
    if (error instanceof LeaseLostError) return 'taken_over';
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

async function recall(
  { unitOfWork }: ExecutionDeps,
  { frameId, laneId, workerId }: Lane,
): Promise<ExecutionWork | undefined> {
  return await unitOfWork.run(frameId, async ({ executions, agents }) => {
    const execution = await executions.find(frameId, laneId);
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

/** One call of a tool that the model has asked for, or the next call of the model. Gives how long to wait before another try. */
async function step(deps: ExecutionDeps, work: ExecutionWork): Promise<number> {
  try {
    const call = nextToolCall(work.execution);
    if (call) refuseMoreSteps(work.agent.limits, work.execution.steps.length);
    if (!call) return await askModel(deps, work);
    if (needsPerson(deps, work, call)) await goOn(deps, work, { status: 'awaiting_approval', waiting: [call] });
    else await useTool(deps, work, call);
    return 0;
  } catch (error) {
    if (!isAppError(error)) throw error;
    const waitMs = mayMend(error) ? waitAfter(work.execution.attempt) : undefined;
    if (waitMs === undefined) return await fail(deps, work, error);
    await goOn(deps, work, { status: 'running', attempt: work.execution.attempt + 1, error: error.message });
    return waitMs;
  }
}

/** Of the last message of the model, the first call that has no answer yet. */
function nextToolCall({ messages }: Execution): ToolCall | undefined {
  const index = messages.findLastIndex(({ role }) => role === 'assistant');
  const last = messages[index];
  if (last?.role !== 'assistant') return undefined;
  const since = messages.slice(index + 1);
  const answered = new Set(since.flatMap((message) => (message.role === 'tool' ? [message.toolCallId] : [])));
  return last.toolCalls.find(({ id }) => !answered.has(id));
}

async function goOn(
  { unitOfWork, clock }: ExecutionDeps,
  { actor, execution, workerId }: ExecutionWork,
  progress: Omit<Progress, 'at'>,
) {
  await unitOfWork.run(actor.frameId, async ({ executions }) => {
    const current = await executions.lockForWorker(actor.frameId, execution.id, workerId);
    if (current && !isOver(current)) await executions.goOn(actor.frameId, execution.id, { ...progress, at: clock() });
  });
}

async function fail(deps: ExecutionDeps, { actor, execution, agent, workerId }: ExecutionWork, error: AppError) {
  const at = deps.clock();
  await deps.unitOfWork.run(actor.frameId, async (stores) => {
    const { executions, modelCalls } = stores;
    const current = await executions.lockForWorker(actor.frameId, execution.id, workerId);
    const open = await modelCalls.open(actor.frameId, execution.id);
    const lost = {
      status: 'failed',
      inputTokens: 0,
      outputTokens: 0,
      price: undefined,
      error: error.message,
      at,
    } as const;
    if (open) await modelCalls.settle(actor.frameId, open.id, lost);
    if (!current || isOver(current)) return;
    await executions.goOn(actor.frameId, execution.id, { status: 'failed', error: error.message, at });
    const end = { status: 'failed', error: error.message, at } as const;
    await announceWork(stores, executionEnded(actor, agent, execution, end), deps);
  });
  return 0;
}
