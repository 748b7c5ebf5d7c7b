import { type AppError, isAppError, unavailable } from '@trackway/errors';
import { recordOutcome } from '../../webhooks/deliveries/record-outcome';
import type { ModelReply, OfferedTool } from '../models/model-provider';
import { remainingTokens } from './budget';
import { type ExecutionStep, isFinished } from './execution';
import type { ExecutionContext, ExecutionDeps } from './execution-context';
import { executionFinished } from './execution-events';
import type { PlannedCall } from './execution-store';
import { type ReservedCall, reserveCall } from './reserve-call';
import { offeredTools } from './use-tool';

/** Timeout of one call. Shorter than a lease. */
const MAX_CALL_MS = 15_000;

/** Delay until a budget is checked again. Other calls are settled within seconds. */
const BUDGET_WAIT_MS = 500;

/**
 * Reserves a call in the ledger, makes it, and stores the reply with its price. If the reply can't be stored, the call remains
 * open and is repeated with its idempotency key.
 * Returns the delay before another attempt if calls in progress have reserved the rest of a budget.
 * @throws AppError `budget_exceeded`, or the error of the provider. @throws LeaseLostError
 */
export async function callModel(deps: ExecutionDeps, work: ExecutionContext): Promise<number> {
  const tools = offeredTools(deps.toolbox, work.agent.tools);
  const reserved = await reserveCall(deps, work, tools);
  if (!reserved) return BUDGET_WAIT_MS;
  const started = deps.clock();
  const reply = await complete(deps, work, reserved, tools);
  await storeReply(deps, work, reserved.call, reply, started);
  return 0;
}

/** If this fails, the provider has charged nothing, unless the call remains open. */
async function complete(
  deps: ExecutionDeps,
  work: ExecutionContext,
  { call, spent }: ReservedCall,
  tools: readonly OfferedTool[],
): Promise<ModelReply> {
  const { agent, execution } = work;
  try {
    const provider = deps.providers.get(agent.provider);
    if (!provider) throw unavailable(`The provider ${agent.provider} is no longer configured.`);
    return await provider.complete({
      model: agent.model,
      messages: execution.messages,
      tools,
      maxOutputTokens: call.maxOutputTokens ?? remainingTokens(agent.limits, spent),
      key: call.id,
      timeoutMs: Math.min(MAX_CALL_MS, Math.max(1_000, (agent.limits.max_seconds - spent.seconds) * 1_000)),
    });
  } catch (error) {
    if (isAppError(error) && !mayHaveSucceeded(error)) await settleFailedCall(deps, work, call, error);
    throw error;
  }
}

/**
 * The provider may have replied and charged. The call remains open and is repeated with its idempotency key, so that
 * the provider charges it once.
 */
function mayHaveSucceeded({ code, kind }: AppError): boolean {
  return code === 'provider_not_reached' && kind === 'unavailable';
}

/**
 * Stores the reply and its price in one transaction if this worker holds the lease. If the execution was cancelled
 * meanwhile, only the price is stored.
 */
async function storeReply(
  deps: ExecutionDeps,
  { agent, execution, actor, workerId }: ExecutionContext,
  call: PlannedCall,
  { content, toolCalls, inputTokens, outputTokens }: ModelReply,
  started: Date,
): Promise<void> {
  const at = deps.clock();
  const { frameId } = actor;
  const price = deps.providers.get(agent.provider)?.priceOf(agent.model);
  const durationMs = at.getTime() - started.getTime();
  const said: ExecutionStep = { kind: 'message', name: null, arguments: null, result: content ?? '', durationMs };
  await deps.unitOfWork.run(frameId, async (stores) => {
    const { modelCalls, executions } = stores;
    const current = await executions.lockForWorker(frameId, execution.id, workerId);
    await modelCalls.settle(frameId, call.id, { status: 'succeeded', inputTokens, outputTokens, price, at });
    if (!current || isFinished(current)) return;
    const messages = [{ role: 'assistant', content, toolCalls }] as const;
    const steps = [said];
    if (toolCalls.length > 0) {
      await executions.recordProgress(frameId, execution.id, { status: 'running', messages, steps, attempt: 1, at });
      return;
    }
    const output = content ?? '';
    await executions.recordProgress(frameId, execution.id, { status: 'completed', messages, steps, output, at });
    await recordOutcome(stores, executionFinished(actor, agent, execution, { status: 'completed', at }), deps);
  });
}

async function settleFailedCall(
  { unitOfWork, clock }: ExecutionDeps,
  { actor, execution, workerId }: ExecutionContext,
  call: PlannedCall,
  { message }: AppError,
): Promise<void> {
  const failed = { status: 'failed', inputTokens: 0, outputTokens: 0, price: undefined, error: message } as const;
  await unitOfWork.run(actor.frameId, async ({ modelCalls, executions }) => {
    await executions.lockForWorker(actor.frameId, execution.id, workerId);
    await modelCalls.settle(actor.frameId, call.id, { ...failed, at: clock() });
  });
}
