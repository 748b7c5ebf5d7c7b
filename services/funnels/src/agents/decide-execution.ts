import { conflict, missingScope, notFound } from '@trackway/errors';
import { type Caller, type Clock, hasScope } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';
import { type Execution, isOver } from './execution';
import { executionEnded, executionJudged } from './execution-events';
import type { Progress } from './execution-store';
import type { Toolbox } from './tools/tool';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly toolbox: Toolbox;
  readonly clock: Clock;
}

/** Lets an agent do what it waits for. Only who could do it themselves may say so. */
export function makeApproveExecution(deps: Deps) {
  return (caller: Caller, id: string): Promise<void> =>
    judge(deps, caller, id, (execution) => ({ status: 'running', waiting: execution.waiting }));
}

/** Tells an agent that it may not do what it waits for; it goes on and may do something else. */
export function makeRefuseExecution(deps: Deps) {
  return (caller: Caller, id: string, reason: string): Promise<void> =>
    judge(deps, caller, id, (execution) => {
      const told = JSON.stringify({ error: `A person has refused this.${reason ? ` ${reason}` : ''}` });
      const messages = execution.waiting.map((call) => ({ role: 'tool', toolCallId: call.id, content: told }) as const);
      const steps = execution.waiting.map((call) => ({
        kind: 'tool_call' as const,
        name: call.name,
        arguments: call.arguments,
        result: told,
        durationMs: 0,
      }));
      return { status: 'running', messages, steps };
    });
}

/** Ends an execution wherever it is. What it has done stays done. */
export function makeCancelExecution({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return ({ frameId, ...caller }: Caller, id: string): Promise<void> =>
    unitOfWork.run(frameId, async ({ executions, agents, outbox }) => {
      const execution = await executions.lock(frameId, id);
      const agent = execution && (await agents.atVersion(frameId, execution.agentId, execution.agentVersion));
      if (!execution || !agent) throw notFound('ai_agent_execution');
      if (isOver(execution)) throw conflict(`The execution is ${execution.status} already.`);
      const at = clock();
      await executions.goOn(frameId, id, { status: 'cancelled', at });
      await outbox.add(...executionEnded({ frameId, ...caller }, agent, execution, { status: 'cancelled', at }));
    });
}

type Judgement = Pick<Progress, 'status' | 'messages' | 'steps' | 'waiting'>;

function judge(
  { unitOfWork, toolbox, clock }: Deps,
  caller: Caller,
  id: string,
  decide: (execution: Execution) => Judgement,
): Promise<void> {
  const { frameId } = caller;
  return unitOfWork.run(frameId, async ({ executions, agents, outbox }) => {
    const execution = await executions.lock(frameId, id);
    const agent = execution && (await agents.atVersion(frameId, execution.agentId, execution.agentVersion));
    if (!execution || !agent) throw notFound('ai_agent_execution');
    if (execution.status !== 'awaiting_approval') throw conflict('The execution waits for nobody, or no longer.');
    for (const { name } of execution.waiting) {
      const scope = toolbox.get(name)?.scope;
      if (scope && !hasScope(caller, scope)) throw missingScope(scope);
    }
    const judgement = decide(execution);
    await executions.goOn(frameId, id, { ...judgement, at: clock() });
    await executions.enqueue(frameId, id);
    await outbox.add(
      ...executionJudged(caller, agent, execution, judgement.messages ? 'refused' : 'approved', clock()),
    );
  });
}
