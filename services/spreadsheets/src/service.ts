import { hostname } from 'node:os';
import { operationQueued, topics } from '@trackway/contracts';
import { handler } from '@trackway/messaging';
import { openPostgres } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { loopTask, type ServiceContext, type ServiceParts } from '@trackway/service';
import { openBlobStore } from '@trackway/storage';
import type { OpenInWorkerOptions } from '@trackway/xlsx';
import { buildApplication } from './application';
import { columnRoutes } from './columns/column-routes';
import type { Config } from './config';
import { exportRoutes } from './exports/export-routes';
import { grpcCheckFilters } from './exports/grpc-check-filters';
import { exportRows } from './exports/grpc-export-rows';
import { makeRunExport } from './exports/run-export';
import { grpcFindPerson } from './grpc-find-person';
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
import { OperationWorkers, type RunJob } from './workers/operation-workers';
import { PgClaimedOperations } from './workers/pg-claimed-operations';

const SWEEP_MS = 60 * 60 * 1_000;

/**
 * The composition root: the only file of this service that builds adapters.
 * `thread` replaces the compiled reader of workbooks in tests.
 */
export function buildSpreadsheets(
  config: Config,
  context: ServiceContext,
  thread?: OpenInWorkerOptions['thread'],
): ServiceParts {
  const { logger, metrics, health } = context;
  const clock = () => new Date();
  const { database, outboxStore } = openPostgres(config, context);
  const relay = context.openRelay(outboxStore);
  const storage = openBlobStore(config.STORAGE_URL);
  measureOperations(metrics, database);
  const neighbours = context.openClients({
    projects: config.PROJECTS_GRPC,
    forms: config.FORMS_GRPC,
    funnels: config.FUNNELS_GRPC,
  });
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

  const sweepFiles = makeSweepFiles({ storage, findLiveOperations: pgLiveOperations(database), clock });
  const hourly = { idleMs: SWEEP_MS, logger };
  return {
    health: { storage: () => storage.check() },
    background: [
      loopTask({ name: 'sweeper of files', step: () => sweepFiles().then(() => false), ...hourly }),
      loopTask({ name: 'old operations', step: makePurgeOperations(database), ...hourly }),
      { name: 'workers', start: () => workers.start() },
      { name: 'rollbacks', start: () => rollbackWorkers.start() },
    ],
    publishes: [topics.spreadsheetJobs],
    handlers: [handler(operationQueued, async () => workers.wake())],
    grpcHandlers: (rpc) => spreadsheetsServer(application, rpc),
    routes: [
      ...columnRoutes(),
      ...exportRoutes(application),
      ...importRoutes(application),
      ...operationRoutes(application, health.stopping),
      ...metadataRoutes(),
      ...fileRoutes(application),
      ...templateRoutes(),
    ],
  };
}

/** The same when the process or its container starts again. Where any free port is taken, several may share a host. */
function replicaName(port: number): string {
  return port === 0 ? newId() : `${hostname()}:${port}`;
}
