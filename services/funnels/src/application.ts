import { combineSources, type SettingEffects, settingSource } from '@trackway/application';
import { type ActionsDeps, actionsModule } from './actions/actions-module';
import { type AgentDeps, agentsModule } from './agents/agents-module';
import { type AutomationDeps, automationModule } from './automation/automation-module';
import { type BoardDeps, boardModule } from './board/board-module';
import type { UnitOfWork } from './unit-of-work';
import { type WebhookDeps, webhooksModule } from './webhooks/webhooks-module';

/** The settings of this service. */
export const funnelSettingKinds = ['funnel', 'step', 'automation', 'assistant', 'ai_agent', 'webhook'] as const;

type ModuleDeps = BoardDeps & WebhookDeps & ActionsDeps & AgentDeps & AutomationDeps;

export interface ApplicationDeps extends Omit<ModuleDeps, 'unitOfWork'> {
  readonly unitOfWork: UnitOfWork;
  readonly settingEffects: SettingEffects;
}

/** The modules of this service. Each module lists its use cases. */
export function buildApplication(deps: ApplicationDeps) {
  const board = boardModule(deps);
  const webhooks = webhooksModule(deps);
  const actions = actionsModule(deps, board);
  const agents = agentsModule(deps, { board, actions });
  const automation = automationModule(deps, { board, performers: agents.performers });
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
