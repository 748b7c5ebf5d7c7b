import type { Clock, NewId } from '@trackway/runtime';
import type { ActionPerformers } from '../actions/action-performer';
import type { BoardModule } from '../board/board-module';
import type { FetchGrants } from '../shared/owner-scopes';
import type { AgentStores, UnitOfWork } from '../unit-of-work';
import { agentReverter } from './definitions/agent-reverter';
import { makeListAgents, makeListAgentVersions, makeReadAgent } from './definitions/read-agents';
import { makeCreateAgent, makeDeleteAgent, makeRestoreAgent, makeUpdateAgent } from './definitions/write-agent';
import type { FrameLimits } from './executions/budget';
import { makeApproveExecution, makeCancelExecution, makeRejectExecution } from './executions/decide-execution';
import { makeListExecutions, makeReadExecution } from './executions/read-executions';
import { makeRunExecution } from './executions/run-execution';
import { startAgentAction } from './executions/start-agent-action';
import { makeCheckStart, makeStartExecution } from './executions/start-execution';
import { makeStreamExecutions } from './executions/stream-executions';
import type { ModelProviders } from './models/model-provider';
import type { AgentData } from './tools/agent-data';
import { readTools } from './tools/read-tools';
import { writeTools } from './tools/write-tools';

export interface AgentDeps {
  readonly unitOfWork: UnitOfWork<AgentStores>;
  readonly providers: ModelProviders;
  readonly makeAgentData: (board: Pick<BoardModule['queries'], 'findAssignments' | 'findFunnels'>) => AgentData;
  readonly fetchGrants: FetchGrants;
  readonly frameLimits: FrameLimits;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** AI agents and their executions. `performers` are the given actions and the start of an agent. */
export function agentsModule(
  deps: AgentDeps,
  { board, actions }: { readonly board: BoardModule; readonly actions: Omit<ActionPerformers, 'start_agent'> },
) {
  const { ensureProject, queries } = board;
  const startExecution = makeStartExecution({ ...deps, ensureProject });
  const startAgent = startAgentAction({ startExecution, checkStart: makeCheckStart(deps) });
  const performers: ActionPerformers = { ...actions, start_agent: startAgent };
  const tools = [...readTools(deps.makeAgentData(queries)), ...writeTools(performers)];
  const equipped = { ...deps, toolbox: new Map(tools.map((tool) => [tool.name, tool])) };
  const changes = {
    updateAgent: makeUpdateAgent(equipped),
    deleteAgent: makeDeleteAgent(deps),
    restoreAgent: makeRestoreAgent(equipped),
  };
  return {
    performers,
    reverters: { ai_agent: agentReverter({ ...deps, ...changes }) },
    commands: {
      createAgent: makeCreateAgent(equipped),
      ...changes,
      startExecution,
      runExecution: makeRunExecution(equipped),
      cancelExecution: makeCancelExecution(deps),
      approveExecution: makeApproveExecution(equipped),
      rejectExecution: makeRejectExecution(equipped),
    },
    queries: {
      readAgent: makeReadAgent(deps),
      listAgentVersions: makeListAgentVersions(deps),
      listAgents: makeListAgents(deps),
      readExecution: makeReadExecution(deps),
      listExecutions: makeListExecutions(deps),
      streamExecutions: makeStreamExecutions(deps),
    },
  };
}
