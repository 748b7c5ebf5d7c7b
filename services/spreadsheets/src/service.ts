import { hostname } from 'node:os';
import { operationQueued } from '@trackway/contracts';
import { handler } from '@trackway/messaging';
import { openPostgres } from '@trackway/postgres';
import { newId } from '@trackway/runtime';
import { loopTask, type ServiceContext, type ServiceParts } from '@trackway/service';
import { measureStorage, openBlobStore } from '@trackway/storage';
import type { OpenInWorkerOptions } from '@trackway/xlsx';
import { buildApplication } from './application';
import type { Config } from './config';
import { columnRoutes } from './exports/column-routes';
import { downloadRoutes } from './exports/download-routes';
import { exportRoutes } from './exports/export-routes';
import { spreadsheetsServer } from './exports/grpc-exports-server';
import { importColumnRoutes } from './imports/import-column-routes';
import { importRoutes } from './imports/import-routes';
import { rejectedRowsRoutes } from './imports/rejected-rows-routes';
import { suggestionRoutes } from './imports/suggestion-routes';
import { templateRoutes } from './imports/template/template-routes';
import { operationParamsRoutes } from './operations/operation-params-routes';
import { operationRoutes } from './operations/operation-routes';
import { measureOperations } from './operations/pg-operation-metrics';
import { rollbackRoutes } from './rollbacks/rollback-routes';

const PURGE_INTERVAL_MS = 60 * 60 * 1_000;

/** The composition root. `thread` replaces the compiled worker thread of the workbook reader in tests. */
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
  measureStorage(metrics, config.STORAGE_URL);
  measureOperations(metrics, database);
  const { operations, imports, exports, rollbacks, operationRunner, rollbackRunner } = buildApplication({
    database,
    wakeRelay: () => relay.wake(),
    clients: context.openClients({
      projects: config.PROJECTS_GRPC,
      forms: config.FORMS_GRPC,
      funnels: config.FUNNELS_GRPC,
    }),
    storage,
    replica: replicaName(config.HTTP_PORT),
    concurrency: config.WORKER_CONCURRENCY,
    thread,
    newId,
    clock,
    logger,
  });

  const hourly = { idleMs: PURGE_INTERVAL_MS, logger };
  return {
    health: { storage: () => storage.check() },
    background: [
      loopTask({ name: 'purge of files', step: () => operations.purgeFiles().then(() => false), ...hourly }),
      loopTask({ name: 'purge of operations', step: operations.purgeOperations, ...hourly }),
      { name: 'operation runner', start: () => operationRunner.start() },
      { name: 'rollback runner', start: () => rollbackRunner.start() },
    ],
    handlers: [handler(operationQueued, async () => operationRunner.wake())],
    grpcHandlers: (rpc) => spreadsheetsServer(exports, rpc),
    routes: [
      ...columnRoutes(),
      ...exportRoutes(exports),
      ...importRoutes(imports),
      ...importColumnRoutes(imports),
      ...operationRoutes(operations, health.stopping),
      ...rollbackRoutes(rollbacks),
      ...operationParamsRoutes(),
      ...downloadRoutes(operations, { storage, clock }),
      ...rejectedRowsRoutes(imports, operations, storage),
      ...templateRoutes(imports),
      ...suggestionRoutes(imports),
    ],
  };
}

/** Identifies the process across restarts. Services that listen on any free port may share a host, so they get a new id. */
function replicaName(port: number): string {
  return port === 0 ? newId() : `${hostname()}:${port}`;
}
