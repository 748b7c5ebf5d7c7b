import { randomBytes } from 'node:crypto';
import { KeyedRequests } from '@trackway/application';
import { GuardedHttp, HostLimit, makeCheckUrl, OutboundPolicy, toSecret } from '@trackway/outbound';
import { openPostgres, PgIdempotency, PgSettingEffects } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import type { BuildService } from '@trackway/service';
import { FileLinks, measureStorage, openBlobStore } from '@trackway/storage';
import { grpcPeerActions } from './actions/grpc-peer-actions';
import { grpcProjectActions } from './actions/grpc-project-actions';
import { webhookAction } from './actions/http-webhook-action';
import { configuredProviders } from './agents/models/configured-providers';
import { meteredProviders } from './agents/models/metered-providers';
import { grpcAgentData } from './agents/tools/grpc-agent-data';
import { buildApplication, funnelSettingKinds } from './application';
import {
  grpcCheckConditions,
  grpcCheckFields,
  grpcEvaluateConditions,
  grpcFetchGrants,
} from './automation/rules/grpc-conditions';
import { grpcFindChannels, grpcFindForms } from './automation/rules/grpc-existing';
import { countRuns } from './automation/runs/count-runs';
import { onFormAnswered } from './automation/triggers/on-form-answered';
import { onHistoryLine } from './automation/triggers/on-history-line';
import { onMessageReceived } from './automation/triggers/on-message-received';
import { buildBackground } from './background';
import { grpcFormsClient } from './board/answers/grpc-forms-client';
import { urlOf } from './board/attachments/attachment-schemas';
import { settingUses } from './board/effects/pg-setting-uses';
import { grpcListProjects } from './board/projects/grpc-list-projects';
import {
  grpcFetchProject,
  grpcFetchProjects,
  grpcFindProjects,
  grpcFindTags,
  grpcFindUsers,
} from './board/projects/grpc-projects';
import { onProjectChanged } from './board/projects/on-project-changed';
import type { Config } from './config';
import { funnelsServer } from './grpc-funnels-server';
import { httpRoutes } from './http-routes';
import { PgUnitOfWork, SETTING_EFFECTS } from './pg-unit-of-work';
import { measureKeyedQueues } from './shared/queues/measure-keyed-queues';
import { httpDeliveryClient } from './webhooks/deliveries/http-delivery-client';
import { meteredDeliveryClient } from './webhooks/deliveries/metered-delivery-client';
import { onAuditEntry } from './webhooks/deliveries/on-audit-entry';
import { webhookDocument } from './webhooks/events/webhook-document-schemas';
import { grpcCheckView, grpcIsInView } from './webhooks/subscriptions/grpc-view-check';

/** Webhook deliveries from one frame to one host per minute in each replica, a quarter of them in a burst. */
const DELIVERIES_PER_MINUTE = 3_000;

/** The composition root: the only file of this service that builds adapters. */
export const buildFunnels: BuildService<Config> = (config, context) => {
  const { lifecycle, logger, metrics } = context;
  const clock = () => new Date();
  const { database, outboxStore } = openPostgres(config, context);
  const relay = context.openRelay(outboxStore);
  measureKeyedQueues(metrics, database);
  const clients = context.openClients({
    projects: config.PROJECTS_GRPC,
    forms: config.FORMS_GRPC,
    channels: config.CHANNELS_GRPC,
    spreadsheets: config.SPREADSHEETS_GRPC,
  });
  const { projects } = clients;
  const policy = new OutboundPolicy(config.OUTBOUND_ALLOWED_HOSTS);
  const outbound = lifecycle.own('outbound', new GuardedHttp(policy), (http) => http.stop());
  const storage = openBlobStore(config.STORAGE_URL);
  measureStorage(metrics, config.STORAGE_URL);
  const links = new FileLinks({
    keys: config.INTERNAL_KEYS,
    publicUrl: config.PUBLIC_URL,
    service: context.name,
    resource: 'attachment',
    clock,
  });
  const wake = {
    relay: () => relay.wake(),
    ruleWorker: () => background.ruleWorker.wake(),
    agentWorker: () => background.agentWorker.wake(),
    webhookWorker: () => background.webhookWorker.wake(),
  };
  const unitOfWork = new PgUnitOfWork(database, wake, countRuns(metrics));
  const deliveryClient = meteredDeliveryClient(httpDeliveryClient({ http: outbound, clock }), metrics);
  const limit = new HostLimit(DELIVERIES_PER_MINUTE);
  const fetchGrants = grpcFetchGrants(projects);
  const application = buildApplication({
    unitOfWork,
    settingEffects: new PgSettingEffects(database, {
      table: SETTING_EFFECTS,
      kinds: funnelSettingKinds,
      usesSince: settingUses,
    }),
    storage,
    linkTo: (frameId, attachment) => urlOf(links, frameId, attachment),
    fetchProject: grpcFetchProject(projects),
    fetchProjects: grpcFetchProjects(projects),
    findUsers: grpcFindUsers(projects),
    findTags: grpcFindTags(projects),
    forms: grpcFormsClient(clients.forms),
    findForms: grpcFindForms(clients.forms),
    findChannels: grpcFindChannels(clients.channels),
    checkUrl: makeCheckUrl(policy),
    checkView: grpcCheckView(projects),
    findProjects: grpcFindProjects(projects),
    checkConditions: grpcCheckConditions(projects),
    checkFields: grpcCheckFields(projects),
    evaluateConditions: grpcEvaluateConditions(projects),
    fetchGrants,
    listProjects: grpcListProjects(projects),
    makeAgentData: (find) => grpcAgentData({ ...clients, listProjects: grpcListProjects(projects), ...find }),
    providers: meteredProviders(configuredProviders(config.AI_PROVIDERS, outbound), metrics),
    frameLimits: { dailyTokens: config.AI_FRAME_DAILY_TOKENS, dailyCost: config.AI_FRAME_DAILY_COST },
    remoteActions: {
      ...grpcProjectActions(projects),
      ...grpcPeerActions(clients),
      call_webhook: webhookAction({ http: outbound, limit: new HostLimit(config.RULE_CALLS_PER_MINUTE), clock }),
    },
    deliveryClient,
    limit,
    newSecret: () => toSecret(randomBytes(32)),
    chance: Math.random,
    newId,
    clock,
  });

  const background = buildBackground({
    database,
    unitOfWork,
    storage,
    application,
    deliveryClient,
    limit,
    fetchGrants,
    isInView: grpcIsInView(projects),
    config,
    clock,
    logger,
  });

  const eventDeps = { newId, clock };
  return {
    health: { storage: () => storage.check() },
    background: background.tasks,
    handlers: [
      ...onProjectChanged(unitOfWork),
      ...onHistoryLine(unitOfWork, eventDeps),
      onFormAnswered(unitOfWork),
      onMessageReceived(unitOfWork, eventDeps),
      onAuditEntry(unitOfWork, eventDeps),
    ],
    grpcHandlers: (rpc) => funnelsServer(application, rpc),
    routes: httpRoutes(application, { storage, links }, new KeyedRequests(new PgIdempotency(database))),
    webhooks: webhookDocument(),
  };
};
