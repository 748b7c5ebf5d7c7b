import type { Clock, NewId } from '@trackway/runtime';
import type { AskGrants } from '../owners/owners-scopes';
import type { KnowProject } from '../project-facts/know-project';
import type { ActionPerformers } from '../runs/action-performer';
import type { UnitOfWork } from '../unit-of-work';
import type { FrameLimits } from './budget';
import { makeApproveExecution, makeCancelExecution, makeRefuseExecution } from './decide-execution';
import type { ModelProviders } from './model-provider';
import { makeAgentVersions, makeListAgents, makeListExecutions, makeReadAgent, makeReadExecution } from './read-agents';
import { makeRunExecution } from './run-execution';
import type { makeStartExecution } from './start-execution';
import { makeStreamExecutions } from './stream-executions';
import { changingTools } from './tools/changing-tools';
import type { ReadForAgents } from './tools/read-for-agents';
import { readingTools } from './tools/reading-tools';
import { makeCreateAgent, makeDeleteAgent, makeRestoreAgent, makeUpdateAgent } from './write-agent';

export interface AgentDeps {
  readonly unitOfWork: UnitOfWork;
  readonly knowProject: KnowProject;
  readonly startExecution: ReturnType<typeof makeStartExecution>;
  readonly providers: ModelProviders;
  readonly readForAgents: ReadForAgents;
  readonly performers: ActionPerformers;
  readonly askGrants: AskGrants;
  readonly frameLimits: FrameLimits;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Everything that can be done with AI agents. */
export function agentApplication(deps: AgentDeps) {
  const tools = [...readingTools(deps.readForAgents), ...changingTools(deps.performers)];
  const equipped = { ...deps, toolbox: new Map(tools.map((tool) => [tool.name, tool])) };
  return {
    commands: {
      createAgent: makeCreateAgent(equipped),
      updateAgent: makeUpdateAgent(equipped),
      deleteAgent: makeDeleteAgent(deps),
      restoreAgent: makeRestoreAgent(deps),
      startExecution: deps.startExecution,
      runExecution: makeRunExecution(equipped),
      cancelExecution: makeCancelExecution(deps),
      approveExecution: makeApproveExecution(equipped),
      refuseExecution: makeRefuseExecution(equipped),
    },
    queries: {
      readAgent: makeReadAgent(deps),
      agentVersions: makeAgentVersions(deps),
      listAgents: makeListAgents(deps),
      readExecution: makeReadExecution(deps),
      listExecutions: makeListExecutions(deps),
      streamExecutions: makeStreamExecutions(deps),
    },
  };
}
