import { changeByCommands, parseInput, type SettingReverter } from '@trackway/application';
import { EXISTS } from '@trackway/contracts';
import { isUuid } from '@trackway/runtime';
import type { AgentStores, UnitOfWork } from '../../unit-of-work';
import { agentValues } from './agent-audit';
import { toChanges, updateAgentBody } from './agent-schemas';
import type { makeDeleteAgent, makeRestoreAgent, makeUpdateAgent } from './write-agent';

interface Deps {
  readonly unitOfWork: UnitOfWork<Pick<AgentStores, 'agents'>>;
  readonly updateAgent: ReturnType<typeof makeUpdateAgent>;
  readonly deleteAgent: ReturnType<typeof makeDeleteAgent>;
  readonly restoreAgent: ReturnType<typeof makeRestoreAgent>;
}

/** Definitions of agents. A user who restores an earlier one becomes the owner and needs the scopes of its tools. */
export function agentReverter({ unitOfWork, updateAgent, deleteAgent, restoreAgent }: Deps): SettingReverter {
  return {
    read: ({ frameId }, ids) =>
      unitOfWork.run(frameId, async ({ agents }) => {
        const found = await agents.findMany(frameId, ids.filter(isUuid));
        return new Map(
          found.map((agent) => {
            const values = { ...agentValues(agent), [EXISTS]: agent.deletedAt === null };
            return [agent.id, { version: agent.version, values }];
          }),
        );
      }),
    change: changeByCommands({
      restore: restoreAgent,
      update: (caller, target, values) => updateAgent(caller, target, toChanges(parseInput(updateAgentBody, values))),
      remove: deleteAgent,
    }),
  };
}
