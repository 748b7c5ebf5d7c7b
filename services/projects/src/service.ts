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
import {
  createPool,
  Database,
  DatabaseProbe,
  makeForgetOld,
  measurePools,
  PgIdempotency,
  PgOutboxStore,
} from '@trackway/postgres';
import {
  BackgroundLoop,
  createMetrics,
  Health,
  type Lifecycle,
  type Logger,
  newId,
  openCertificates,
  openInternalTokens,
} from '@trackway/runtime';
import { buildApplication } from './application';
import { onAuditLine } from './audit/on-audit-line';
import { PgAuditStore } from './audit/pg-audit-store';
import { makeForgetSearchChanges } from './columns/pg-forget-search-changes';
import { searchInMemory } from './columns/pg-search-in-memory';
import type { Config } from './config';
import { PgKeptEvents } from './consistency/pg-kept-events';
import { PgRowSource } from './exports/pg-row-source';
import { grpcFormAnswers } from './grpc-form-answers';
import { grpcFormTitles } from './grpc-form-titles';
import { grpcLiveForms } from './grpc-live-forms';
import { openNeighbours } from './grpc-neighbours';
import { grpcPlaces } from './grpc-places';
import { grpcProjectsInUse } from './grpc-projects-in-use';
import { projectsServer } from './grpc-projects-server';
import { grpcReachOwners } from './grpc-reach-owners';
import { onHistoryLine } from './history/on-history-line';
import { PgHistoryStore } from './history/pg-history-store';
import { httpRoutes } from './http-routes';
import { KeyCipher } from './identity/key-cipher';
import { PgIdentityIndex } from './identity/pg-identity-index';
import { PgSigningKeyStore } from './identity/pg-signing-key-store';
import { makeForgetBatches } from './imports/pg-forget-batches';
import { PgNumberRanges } from './numbers/pg-number-ranges';
import { PgUnitOfWork } from './pg-unit-of-work';
import { onOwnerEvents } from './read-model/on-owner-events';
import { PgEdgeDirectory } from './read-model/pg-edge-directory';
import { PgReadModel } from './read-model/pg-read-model';
import { makeAnalyzeGrown } from './search/pg-analyze-grown';
import { PgFilterEvaluator } from './search/pg-filter-evaluator';
import { PgSearchIndex } from './search/pg-search-index';
import { createSearchPool } from './search/pg-search-pool';
import { PgShareIndex } from './shares/pg-share-index';
import { makePublishInactiveUsers } from './users/pg-publish-inactive-users';

const NAME = 'projects';

/** How often it is looked whether the keys of issued tokens need anything. */
const TEND_KEYS_MS = 60_000;
const FORGET_OLD_MS = 60 * 60 * 1_000;
const FORGET_CHANGES_MS = 60_000;
const ANALYZE_MS = 5_000;
/** How often what changes in frames that are searched is taken in on the side. */
const KEEP_UP_MS = 200;
const MEBIBYTE = 2 ** 20;

/** Where the service can be reached, also where the settings say any free port. */
export interface RunningService {
  readonly httpPort: number;
  readonly grpcPort: number;
}

/** The composition root: the only file of this service that builds adapters. */
export async function startProjects(config: Config, lifecycle: Lifecycle, logger: Logger): Promise<RunningService> {
  const health = new Health();
  const metrics = createMetrics(NAME);
  const tokens = openInternalTokens(config, NAME, { lifecycle, logger });

  const pools = { url: config.POSTGRES_URL, max: config.POSTGRES_POOL_SIZE, name: NAME, logger };
  const pool = lifecycle.own('postgres', createPool(pools), (p) => p.end());
  const searchPool = lifecycle.own(
    'postgres for searches',
    createSearchPool({
      ...pools,
      url: config.POSTGRES_SEARCH_URL,
      max: config.POSTGRES_SEARCH_POOL_SIZE,
      statementTimeoutMs: config.SEARCH_TIMEOUT_MS,
    }),
    (p) => p.end(),
  );
  const database = new Database(pool);
  const searchDatabase = new Database(searchPool);
  const kafka = kafkaOptions(config, { clientId: NAME, logger });
  const bus = lifecycle.own('kafka', new KafkaEventBus(kafka), (b) => b.stop());
  const outboxStore = new PgOutboxStore(pool);
  const relay = new OutboxRelay({ store: outboxStore, bus, logger });
  measureOutbox(metrics, outboxStore);
  measurePools(metrics, { all: pool, searches: searchPool });
  const certificates = openCertificates(config.TLS_FOLDER, logger);
  const tls = grpcTls(certificates);
  const neighbours = openNeighbours(config, { tokens, tls }, lifecycle);

  const history = new PgHistoryStore(database);
  const audit = new PgAuditStore(database);
  const readModel = new PgReadModel(database);
  const readModelHandlers = onOwnerEvents(readModel);
  const keptTypes = readModelHandlers.map(({ definition }) => definition.type);
  const searches = searchInMemory({
    database: new PgSearchIndex(searchDatabase),
    reading: searchDatabase,
    mostBytes: config.SEARCH_MEMORY_MB * MEBIBYTE,
    metrics,
    logger,
  });
  const application = buildApplication({
    unitOfWork: new PgUnitOfWork(database, () => relay.wake()),
    searchIndex: searches.index,
    filterEvaluator: new PgFilterEvaluator(database),
    edgeDirectory: new PgEdgeDirectory(database),
    keptEvents: new PgKeptEvents(database, keptTypes),
    shareIndex: new PgShareIndex(searchDatabase),
    history,
    audit,
    rowSource: new PgRowSource(pool),
    identityIndex: new PgIdentityIndex(searchDatabase),
    signingKeys: new PgSigningKeyStore(database, () => relay.wake()),
    cipher: new KeyCipher(config.SIGNING_KEY_SECRETS),
    rotationDays: config.SIGNING_KEY_DAYS,
    numbers: new PgNumberRanges(database),
    readModel,
    findFormTitles: grpcFormTitles(neighbours.forms, logger),
    findLiveForms: grpcLiveForms(neighbours.forms),
    findFormAnswers: grpcFormAnswers(neighbours.forms, logger),
    findPlaces: grpcPlaces(neighbours.funnels, logger),
    reachOwners: grpcReachOwners(neighbours),
    findProjectsInUse: grpcProjectsInUse(neighbours, logger),
    newId,
    clock: () => new Date(),
  });

  const probe = new DatabaseProbe({ url: config.POSTGRES_URL, name: NAME, logger });
  lifecycle.own('postgres probe', probe, (p) => p.stop());
  health.add('postgres', () => probe.check());
  health.add('kafka', () => bus.check(), { required: false });
  lifecycle.own('outbox relay', relay.start(), (r) => r.stop());
  const tendKeys = async (): Promise<boolean> => {
    await application.commands.tendKeys();
    return false;
  };
  const keyLoop = new BackgroundLoop({ name: 'signing keys', step: tendKeys, idleMs: TEND_KEYS_MS, logger });
  lifecycle.own('signing keys', keyLoop.start(), (loop) => loop.stop());
  const batches = { name: 'old imports', step: makeForgetBatches(database), idleMs: FORGET_OLD_MS, logger };
  lifecycle.own('old imports', new BackgroundLoop(batches).start(), (loop) => loop.stop());
  const claims = { name: 'old claims', step: makeForgetOld(database), idleMs: FORGET_OLD_MS, logger };
  lifecycle.own('old claims', new BackgroundLoop(claims).start(), (loop) => loop.stop());
  const inactive = {
    name: 'inactive users',
    step: makePublishInactiveUsers(database, () => relay.wake()),
    idleMs: FORGET_OLD_MS,
    logger,
  };
  lifecycle.own('inactive users', new BackgroundLoop(inactive).start(), (loop) => loop.stop());
  const changes = {
    name: 'old search changes',
    step: makeForgetSearchChanges(database),
    idleMs: FORGET_CHANGES_MS,
    logger,
  };
  lifecycle.own('old search changes', new BackgroundLoop(changes).start(), (loop) => loop.stop());
  const analyzeGrown = makeAnalyzeGrown(database);
  const analyze = async (): Promise<boolean> => {
    const names = await analyzeGrown();
    if (names.length > 0) logger.info({ tables: names }, 'tables that have grown were analyzed');
    return false;
  };
  const grown = { name: 'tables that have grown', step: analyze, idleMs: ANALYZE_MS, logger };
  lifecycle.own('tables that have grown', new BackgroundLoop(grown).start(), (loop) => loop.stop());
  const keepUp = async (): Promise<boolean> => {
    await searches.keepUp();
    return false;
  };
  const copies = { name: 'searches in memory', step: keepUp, idleMs: KEEP_UP_MS, logger };
  lifecycle.own('searches in memory', new BackgroundLoop(copies).start(), (loop) => loop.stop());
  // Inbound last: nothing may arrive before what it needs is up. Stopping runs in reverse.
  const handlers = [...onHistoryLine(history), onAuditLine(audit), ...readModelHandlers];
  const consumer = new EventConsumer({ group: NAME, bus, handlers, logger, metrics });
  const readTopics = [
    topics.projects,
    topics.history,
    topics.funnels,
    topics.forms,
    topics.channelsEvents,
    topics.revocations,
  ];
  const messaging = { bus, topics: readTopics, consumer, logger };
  lifecycle.own('consumer', startWhenReachable(messaging), (c) => c.stop());
  const idempotency = new KeyedRequests(new PgIdempotency(database));
  const rpc = new RpcHandlers({ tokens, logger, metrics });
  const server = { ...grpcListener(config), protoFolder: PROTO_FOLDER, service: protoServices.projects, tls };
  const grpc = lifecycle.own(
    'grpc',
    await startGrpcServer({ ...server, handlers: projectsServer(application, rpc, idempotency) }),
    (s) => s.stop(),
  );
  const routes = httpRoutes(application, idempotency);
  const app = createHttpApp({
    service: NAME,
    routes,
    tokens,
    health,
    metrics,
    logger,
    checkResponses: config.CHECK_RESPONSES,
  });
  const http = lifecycle.own(
    'http',
    await startHttpServer({ app, port: config.HTTP_PORT, host: config.LISTEN_HOST, health, certificates }),
    (s) => s.stop(),
  );
  return { httpPort: http.port, grpcPort: grpc.port };
}
