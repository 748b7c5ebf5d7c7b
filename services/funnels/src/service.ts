import { PROTO_FOLDER, protoServices, topics } from '@trackway/contracts';
import { RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { createHttpApp, startHttpServer } from '@trackway/http';
import { EventConsumer, KafkaEventBus, OutboxRelay, startWhenReachable } from '@trackway/messaging';
import { GuardedHttp, OutboundPolicy } from '@trackway/outbound';
import { createPool, Database, PgIdempotency, PgOutboxStore } from '@trackway/postgres';
import { createMetrics, Health, InternalTokens, type Lifecycle, type Logger, newId } from '@trackway/runtime';
import { FileLinks, openBlobStore } from '@trackway/storage';
import { grpcNeighbourActions } from './actions/grpc-neighbour-actions';
import { grpcProjectActions } from './actions/grpc-project-actions';
import { webhookAction } from './actions/http-webhook-action';
import { alarmClock } from './alarms/alarm-clock';
import { PgAlarms } from './alarms/pg-alarms';
import { grpcAskForms } from './answers/grpc-ask-forms';
import { buildApplication } from './application';
import { urlOf } from './attachments/attachment-schemas';
import type { Config } from './config';
import { funnelsServer } from './grpc-funnels-server';
import { openNeighbours } from './grpc-neighbours';
import { grpcAskForProject, grpcFindTags, grpcFindUsers } from './grpc-projects';
import { httpRoutes } from './http-routes';
import { LaneWorker } from './lanes/lane-worker';
import { PgLanes } from './lanes/pg-lanes';
import { PgUnitOfWork } from './pg-unit-of-work';
import { onProjectChanged } from './project-facts/on-project-changed';
import { faultOfUrl } from './rules/fault-of-url';
import { grpcFindChannels, grpcFindForms } from './runs/grpc-known';
import { grpcListProjects } from './runs/grpc-list-projects';
import { grpcAskGrants, grpcCheckConditions, grpcEvaluateConditions } from './runs/grpc-rule-neighbours';
import { makeWorkOnLane } from './runs/work-on-lane';
import { deadlineClock } from './times/deadline-clock';
import { PgDeadlines } from './times/pg-time-ledger';
import { onFormAnswered } from './triggers/on-form-answered';
import { onHistoryLine } from './triggers/on-history-line';
import { onMessageReceived } from './triggers/on-message-received';

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
  const tokens = new InternalTokens(config.INTERNAL_KEYS, NAME);

  const pool = lifecycle.own(
    'postgres',
    createPool({ url: config.POSTGRES_URL, max: config.POSTGRES_POOL_SIZE, name: NAME, logger }),
    (p) => p.end(),
  );
  const database = new Database(pool);
  const kafka = { brokers: config.KAFKA_BROKERS, clientId: NAME, prefix: config.TOPIC_PREFIX, logger };
  const bus = lifecycle.own('kafka', new KafkaEventBus(kafka), (b) => b.stop());
  const relay = new OutboxRelay({ store: new PgOutboxStore(pool), bus, logger });
  const neighbours = openNeighbours(config, tokens, lifecycle);
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
  const unitOfWork = new PgUnitOfWork(database, { relay: () => relay.wake(), ruleWorker: () => ruleWorker.wake() });
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
    evaluateConditions: grpcEvaluateConditions(projects),
    askGrants: grpcAskGrants(projects),
    listProjects: grpcListProjects(projects),
    remoteActions: {
      ...grpcProjectActions(projects),
      ...grpcNeighbourActions(neighbours),
      call_webhook: webhookAction({ http: outbound, clock }),
    },
    newId,
    clock,
  });

  const lanes = new PgLanes({ database, newId, table: 'rule_lanes' });
  const workOnLane = makeWorkOnLane({ unitOfWork, lanes, newId, clock, ...application.commands });
  const ruleWorker = new LaneWorker({
    name: 'rule worker',
    lanes,
    workOnLane,
    concurrency: config.RULES_CONCURRENCY,
    logger,
  });
  const { answerAlarm, tellDeadline } = application.commands;
  const ruleClock = alarmClock({ alarms: new PgAlarms(database), answerAlarm, clock, logger });

  const limitClock = deadlineClock({ deadlines: new PgDeadlines(database), tellDeadline, clock, logger });

  health.add('postgres', () => database.check());
  health.add('storage', () => storage.check());
  health.add('kafka', () => bus.check(), { required: false });
  lifecycle.own('outbox relay', relay.start(), (r) => r.stop());
  lifecycle.own('rule worker', ruleWorker.start(), (w) => w.stop());
  lifecycle.own('rule clock', ruleClock.start(), (c) => c.stop());
  lifecycle.own('deadline clock', limitClock.start(), (c) => c.stop());
  // Inbound last: nothing may arrive before what it needs is up. Stopping runs in reverse.
  const handlers = [
    onProjectChanged(unitOfWork),
    onHistoryLine(unitOfWork),
    onFormAnswered(unitOfWork),
    onMessageReceived(unitOfWork),
  ];
  const consumer = new EventConsumer({ group: NAME, bus, handlers, logger, metrics });
  const read = [topics.projects, topics.history, topics.forms, topics.channelsInbound];
  const messaging = { bus, topics: [topics.funnels, ...read], consumer, logger };
  lifecycle.own('consumer', startWhenReachable(messaging), (c) => c.stop());
  const calls = funnelsServer(application, new RpcHandlers({ tokens, logger }));
  const server = { port: config.GRPC_PORT, protoFolder: PROTO_FOLDER, service: protoServices.funnels, handlers: calls };
  const grpc = lifecycle.own('grpc', await startGrpcServer(server), (s) => s.stop());
  const routes = httpRoutes(application, { storage, links }, new PgIdempotency(database));
  const shared = {
    service: NAME,
    routes,
    tokens,
    health,
    metrics,
    logger,
  };
  const app = createHttpApp({ ...shared, checkResponses: config.CHECK_RESPONSES });
  const http = lifecycle.own('http', await startHttpServer({ app, port: config.HTTP_PORT, health }), (s) => s.stop());
  return { httpPort: http.port, grpcPort: grpc.port };
}
