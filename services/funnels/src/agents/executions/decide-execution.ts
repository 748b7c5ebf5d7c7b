import { conflict, missingScope, notFound } from '@trackway/errors';
import { type Caller, type Clock, hasScope, type NewId } from '@trackway/runtime';
import type { AgentStores, UnitOfWork } from '../../unit-of-work';
import { recordOutcome } from '../../webhooks/deliveries/record-outcome';
import type { Toolbox } from '../tools/tool';
import { type Execution, isFinished } from './execution';
import { auditExecution } from './execution-audit';
import { approvalDecided, executionFinished } from './execution-events';
import type { ExecutionProgress } from './execution-store';

interface Deps {
  readonly unitOfWork: UnitOfWork<AgentStores>;
  readonly toolbox: Toolbox;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Approves the pending tool calls. The user needs the scopes of the tools. */
export function makeApproveExecution(deps: Deps) {
  return (caller: Caller, id: string): Promise<void> => decide(deps, caller, id, () => ({ verdict: 'approved' }));
}

/** Rejects the pending tool calls. The model gets an error, and the execution continues. */
export function makeRejectExecution(deps: Deps) {
  return (caller: Caller, id: string, reason: string): Promise<void> =>
    decide(deps, caller, id, (execution) => {
      const rejection = JSON.stringify({ error: `A user has rejected this call.${reason ? ` ${reason}` : ''}` });
      const messages = execution.waiting.map(
        (call) => ({ role: 'tool', toolCallId: call.id, content: rejection }) as const,
      );
      const steps = execution.waiting.map((call) => ({
        kind: 'tool_call' as const,
        name: call.name,
        arguments: call.arguments,
        result: rejection,
        durationMs: 0,
      }));
      return { verdict: 'refused', messages, steps, waiting: [] };
    });
}

/** Cancels an execution. What it has done is not undone. */
export function makeCancelExecution(deps: Omit<Deps, 'toolbox'>) {
  return (caller: Caller, id: string): Promise<void> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const { frameId } = caller;
      const { executions, agents } = stores;
      const execution = await executions.lock(frameId, id);
      const agent = execution && (await agents.atVersion(frameId, execution.agentId, execution.agentVersion));
      if (!execution || !agent) throw notFound('ai_agent_execution');
      if (isFinished(execution)) throw conflict(`The execution is ${execution.status} already.`);
      const at = deps.clock();
      await executions.recordProgress(frameId, id, { status: 'cancelled', at });
      await stores.outbox.add(auditExecution(caller, 'cancelled', { execution, agent }));
      await recordOutcome(stores, executionFinished(caller, agent, execution, { status: 'cancelled', at }), deps);
    });
}

interface Decision extends Pick<ExecutionProgress, 'messages' | 'steps' | 'waiting'> {
  readonly verdict: 'approved' | 'refused';
}

function decide(deps: Deps, caller: Caller, id: string, decisionOn: (execution: Execution) => Decision): Promise<void> {
  const { frameId } = caller;
  return deps.unitOfWork.run(frameId, async (stores) => {
    const { executions, agents } = stores;
    const execution = await executions.lock(frameId, id);
    const agent = execution && (await agents.atVersion(frameId, execution.agentId, execution.agentVersion));
    if (!execution || !agent) throw notFound('ai_agent_execution');
    if (execution.status !== 'awaiting_approval') throw conflict('The execution does not wait for an approval.');
    for (const { name } of execution.waiting) {
      const scope = deps.toolbox.get(name)?.scope;
      if (scope && !hasScope(caller, scope)) throw missingScope(scope);
    }
    const { verdict, ...progress } = decisionOn(execution);
    const at = deps.clock();
    await executions.recordProgress(frameId, id, { ...progress, status: 'running', at });
    await executions.enqueue(frameId, id);
    const details = { tools: execution.waiting.map(({ name }) => name) };
    await stores.outbox.add(auditExecution(caller, verdict, { execution, agent }, { details }));
    await recordOutcome(stores, approvalDecided(caller, agent, execution, { verdict, at }), deps);
  });
}
