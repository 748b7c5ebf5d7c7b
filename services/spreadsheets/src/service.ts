import { hostname } from 'node:os';
import { operationQueued, PROTO_FOLDER, protoServices, topics } from '@trackway/contracts';
import { grpcListener, grpcTls, RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { createHttpApp, startHttpServer } from '@trackway/http';
import {
  EventConsumer,
  handler,
  KafkaEventBus,
  kafkaOptions,
  measureOutbox,
  OutboxRelay,
  startWhenReachable,
} from '@trackway/messaging';
import { createPool, Database, DatabaseProbe, measurePools, PgOutboxStore } from '@trackway/postgres';
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
import { openBlobStore } from '@trackway/storage';
import { buildApplication } from './application';
import { columnRoutes } from './columns/column-routes';
import type { Config } from './config';
import { exportRoutes } from './exports/export-routes';
import { grpcCheckFilters } from './exports/grpc-check-filters';
import { exportRows } from './exports/grpc-export-rows';
import { makeRunExport } from './exports/run-export';
import { grpcFindPerson } from './grpc-find-person';
import { openNeighbours } from './grpc-neighbours';
import { spreadsheetsServer } from './grpc-spreadsheets-server';
import { GrpcRowsOwner } from './imports/grpc-rows-owner';
import { importRoutes } from './imports/import-routes';
import { makeOpenSource } from './imports/open-source';
import { makeRunImport } from './imports/run-import';
import { makeCheckInitiator } from './initiators/check-initiator';
import { grpcAskGrants } from './initiators/grpc-ask-grants';
import { runWhileAllowed } from './initiators/run-while-allowed';
import { fileRoutes } from './operations/file-routes';
import { measureOperations } from './operations/measure-operations';
import { metadataRoutes } from './operations/metadata-routes';
import { operationRoutes } from './operations/operation-routes';
import { PgOperationStore } from './operations/pg-operation-store';
import { pgLiveOperations } from './retention/pg-live-operations';
import { makePurgeOperations } from './retention/purge-operations';
import { makeSweepFiles } from './retention/sweep-files';
import { GrpcRollbackOwner } from './rollbacks/grpc-rollback-owner';
import { PgClaimedRollbacks } from './rollbacks/pg-claimed-rollbacks';
import { PgRollbackStore } from './rollbacks/pg-rollback-store';
import { makeRunRollback } from './rollbacks/run-rollback';
import { templateRoutes } from './templates/template-routes';
import type { OpenInWorkerOptions } from './workbook/worker/open-workbook-in-worker';
import { OperationWorkers, type RunJob } from './workers/operation-workers';
import { PgClaimedOperations } from './workers/pg-claimed-operations';

const NAME = 'spreadsheets';
const SWEEP_MS = 60 * 60 * 1_000;

/** Where the service can be reached, also where the settings say any free port. */
export interface RunningService {
  readonly httpPort: number;
  readonly grpcPort: number;
}

/** The composition root: the only file of this service that builds adapters. `thread` stands for the compiled reader in tests. */
export async function startSpreadsheets(
  config: Config,
  lifecycle: Lifecycle,
  logger: Logger,
  thread?: OpenInWorkerOptions['thread'],
): Promise<RunningService> {
  const health = new Health();
  const metrics = createMetrics(NAME);
  const tokens = openInternalTokens(config, NAME, { lifecycle, logger });
  const clock = () => new Date();

  const pool = lifecycle.own(
    'postgres',
    createPool({ url: config.POSTGRES_URL, max: config.POSTGRES_POOL_SIZE, name: NAME, logger }),
    (p) => p.end(),
  );
  const database = new Database(pool);
  const storage = openBlobStore(config.STORAGE_URL);
  const kafka = kafkaOptions(config, { clientId: NAME, logger });
  const bus = lifecycle.own('kafka', new KafkaEventBus(kafka), (b) => b.stop());
  const outboxStore = new PgOutboxStore(pool);
  const relay = new OutboxRelay({ store: outboxStore, bus, logger });
  measureOutbox(metrics, outboxStore);
  measurePools(metrics, { all: pool });
  measureOperations(metrics, database);
  const certificates = openCertificates(config.TLS_FOLDER, logger);
  const tls = grpcTls(certificates);
  const neighbours = openNeighbours(config, { tokens, tls }, lifecycle);
  const { projects } = neighbours;

  const openSource = makeOpenSource({ storage, ...(thread ? { thread } : {}) });
  const application = buildApplication({
    operations: new PgOperationStore(database, () => relay.wake()),
    storage,
    findPerson: grpcFindPerson(projects),
    checkFilters: grpcCheckFilters(projects),
    openSource,
    rollbacks: new PgRollbackStore(database),
    newId,
    clock,
  });
  const replica = replicaName(config.HTTP_PORT);
  const operations = new PgClaimedOperations(database, replica);
  const runImport = makeRunImport({ operations, rowsOwner: new GrpcRowsOwner(projects), openSource, clock, logger });
  const runExport = makeRunExport({ operations, rowStream: exportRows(neighbours), storage, clock, logger });
  const initiators = { checkInitiator: makeCheckInitiator(grpcAskGrants(projects)), logger };
  const runOperation: RunJob = (operation, claim, signal) =>
    operation.action === 'import' ? runImport(operation, claim, signal) : runExport(operation, claim, signal);
  const workers = new OperationWorkers({
    operations,
    run: runWhileAllowed(runOperation, initiators),
    concurrency: config.WORKER_CONCURRENCY,
    clock,
    logger,
  });

  const rollbacks = new PgClaimedRollbacks(database, replica);
  const runRollback = makeRunRollback({ rollbacks, owner: new GrpcRollbackOwner(projects), logger });
  const rollbackWorkers = new OperationWorkers({
    operations: rollbacks,
    run: runWhileAllowed(runRollback, initiators),
    concurrency: 1,
    clock,
    logger,
  });

  const probe = new DatabaseProbe({ url: config.POSTGRES_URL, name: NAME, logger });
  lifecycle.own('postgres probe', probe, (p) => p.stop());
  health.add('postgres', () => probe.check());
  health.add('storage', () => storage.check());
  health.add('kafka', () => bus.check(), { required: false });
  lifecycle.own('outbox relay', relay.start(), (r) => r.stop());
  const sweepFiles = makeSweepFiles({ storage, findLiveOperations: pgLiveOperations(database), clock });
  const sweeper = new BackgroundLoop({
    name: 'files',
    step: () => sweepFiles().then(() => false),
    idleMs: SWEEP_MS,
    logger,
  });
  lifecycle.own('sweeper of files', sweeper.start(), (s) => s.stop());
  const purge = { name: 'old operations', step: makePurgeOperations(database), idleMs: SWEEP_MS, logger };
  lifecycle.own('old operations', new BackgroundLoop(purge).start(), (loop) => loop.stop());
  lifecycle.own('workers', workers.start(), (w) => w.stop());
  lifecycle.own('rollbacks', rollbackWorkers.start(), (w) => w.stop());
  // Inbound last: nothing may arrive before what it needs is up. Stopping runs in reverse.
  const wakeWorkers = handler(operationQueued, async () => workers.wake());
  const consumer = new EventConsumer({ group: NAME, bus, handlers: [wakeWorkers], logger, metrics });
  const messaging = { bus, topics: [topics.spreadsheetJobs], consumer, logger };
  lifecycle.own('consumer', startWhenReachable(messaging), (c) => c.stop());
  const handlers = spreadsheetsServer(application, new RpcHandlers({ tokens, logger, metrics }));
  const server = {
    ...grpcListener(config),
    protoFolder: PROTO_FOLDER,
    service: protoServices.spreadsheets,
    handlers,
    tls,
  };
  const grpc = lifecycle.own('grpc', await startGrpcServer(server), (s) => s.stop());
  const routes = [
    ...columnRoutes(),
    ...exportRoutes(application),
    ...importRoutes(application),
    ...operationRoutes(application, health.stopping),
    ...metadataRoutes(),
    ...fileRoutes(application),
    ...templateRoutes(),
  ];
  const shared = { service: NAME, routes, tokens, health, metrics, logger };
  const app = createHttpApp({ ...shared, checkResponses: config.CHECK_RESPONSES });
  const http = lifecycle.own(
    'http',
    await startHttpServer({ app, port: config.HTTP_PORT, host: config.LISTEN_HOST, health, certificates }),
    (s) => s.stop(),
  );
  return { httpPort: http.port, grpcPort: grpc.port };
}

/** The same when the process or its container starts again. Where any free port is taken, several may share a host. */
function replicaName(port: number): string {
  return port === 0 ? newId() : `${hostname()}:${port}`;
}
