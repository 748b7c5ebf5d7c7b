import { combineSources, type SettingEffects, settingSource } from '@trackway/application';
import type { ActionPerformers } from './actions/action-performer';
import { moveAction } from './actions/move-action';
import { makeMoveByRule } from './actions/move-by-rule';
import { type AgentDeps, agentsModule } from './agents/agents-module';
import { startAgentAction } from './agents/executions/start-agent-action';
import { makeCheckStart, makeStartExecution } from './agents/executions/start-execution';
import type { AgentData } from './agents/tools/agent-data';
import { type AutomationDeps, automationModule } from './automation/automation-module';
import { type BoardDeps, boardModule } from './board/board-module';
import type { UnitOfWork } from './unit-of-work';
import { type WebhookDeps, webhooksModule } from './webhooks/webhooks-module';

/** The settings of this service. */
export const funnelSettingKinds = ['funnel', 'step', 'automation', 'assistant', 'ai_agent', 'webhook'] as const;

type BoardQueries = ReturnType<typeof boardModule>['queries'];

/** What the composition root passes to the modules. Members that the modules provide to each other are left out. */
export interface ApplicationDeps
  extends Omit<BoardDeps, 'unitOfWork'>,
    Omit<WebhookDeps, 'unitOfWork'>,
    Omit<AgentDeps, 'unitOfWork' | 'ensureProject' | 'performers' | 'startExecution' | 'agentData'>,
    Omit<AutomationDeps, 'unitOfWork' | 'ensureProject' | 'performers'> {
  readonly unitOfWork: UnitOfWork;
  /** Performers of the actions that other services or hosts carry out. */
  readonly remoteActions: Omit<ActionPerformers, 'move' | 'start_agent'>;
  readonly settingEffects: SettingEffects;
  readonly makeAgentData: (board: Pick<BoardQueries, 'findAssignments' | 'findFunnels'>) => AgentData;
}

/** The modules of this service. Each lists its use cases. */
export function buildApplication(deps: ApplicationDeps) {
  const board = boardModule(deps);
  const webhooks = webhooksModule(deps);
  const { ensureProject, keyedMoves } = board;
  const startExecution = makeStartExecution({ ...deps, ensureProject });
  const moveByRule = makeMoveByRule({ ...deps, moves: keyedMoves, previewMove: board.queries.previewMove });
  const performers = {
    ...deps.remoteActions,
    move: moveAction(moveByRule),
    start_agent: startAgentAction({ startExecution, checkStart: makeCheckStart(deps) }),
  };
  const shared = { ...deps, ensureProject, performers };
  const agents = agentsModule({ ...shared, startExecution, agentData: deps.makeAgentData(board.queries) });
  const automation = automationModule(shared);
  const reverters = { ...board.reverters, ...agents.reverters, ...automation.reverters, ...webhooks.reverters };
  return {
    effects: combineSources([
      { kinds: ['assignment'], source: board.effects },
      { kinds: funnelSettingKinds, source: settingSource(deps.settingEffects, reverters) },
    ]),
    commands: { ...board.commands, ...webhooks.commands, ...agents.commands, ...automation.commands },
    queries: { ...board.queries, ...webhooks.queries, ...agents.queries, ...automation.queries },
  };
}

export type Application = ReturnType<typeof buildApplication>;
