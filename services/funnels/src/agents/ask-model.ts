import { type AppError, isAppError, unavailable } from '@trackway/errors';
import { announceWork } from '../webhooks/announce-work';
import { refuseOverBudget, type Spent, tokensLeft } from './budget';
import { type ExecutionStep, isOver } from './execution';
import { executionEnded } from './execution-events';
import type { PlannedCall } from './execution-store';
import type { ExecutionDeps, ExecutionWork } from './execution-work';
import type { ModelReply } from './model-provider';
import { offeredTools } from './use-tool';

/** The longest that one answer of a model is waited for; shorter than a lane is held. */
const MAX_CALL_MS = 15_000;

/**
 * Asks the model for its next word: notes the call in the ledger, makes it, and keeps the answer and its price together.
 * @throws AppError `budget_exceeded`, or what the provider's fault is; the call is in the ledger then too.
 */
export async function askModel(deps: ExecutionDeps, work: ExecutionWork): Promise<void> {
  const { agent, execution, actor } = work;
  const provider = deps.providers.get(agent.provider);
  const open = await deps.unitOfWork.run(actor.frameId, ({ modelCalls }) =>
    modelCalls.open(actor.frameId, execution.id),
  );
  const spent = await spentSoFar(deps, work);
  if (!open) refuseOverBudget(agent.limits, deps.frameLimits, spent);
  const call = open ?? (await plan(deps, work));
  const started = deps.clock();
  try {
    if (!provider) throw unavailable(`The provider ${agent.provider} is not configured any more.`);
    const reply = await provider.ask({
      model: agent.model,
      messages: execution.messages,
      tools: offeredTools(deps.toolbox, agent.tools),
      maxOutputTokens: tokensLeft(agent.limits, spent),
      key: call.id,
      timeoutMs: Math.min(MAX_CALL_MS, Math.max(1_000, (agent.limits.max_seconds - spent.seconds) * 1_000)),
    });
    await keep(deps, work, call, reply, started);
  } catch (error) {
    if (isAppError(error) && !mayHaveBeenAnswered(error)) await settleFailed(deps, work, call, error);
    throw error;
  }
}

/**
 * The provider may have answered, and charged for it, though nothing came: the call stays open, and the next try is the same call by its
 * key, which a provider charges once.
 */
function mayHaveBeenAnswered({ code, kind }: AppError): boolean {
  return code === 'provider_not_reached' && kind === 'unavailable';
}

async function plan(
  { unitOfWork, newId, clock }: ExecutionDeps,
  { agent, execution, actor }: ExecutionWork,
): Promise<PlannedCall> {
  const { provider, model } = agent;
  const call = { id: newId(), executionId: execution.id, agentId: agent.id, provider, model, calledAt: clock() };
  await unitOfWork.run(actor.frameId, async ({ modelCalls, executions }) => {
    await modelCalls.plan(actor.frameId, call);
    await executions.goOn(actor.frameId, execution.id, { status: 'running', at: call.calledAt });
  });
  return call;
}

async function spentSoFar(
  { unitOfWork, clock }: ExecutionDeps,
  { agent, execution, actor }: ExecutionWork,
): Promise<Spent> {
  const { frameId } = actor;
  const now = clock();
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00.000Z`);
  return await unitOfWork.run(frameId, async ({ modelCalls }) => {
    const usage = await modelCalls.usageOf(frameId, execution.id);
    // Waiting for a person costs nobody anything.
    const worked = execution.steps.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1_000;
    return {
      steps: execution.steps.length,
      seconds: worked + usage.lostSeconds,
      execution: usage,
      agentToday: await modelCalls.usageSince(frameId, today, agent.id),
      frameToday: await modelCalls.usageSince(frameId, today),
    };
  });
}

/** The answer and its price in one transaction. One that comes after the execution was cancelled is paid for and not followed. */
async function keep(
  deps: ExecutionDeps,
  { agent, execution, actor }: ExecutionWork,
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
    await modelCalls.settle(frameId, call.id, { status: 'succeeded', inputTokens, outputTokens, price, at });
    const current = await executions.lock(frameId, execution.id);
    if (!current || isOver(current)) return;
    const messages = [{ role: 'assistant', content, toolCalls }] as const;
    const steps = [said];
    if (toolCalls.length > 0) {
      await executions.goOn(frameId, execution.id, { status: 'running', messages, steps, attempt: 1, at });
      return;
    }
    const output = content ?? '';
    await executions.goOn(frameId, execution.id, { status: 'completed', messages, steps, output, at });
    await announceWork(stores, executionEnded(actor, agent, execution, { status: 'completed', at }), deps);
  });
}

async function settleFailed(
  { unitOfWork, clock }: ExecutionDeps,
  { actor }: ExecutionWork,
  call: PlannedCall,
  { message }: AppError,
): Promise<void> {
  const failed = { status: 'failed', inputTokens: 0, outputTokens: 0, price: undefined, error: message } as const;
  await unitOfWork.run(actor.frameId, ({ modelCalls }) =>
    modelCalls.settle(actor.frameId, call.id, { ...failed, at: clock() }),
  );
}
