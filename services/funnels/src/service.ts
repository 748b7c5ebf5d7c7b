import { randomBytes } from 'node:crypto';
import { PROTO_FOLDER, protoServices, topics } from '@trackway/contracts';
import { grpcListener, grpcTls, RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { createHttpApp, KeyedRequests, startHttpServer } from '@trackway/http';
import {
  EventConsumer,
  KafkaEventBus,
  kafkaOptions,
  measureOutbox,
  OutboxRelay,
  startWhenReachable,
} from '@trackway/messaging';
import { faultOfUrl, GuardedHttp, OutboundPolicy, toSecret } from '@trackway/outbound';
import { createPool, Database, DatabaseProbe, measurePools, PgIdempotency, PgOutboxStore } from '@trackway/postgres';
import {
  createMetrics,
  Health,
  type Lifecycle,
  type Logger,
  newId,
  openCertificates,
  openInternalTokens,
} from '@trackway/runtime';
import { FileLinks, openBlobStore } from '@trackway/storage';
import { grpcNeighbourActions } from './actions/grpc-neighbour-actions';
import { grpcProjectActions } from './actions/grpc-project-actions';
import { HostLimit } from './actions/host-limit';
import { webhookAction } from './actions/http-webhook-action';
import { configuredProviders } from './agents/configured-providers';
import { meteredProviders } from './agents/metered-providers';
import { grpcReadForAgents } from './agents/tools/grpc-read-for-agents';
import { grpcAskForms } from './answers/grpc-ask-forms';
import { buildApplication } from './application';
import { urlOf } from './attachments/attachment-schemas';
import { backgroundWork } from './background';
import type { Config } from './config';
import { funnelsServer } from './grpc-funnels-server';
import { openNeighbours } from './grpc-neighbours';
import { grpcAskForProject, grpcFindTags, grpcFindUsers } from './grpc-projects';
import { httpRoutes } from './http-routes';
import { measureLanes } from './lanes/measure-lanes';
import { PgUnitOfWork } from './pg-unit-of-work';
import { onProjectChanged } from './project-facts/on-project-changed';
import { countRuns } from './runs/count-runs';
import { grpcFindChannels, grpcFindForms } from './runs/grpc-known';
import { grpcListProjects } from './runs/grpc-list-projects';
import {
  grpcAskGrants,
  grpcCheckConditions,
  grpcCheckFields,
  grpcEvaluateConditions,
} from './runs/grpc-rule-neighbours';
import { onFormAnswered } from './triggers/on-form-answered';
import { onHistoryLine } from './triggers/on-history-line';
import { onMessageReceived } from './triggers/on-message-received';
import { httpReceiver } from './webhooks/http-receiver';
import { meteredReceiver } from './webhooks/metered-receiver';
import { webhookDocument } from './webhooks/webhook-document';

const NAME = 'funnels';

/** Where the service can be reached, also where the settings say any free port. */
export interface RunningService {
  readonly httpPort: number;
  readonly grpcPort: number;
}

/** The composition root: the only file of this service that builds adapters. */
export async function startFunnels(config: Config, lifecycle: Lifecycle, logger: Logger): Promise<RunningService> {
  const health = new Health();
  const metrics = createMetrics(NAME);
  const clock = () => new Date();
  const tokens = openInternalTokens(config, NAME, { lifecycle, logger });

  const pool = lifecycle.own(
    'postgres',
    createPool({ url: config.POSTGRES_URL, max: config.POSTGRES_POOL_SIZE, name: NAME, logger }),
    (p) => p.end(),
  );
  const database = new Database(pool);
  const kafka = kafkaOptions(config, { clientId: NAME, logger });
  const bus = lifecycle.own('kafka', new KafkaEventBus(kafka), (b) => b.stop());
  const outboxStore = new PgOutboxStore(pool);
  const relay = new OutboxRelay({ store: outboxStore, bus, logger });
  measureOutbox(metrics, outboxStore);
  measurePools(metrics, { all: pool });
  measureLanes(metrics, database);
  const certificates = openCertificates(config.TLS_FOLDER, logger);
  const tls = grpcTls(certificates);
  const neighbours = openNeighbours(config, { tokens, tls }, lifecycle);
  const { projects } = neighbours;
  const policy = new OutboundPolicy(config.OUTBOUND_ALLOWED_HOSTS);
  const outbound = lifecycle.own('outbound', new GuardedHttp(policy), (http) => http.stop());
  const storage = openBlobStore(config.STORAGE_URL);
  const links = new FileLinks({
    keys: config.INTERNAL_KEYS,
    publicUrl: config.PUBLIC_URL,
    service: NAME,
    owner: 'attachment',
    clock,
  });
  const wake = {
    relay: () => relay.wake(),
    ruleWorker: () => background.ruleWorker.wake(),
    agentWorker: () => background.agentWorker.wake(),
    webhookWorker: () => background.webhookWorker.wake(),
  };
  const unitOfWork = new PgUnitOfWork(database, wake, countRuns(metrics));
  const receiver = meteredReceiver(httpReceiver({ http: outbound, clock }), metrics);
  const askGrants = grpcAskGrants(projects);
  const application = buildApplication({
    unitOfWork,
    storage,
    linkTo: (frameId, attachment) => urlOf(links, frameId, attachment),
    askForProject: grpcAskForProject(projects),
    findUsers: grpcFindUsers(projects),
    findTags: grpcFindTags(projects),
    askForms: grpcAskForms(neighbours.forms),
    findForms: grpcFindForms(neighbours.forms),
    findChannels: grpcFindChannels(neighbours.channels),
    faultOfUrl: faultOfUrl(policy),
    checkConditions: grpcCheckConditions(projects),
    checkFields: grpcCheckFields(projects),
    evaluateConditions: grpcEvaluateConditions(projects),
    askGrants,
    listProjects: grpcListProjects(projects),
    readForAgents: (find) => grpcReadForAgents({ ...neighbours, listProjects: grpcListProjects(projects), ...find }),
    providers: meteredProviders(configuredProviders(config.AI_PROVIDERS, outbound), metrics),
    frameLimits: { dailyTokens: config.AI_FRAME_DAILY_TOKENS, dailyCost: config.AI_FRAME_DAILY_COST },
    remoteActions: {
      ...grpcProjectActions(projects),
      ...grpcNeighbourActions(neighbours),
      call_webhook: webhookAction({ http: outbound, limit: new HostLimit(config.RULE_CALLS_PER_MINUTE), clock }),
    },
    receiver,
    newSecret: () => toSecret(randomBytes(32)),
    chance: Math.random,
    newId,
    clock,
  });

  const background = backgroundWork({ database, unitOfWork, application, receiver, askGrants, config, clock, logger });

  const probe = new DatabaseProbe({ url: config.POSTGRES_URL, name: NAME, logger });
  lifecycle.own('postgres probe', probe, (p) => p.stop());
  health.add('postgres', () => probe.check());
  health.add('storage', () => storage.check());
  health.add('kafka', () => bus.check(), { required: false });
  lifecycle.own('outbox relay', relay.start(), (r) => r.stop());
  background.start(lifecycle);
  // Inbound last: nothing may arrive before what it needs is up. Stopping runs in reverse.
  const noting = { newId, clock };
  const handlers = [
    ...onProjectChanged(unitOfWork),
    ...onHistoryLine(unitOfWork, noting),
    onFormAnswered(unitOfWork),
    onMessageReceived(unitOfWork, noting),
  ];
  const consumer = new EventConsumer({ group: NAME, bus, handlers, logger, metrics });
  const read = [topics.projects, topics.history, topics.forms, topics.channelsInbound];
  const messaging = { bus, topics: [topics.funnels, ...read], consumer, logger };
  lifecycle.own('consumer', startWhenReachable(messaging), (c) => c.stop());
  const calls = funnelsServer(application, new RpcHandlers({ tokens, logger, metrics }));
  const server = {
    ...grpcListener(config),
    protoFolder: PROTO_FOLDER,
    service: protoServices.funnels,
    handlers: calls,
    tls,
  };
  const grpc = lifecycle.own('grpc', await startGrpcServer(server), (s) => s.stop());
  const routes = httpRoutes(application, { storage, links }, new KeyedRequests(new PgIdempotency(database)));
  const shared = {
    service: NAME,
    routes,
    webhooks: webhookDocument(),
    tokens,
    health,
    metrics,
    logger,
  };
  const app = createHttpApp({ ...shared, checkResponses: config.CHECK_RESPONSES });
  const http = lifecycle.own(
    'http',
    await startHttpServer({ app, port: config.HTTP_PORT, host: config.LISTEN_HOST, health, certificates }),
    (s) => s.stop(),
  );
  return { httpPort: http.port, grpcPort: grpc.port };
}
