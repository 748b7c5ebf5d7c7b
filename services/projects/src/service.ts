import { KeyedRequests } from '@trackway/application';
import { GuardedHttp, OutboundPolicy } from '@trackway/outbound';
import { Database, makePurgeExpired, openPostgres, PgIdempotency, PgSettingEffects } from '@trackway/postgres';
import { BackgroundLoop, newId } from '@trackway/runtime';
import { type BuildService, loopTask, type ServiceContext } from '@trackway/service';
import { openBlobStore } from '@trackway/storage';
import type { ActivityDeps } from './activity/activity-module';
import { buildApplication } from './application';
import { onAuditLine } from './audit/on-audit-line';
import { PgAuditStore } from './audit/pg-audit-store';
import { DIRECTORY_EFFECTS } from './causes/effects/directory-effect';
import { ownSettingKinds } from './causes/effects/effect-sources';
import { grpcEffectSource } from './causes/effects/grpc-effect-source';
import { PgCauseParts } from './causes/effects/pg-cause-parts';
import { PgProjectEffects } from './causes/effects/pg-project-effects';
import { makePurgeDirectoryEffects } from './causes/effects/pg-purge-directory-effects';
import { PgChangeLog } from './causes/plan/pg-change-log';
import { PgUndoPartStore } from './causes/undo/pg-undo-part-store';
import { PgUndoStore } from './causes/undo/pg-undo-store';
import { makeRepublishCells, PgCellDirectory } from './cells/pg-cell-directory';
import type { Config } from './config';
import { PgNumberRanges } from './directory/numbers/pg-number-ranges';
import { PgRowSource } from './exports/pg-row-source';
import { projectsServer } from './grpc-projects-server';
import { httpRoutes } from './http-routes';
import { PgIdentityIndex } from './identity/credentials/pg-identity-index';
import { KeyCipher } from './identity/keys/key-cipher';
import { PgSigningKeyStore } from './identity/keys/pg-signing-key-store';
import { makeReadIssuer } from './identity/providers/http-read-issuer';
import { PgProviderSchedule } from './identity/providers/pg-provider-schedule';
import { onUsageCounted } from './identity/usage/on-usage-counted';
import { makePurgeUsage } from './identity/usage/pg-purge-usage';
import { PgUsageStore } from './identity/usage/pg-usage-store';
import { makePublishInactiveUsers } from './identity/users/pg-publish-inactive-users';
import { makePurgeBatches } from './imports/stores/pg-purge-batches';
import { PgProcessedEvents } from './peers/consistency/pg-processed-events';
import { grpcPeerQueries } from './peers/grpc-peer-queries';
import { onPeerEvents } from './peers/read-model/on-peer-events';
import { PgEdgeDirectory } from './peers/read-model/pg-edge-directory';
import { PgReadModel } from './peers/read-model/pg-read-model';
import { PgUnitOfWork } from './pg-unit-of-work';
import { onHistoryLine } from './projects/history/on-history-entry';
import { PgHistoryStore } from './projects/history/pg-history-store';
import { projectModel } from './projects/project/project-search-model';
import { PgShareIndex } from './projects/shares/pg-share-index';
import { PgProjectPages } from './projects/views/pg-project-pages';
import { createMemorySearch } from './search/memory/pg-memory-search';
import { makePurgeSearchChanges } from './search/memory/pg-purge-search-changes';
import { snapshotTasks } from './search/memory/snapshots/snapshot-tasks';
import { makeAnalyzeGrown } from './search/sql/pg-analyze-grown';
import { PgFilterEvaluator } from './search/sql/pg-filter-evaluator';
import { PgSearchIndex } from './search/sql/pg-search-index';
import { createSearchPool } from './search/sql/pg-search-pool';

/** How often signing keys are checked. */
const CHECK_KEYS_MS = 60_000;
const PURGE_MS = 60 * 60 * 1_000;
const PURGE_CHANGES_MS = 60_000;
const ANALYZE_MS = 5_000;
/** How often the worker looks for undos that another process has not finished. */
const RESUME_UNDOS_MS = 5_000;
/** How often active tenants are refreshed in memory. */
const REFRESH_MS = 200;
const MEBIBYTE = 2 ** 20;

/** Composition root: the only file of this service that creates adapters. */
export const buildProjects: BuildService<Config> = (config, context) => {
  const { lifecycle, logger, metrics } = context;
  const searchPool = createSearchPool({
    url: config.POSTGRES_SEARCH_URL,
    max: config.POSTGRES_SEARCH_POOL_SIZE,
    name: context.name,
    statementTimeoutMs: config.SEARCH_TIMEOUT_MS,
    logger,
  });
  lifecycle.own('postgres for searches', searchPool, (pool) => pool.end());
  const { pool, database, outboxStore } = openPostgres(config, context, { searches: searchPool });
  const searchDatabase = new Database(searchPool);
  const relay = context.openRelay(outboxStore);
  const peerClients = context.openClients({
    funnels: config.FUNNELS_GRPC,
    forms: config.FORMS_GRPC,
    channels: config.CHANNELS_GRPC,
  });

  const policy = new OutboundPolicy(config.OUTBOUND_ALLOWED_HOSTS);
  const outbound = lifecycle.own('outbound', new GuardedHttp(policy), (http) => http.stop());
  const history = new PgHistoryStore(database);
  const audit = new PgAuditStore(database, () => relay.wake());
  const usage = new PgUsageStore(database);
  const readModel = new PgReadModel(database);
  const readModelHandlers = onPeerEvents(readModel);
  const processedTypes = readModelHandlers.map(({ definition }) => definition.type);
  const searches = createMemorySearch({
    model: projectModel,
    database: new PgSearchIndex(searchDatabase),
    searchDatabase,
    maxBytes: config.SEARCH_MEMORY_MB * MEBIBYTE,
    storage: config.SEARCH_SNAPSHOT_URL === undefined ? undefined : openBlobStore(config.SEARCH_SNAPSHOT_URL),
    metrics,
    logger,
  });
  const causeParts = new PgCauseParts(database);
  const application = buildApplication({
    unitOfWork: new PgUnitOfWork(database, () => relay.wake()),
    pages: new PgProjectPages(database),
    searchIndex: searches.index,
    aggregateIndex: searches.index,
    filterEvaluator: new PgFilterEvaluator(database),
    edgeDirectory: new PgEdgeDirectory(database),
    processedEvents: new PgProcessedEvents(database, processedTypes),
    shareIndex: new PgShareIndex(searchDatabase),
    history,
    audit,
    usage,
    ...activityOf(config, context),
    searchMemory: searches.stateOf,
    rowSource: new PgRowSource(pool),
    identityIndex: new PgIdentityIndex(searchDatabase),
    signingKeys: new PgSigningKeyStore(database, () => relay.wake()),
    cellDirectory: new PgCellDirectory(database, () => relay.wake()),
    ownCell: config.CELL_NAME,
    readIssuer: makeReadIssuer({ http: outbound, policy }),
    providerSchedule: new PgProviderSchedule(database),
    cipher: new KeyCipher(config.SIGNING_KEY_SECRETS),
    rotationDays: config.SIGNING_KEY_DAYS,
    numbers: new PgNumberRanges(database, config.POSTGRES_POOL_SIZE),
    readModel,
    projectEffects: new PgProjectEffects(database),
    settingEffects: new PgSettingEffects(database, { table: DIRECTORY_EFFECTS, kinds: ownSettingKinds }),
    funnelEffects: grpcEffectSource(peerClients.funnels),
    formEffects: grpcEffectSource(peerClients.forms),
    channelEffects: grpcEffectSource(peerClients.channels),
    undos: new PgUndoStore(database, () => relay.wake()),
    undoParts: new PgUndoPartStore(database),
    findCauseParts: (frameId, causeId) => causeParts.find(frameId, causeId),
    changeLog: new PgChangeLog(database),
    wakeUndoWorker: () => undoWorker.wake(),
    ...grpcPeerQueries(peerClients, logger),
    logger,
    newId,
    clock: () => new Date(),
  });

  const undoWorker = new BackgroundLoop({
    name: 'undo worker',
    step: application.causes.commands.executeUndo,
    idleMs: RESUME_UNDOS_MS,
    logger,
  });
  const analyzeGrown = makeAnalyzeGrown(database);
  const analyze = async (): Promise<boolean> => {
    const names = await analyzeGrown();
    if (names.length > 0) logger.info({ tables: names }, 'analyzed tables that have grown');
    return false;
  };
  const hourly = { idleMs: PURGE_MS, logger };
  const idempotency = new KeyedRequests(new PgIdempotency(database));
  const snapshots = searches.snapshots && snapshotTasks(searches.snapshots, logger);
  return {
    health: snapshots?.health ?? {},
    background: [
      ...(snapshots?.background ?? []),
      { name: 'undo worker', start: () => undoWorker.start() },
      loopTask({
        name: 'rotation of signing keys',
        step: always(application.identity.commands.rotateSigningKeys),
        idleMs: CHECK_KEYS_MS,
        logger,
      }),
      loopTask({
        name: 'keys of identity providers',
        step: application.identity.commands.refreshDueKeys,
        idleMs: CHECK_KEYS_MS,
        logger,
      }),
      loopTask({ name: 'purge of import batches', step: makePurgeBatches(database), ...hourly }),
      loopTask({ name: 'purge of directory effects', step: makePurgeDirectoryEffects(database), ...hourly }),
      loopTask({ name: 'purge of usage', step: makePurgeUsage(database), ...hourly }),
      loopTask({ name: 'purge of idempotency keys and inbox', step: makePurgeExpired(database), ...hourly }),
      loopTask({ name: 'directory of cells', step: makeRepublishCells(database, () => relay.wake()), ...hourly }),
      loopTask({ name: 'inactive users', step: makePublishInactiveUsers(database, () => relay.wake()), ...hourly }),
      loopTask({
        name: 'purge of search changes',
        step: makePurgeSearchChanges(database),
        idleMs: PURGE_CHANGES_MS,
        logger,
      }),
      loopTask({ name: 'analysis of grown tables', step: analyze, idleMs: ANALYZE_MS, logger }),
      loopTask({ name: 'searches in memory', step: always(() => searches.refresh()), idleMs: REFRESH_MS, logger }),
    ],
    handlers: [...onHistoryLine(history), onAuditLine(audit), onUsageCounted(usage), ...readModelHandlers],
    grpcHandlers: (rpc) => projectsServer(application, rpc, idempotency),
    routes: httpRoutes(application, idempotency),
  };
};

/** The work and the quarantine of this service, and of all others over gRPC. */
function activityOf(config: Config, context: ServiceContext): Pick<ActivityDeps, 'activitySources' | 'quarantines'> {
  const peers = {
    forms: config.FORMS_GRPC,
    funnels: config.FUNNELS_GRPC,
    ...(config.SPREADSHEETS_GRPC ? { spreadsheets: config.SPREADSHEETS_GRPC } : {}),
    channels: config.CHANNELS_GRPC,
  };
  return {
    activitySources: new Map([['projects', context.readActivity], ...context.openPeerActivity(peers)]),
    quarantines: new Map([['projects', context.quarantine], ...context.openPeerQuarantines(peers)]),
  };
}

/** A step that never reports more work. */
function always(work: () => Promise<unknown>): () => Promise<boolean> {
  return () => work().then(() => false);
}
