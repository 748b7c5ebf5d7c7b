import type { OfferedTool } from '../models/model-provider';
import { assertWithinBudget, type Consumption, computeReservation, type Reservation } from './budget';
import type { ExecutionContext, ExecutionDeps } from './execution-context';
import type { ModelCallLedger, PlannedCall } from './execution-store';

export interface ReservedCall {
  readonly call: PlannedCall;
  readonly spent: Consumption;
}

/**
 * Reserves the next model call in the ledger. Locks the budgets of the frame, so that concurrent executions cannot
 * exceed them together. Returns an interrupted call unchanged. Returns undefined if calls in progress have reserved the
 * rest of a budget.
 * @throws AppError `budget_exceeded`. @throws LeaseLostError
 */
export async function reserveCall(
  deps: ExecutionDeps,
  work: ExecutionContext,
  tools: readonly OfferedTool[],
): Promise<ReservedCall | undefined> {
  const { agent, execution, actor, workerId } = work;
  const { frameId } = actor;
  return await deps.unitOfWork.run(frameId, async ({ modelCalls, executions }) => {
    await executions.lockForWorker(frameId, execution.id, workerId);
    const open = await modelCalls.open(frameId, execution.id);
    if (!open) await modelCalls.lockBudgets(frameId);
    const calledAt = deps.clock();
    const { spent, reserved } = await currentUse(modelCalls, work, calledAt);
    if (open) return { call: open, spent };
    assertWithinBudget(agent.limits, deps.frameLimits, spent);
    const input = { messages: execution.messages, tools };
    const price = deps.providers.get(agent.provider)?.priceOf(agent.model);
    const reservation = computeReservation(agent.limits, deps.frameLimits, { spent, reserved }, input, price);
    if (!reservation) return undefined;
    const { provider, model } = agent;
    const identity = { id: deps.newId(), executionId: execution.id, agentId: agent.id };
    const call = { ...identity, provider, model, calledAt, maxOutputTokens: reservation.outputTokens };
    await modelCalls.plan(frameId, call, reservation);
    await executions.recordProgress(frameId, execution.id, { status: 'running', at: calledAt });
    return { call, spent };
  });
}

/** Older unsettled calls count as abandoned. */
const RESERVED_MS = 10 * 60_000;

async function currentUse(
  modelCalls: ModelCallLedger,
  { agent, execution, actor: { frameId } }: ExecutionContext,
  now: Date,
): Promise<{ spent: Consumption; reserved: { agent: Reservation; frame: Reservation } }> {
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00.000Z`);
  const since = new Date(now.getTime() - RESERVED_MS);
  // Reservations are read before usage: a call that is settled in between is then counted twice instead of not at all.
  const reserved = {
    agent: await modelCalls.reservedSince(frameId, since, agent.id),
    frame: await modelCalls.reservedSince(frameId, since),
  };
  const used = await modelCalls.usageOf(frameId, execution.id);
  // Waiting for an approval does not count.
  const worked = execution.steps.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1_000;
  return {
    spent: {
      steps: execution.steps.length,
      seconds: worked + used.failedSeconds,
      execution: used,
      agentToday: await modelCalls.usageSince(frameId, today, agent.id),
      frameToday: await modelCalls.usageSince(frameId, today),
    },
    reserved,
  };
}
