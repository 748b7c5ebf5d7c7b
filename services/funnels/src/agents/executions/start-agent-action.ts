import type { RuleAction } from '../../actions/action';
import type { ActionPerformer } from '../../actions/action-performer';
import type { makeCheckStart, makeStartExecution } from './start-execution';

/** Starts an agent without waiting for it. The trigger is passed to the agent as data. */
export function startAgentAction({
  startExecution,
  checkStart,
}: {
  startExecution: ReturnType<typeof makeStartExecution>;
  checkStart: ReturnType<typeof makeCheckStart>;
}): ActionPerformer<Extract<RuleAction, { type: 'start_agent' }>> {
  return {
    perform: async ({ agent_id: agentId, input }, { caller, projectId, key, about }) => {
      const happened = JSON.stringify({ trigger: about.trigger, ...about.detail });
      const prompt = `${input ?? 'Follow your instructions.'}\n\nThe event, as data:\n${happened}`;
      const { id } = await startExecution(caller, { agentId, projectId: projectId ?? undefined, input: prompt, key });
      return { status: 'succeeded', detail: `Started the execution ${id}.`, outputs: { execution_id: id } };
    },
    preview: async ({ agent_id: agentId }, { caller }) => {
      await checkStart(caller, agentId);
      return { possible: true, detail: `The agent ${agentId} would be started.` };
    },
  };
}
