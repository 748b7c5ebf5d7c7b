import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { accessSearch } from '../access/access-search';
import { agentsSearch } from '../agents/agents-search';
import { boardSearch } from '../board/board-search';
import { channelSearch } from '../channels/channel-search';
import { conversationsSearch } from '../conversations/conversations-search';
import { customersSearch } from '../customers/customers-search';
import { deletedSearch } from '../deleted/deleted-search';
import { deliveriesSearch } from '../deliveries/deliveries-search';
import { webhookSearch } from '../deliveries/webhook-search';
import { formSearch, formsSearch } from '../forms/forms-search';
import { funnelSearch, funnelsSearch } from '../funnels/funnels-search';
import { groupSearch, groupsSearch } from '../groups/groups-search';
import { intakeSearch } from '../intake/intake-search';
import { projectSearch } from '../project/project-search';
import { projectsSearch } from '../projects/projects-search';
import { rulesSearch } from '../rules/rules-search';
import { transfersSearch } from '../transfers/transfers-search';
import { lazyScreen } from '../ui/lazy-part';
import { FailedScreen, MissingScreen } from './fallback-screens';
import { Shell } from './shell';

const root = createRootRoute({
  component: Shell,
  notFoundComponent: MissingScreen,
  errorComponent: FailedScreen,
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/overview' });
  },
});

const projects = createRoute({
  getParentRoute: () => root,
  path: '/projects',
  validateSearch: projectsSearch,
  component: lazyScreen(() => import('../projects/projects-screen'), 'ProjectsScreen'),
});

const project = createRoute({
  getParentRoute: () => root,
  path: '/projects/$project',
  validateSearch: projectSearch,
  component: lazyScreen(() => import('../project/project-screen'), 'ProjectScreen'),
});

const customers = createRoute({
  getParentRoute: () => root,
  path: '/customers',
  validateSearch: customersSearch,
  component: lazyScreen(() => import('../customers/customers-screen'), 'CustomersScreen'),
});

const groups = createRoute({
  getParentRoute: () => root,
  path: '/groups',
  validateSearch: groupsSearch,
  component: lazyScreen(() => import('../groups/groups-screen'), 'GroupsScreen'),
});

const group = createRoute({
  getParentRoute: () => root,
  path: '/groups/$group',
  validateSearch: groupSearch,
  component: lazyScreen(() => import('../groups/group-screen'), 'GroupScreen'),
});

const boards = createRoute({
  getParentRoute: () => root,
  path: '/boards',
  validateSearch: boardSearch,
  component: lazyScreen(() => import('../board/board-screen'), 'BoardScreen'),
});

const funnels = createRoute({
  getParentRoute: () => root,
  path: '/funnels',
  validateSearch: funnelsSearch,
  component: lazyScreen(() => import('../funnels/funnels-screen'), 'FunnelsScreen'),
});

const funnel = createRoute({
  getParentRoute: () => root,
  path: '/funnels/$funnel',
  validateSearch: funnelSearch,
  component: lazyScreen(() => import('../funnels/funnel-screen'), 'FunnelScreen'),
});

const forms = createRoute({
  getParentRoute: () => root,
  path: '/forms',
  validateSearch: formsSearch,
  component: lazyScreen(() => import('../forms/forms-screen'), 'FormsScreen'),
});

const newForm = createRoute({
  getParentRoute: () => root,
  path: '/forms/new',
  validateSearch: formSearch,
  component: lazyScreen(() => import('../forms/new-form-screen'), 'NewFormScreen'),
});

const form = createRoute({
  getParentRoute: () => root,
  path: '/forms/$form',
  validateSearch: formSearch,
  component: lazyScreen(() => import('../forms/form-screen'), 'FormScreen'),
});

const transfers = createRoute({
  getParentRoute: () => root,
  path: '/transfers',
  validateSearch: transfersSearch,
  component: lazyScreen(() => import('../transfers/transfers-screen'), 'TransfersScreen'),
});

const operation = createRoute({
  getParentRoute: () => root,
  path: '/transfers/$operation',
  component: lazyScreen(() => import('../transfers/operation-screen'), 'OperationScreen'),
});

const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules',
  validateSearch: rulesSearch,
  component: lazyScreen(() => import('../rules/rules-screen'), 'RulesScreen'),
});

const rule = createRoute({
  getParentRoute: () => root,
  path: '/rules/$rule',
  validateSearch: rulesSearch,
  component: lazyScreen(() => import('../rules/rule-screen'), 'RuleScreen'),
});

const newRule = createRoute({
  getParentRoute: () => root,
  path: '/rules/new',
  validateSearch: rulesSearch,
  component: lazyScreen(() => import('../rules/editor/new-rule-screen'), 'NewRuleScreen'),
});

const editRule = createRoute({
  getParentRoute: () => root,
  path: '/rules/$rule/edit',
  validateSearch: rulesSearch,
  component: lazyScreen(() => import('../rules/editor/edit-rule-screen'), 'EditRuleScreen'),
});

const intake = createRoute({
  getParentRoute: () => root,
  path: '/intake',
  validateSearch: intakeSearch,
  component: lazyScreen(() => import('../intake/intake-screen'), 'IntakeScreen'),
});

const intakeLink = createRoute({
  getParentRoute: () => root,
  path: '/intake/$link',
  validateSearch: intakeSearch,
  component: lazyScreen(() => import('../intake/intake-link-screen'), 'IntakeLinkScreen'),
});

const agents = createRoute({
  getParentRoute: () => root,
  path: '/agents',
  validateSearch: agentsSearch,
  component: lazyScreen(() => import('../agents/agents-screen'), 'AgentsScreen'),
});

const agent = createRoute({
  getParentRoute: () => root,
  path: '/agents/$agent',
  component: lazyScreen(() => import('../agents/agent-screen'), 'AgentScreen'),
});

const execution = createRoute({
  getParentRoute: () => root,
  path: '/agents/executions/$execution',
  component: lazyScreen(() => import('../agents/execution-screen'), 'ExecutionScreen'),
});

const deliveries = createRoute({
  getParentRoute: () => root,
  path: '/deliveries',
  validateSearch: deliveriesSearch,
  component: lazyScreen(() => import('../deliveries/deliveries-screen'), 'DeliveriesScreen'),
});

const webhook = createRoute({
  getParentRoute: () => root,
  path: '/deliveries/$webhook',
  validateSearch: webhookSearch,
  component: lazyScreen(() => import('../deliveries/webhook-screen'), 'WebhookScreen'),
});

const channel = createRoute({
  getParentRoute: () => root,
  path: '/deliveries/channels/$channel',
  validateSearch: channelSearch,
  component: lazyScreen(() => import('../channels/channel-screen'), 'ChannelScreen'),
});

const conversations = createRoute({
  getParentRoute: () => root,
  path: '/conversations',
  validateSearch: conversationsSearch,
  component: lazyScreen(() => import('../conversations/conversations-screen'), 'ConversationsScreen'),
});

const access = createRoute({
  getParentRoute: () => root,
  path: '/access',
  validateSearch: accessSearch,
  component: lazyScreen(() => import('../access/access-screen'), 'AccessScreen'),
});

const operations = createRoute({
  getParentRoute: () => root,
  path: '/operations',
  component: lazyScreen(() => import('../operations/operations-screen'), 'OperationsScreen'),
});

const deleted = createRoute({
  getParentRoute: () => root,
  path: '/deleted',
  validateSearch: deletedSearch,
  component: lazyScreen(() => import('../deleted/deleted-screen'), 'DeletedScreen'),
});

const fix = createRoute({
  getParentRoute: () => root,
  path: '/transfers/$operation/fix',
  component: lazyScreen(() => import('../fix/fix-screen'), 'FixScreen'),
});

const overview = createRoute({
  getParentRoute: () => root,
  path: '/overview',
  component: lazyScreen(() => import('../overview/overview-screen'), 'OverviewScreen'),
});

const routeTree = root.addChildren([
  ...[home, overview, projects, project, customers, groups, group, boards, transfers, operation],
  ...[funnels, funnel, forms, newForm, form],
  ...[
    rules,
    newRule,
    rule,
    editRule,
    intake,
    intakeLink,
    agents,
    agent,
    execution,
    deliveries,
    webhook,
    channel,
    conversations,
    access,
    operations,
    deleted,
    fix,
  ],
]);

export function makeRouter({ basePath, onNavigate }: { basePath: string; onNavigate: () => void }) {
  const router = createRouter({
    routeTree,
    basepath: basePath,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // A screen that fails leaves the navigation.
    defaultErrorComponent: FailedScreen,
  });
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) onNavigate();
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
