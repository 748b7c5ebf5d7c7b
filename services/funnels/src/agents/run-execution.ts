import { type AppError, isAppError } from '@trackway/errors';
import { runInContext } from '@trackway/runtime';
import type { Lane, WorkOff } from '../lanes/lanes';
import { mayMend, waitAfter } from '../lanes/retries';
import { announceWork } from '../webhooks/announce-work';
import { askModel } from './ask-model';
import { refuseMoreSteps } from './budget';
import { type Execution, isOver, type ToolCall } from './execution';
import { executionEnded } from './execution-events';
import type { Progress } from './execution-store';
import type { ExecutionDeps, ExecutionWork } from './execution-work';
import { needsPerson, useTool } from './use-tool';

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
      const waitMs = await runInContext(context, () => step(deps, work));
      if (waitMs > 0) return { waitMs };
    }
  };
}

async function recall({ unitOfWork }: ExecutionDeps, { frameId, laneId }: Lane): Promise<ExecutionWork | undefined> {
  return await unitOfWork.run(frameId, async ({ executions, agents }) => {
    const execution = await executions.find(frameId, laneId);
    const agent = execution && (await agents.atVersion(frameId, execution.agentId, execution.agentVersion));
    if (!execution || !agent) return undefined;
    return { agent, execution, actor: { kind: 'ai_agent', id: agent.id, frameId, scopes: [], name: agent.name } };
  });
}

/** One call of a tool that the model has asked for, or the next call of the model. Gives how long to wait before another try. */
async function step(deps: ExecutionDeps, work: ExecutionWork): Promise<number> {
  try {
    const call = nextToolCall(work.execution);
    if (call) refuseMoreSteps(work.agent.limits, work.execution.steps.length);
    if (!call) await askModel(deps, work);
    else if (needsPerson(deps, work, call)) await goOn(deps, work, { status: 'awaiting_approval', waiting: [call] });
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
  { actor, execution }: ExecutionWork,
  progress: Omit<Progress, 'at'>,
) {
  await unitOfWork.run(actor.frameId, async ({ executions }) => {
    const current = await executions.lock(actor.frameId, execution.id);
    if (current && !isOver(current)) await executions.goOn(actor.frameId, execution.id, { ...progress, at: clock() });
  });
}

async function fail(deps: ExecutionDeps, { actor, execution, agent }: ExecutionWork, error: AppError) {
  const at = deps.clock();
  await deps.unitOfWork.run(actor.frameId, async (stores) => {
    const { executions, modelCalls } = stores;
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
    const current = await executions.lock(actor.frameId, execution.id);
    if (!current || isOver(current)) return;
    await executions.goOn(actor.frameId, execution.id, { status: 'failed', error: error.message, at });
    const end = { status: 'failed', error: error.message, at } as const;
    await announceWork(stores, executionEnded(actor, agent, execution, end), deps);
  });
  return 0;
}
