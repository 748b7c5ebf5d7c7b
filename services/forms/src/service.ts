import { KeyedRequests } from '@trackway/application';
import { MongoCounters, MongoIdempotency, MongoOutboxStore, MongoSettingEffects, openMongo } from '@trackway/mongo';
import { newId } from '@trackway/runtime';
import { loopTask, type ServiceContext, type ServiceParts } from '@trackway/service';
import { FileLinks, makePurgeIncompleteFiles, measureStorage, openBlobStore } from '@trackway/storage';
import { type Application, buildApplication } from './application';
import type { Config } from './config';
import { formsServer } from './grpc-forms-server';
import { httpRoutes } from './http-routes';
import { grpcFindNamedProjects } from './imports/grpc-find-named-projects';
import { grpcIntakeDirectory } from './intake/grpc-intake-directory';
import { proofsOfWork } from './intake/proof-of-work';
import { FormPage } from './links/form-page';
import { MongoUnitOfWork, openModels } from './mongo-unit-of-work';
import { grpcProjectDirectory } from './projects/grpc-project-directory';
import { grpcStepDirectory } from './projects/grpc-step-directory';
import { onProjectsEvent } from './projects/on-projects-event';
import { makeSettingUses } from './settings/setting-uses';
import { grpcMoveDirectory } from './staging/grpc-move-directory';
import { onAnswersCommitted } from './staging/on-answers-committed';

const PURGE_INTERVAL_MS = 60_000;
const PURGE_INCOMPLETE_MS = 24 * 60 * 60 * 1_000;
const RESUME_INTERVAL_MS = 10_000;

/** The composition root: the only file of this service that builds adapters. */
export async function buildForms(
  config: Config,
  context: ServiceContext,
): Promise<ServiceParts & { readonly application: Application }> {
  const { logger } = context;
  const { connection, database } = await openMongo(config, context);
  const models = openModels(connection);
  const relay = context.openRelay(new MongoOutboxStore(models.outbox));
  const { projects, funnels } = context.openClients({ projects: config.PROJECTS_GRPC, funnels: config.FUNNELS_GRPC });
  const storage = openBlobStore(config.STORAGE_URL);
  measureStorage(context.metrics, config.STORAGE_URL);
  const clock = () => new Date();
  const links = new FileLinks({
    keys: config.INTERNAL_KEYS,
    publicUrl: config.PUBLIC_URL,
    service: context.name,
    resource: 'answer',
    clock,
  });
  const unitOfWork = new MongoUnitOfWork(database, models, () => relay.wake());
  const application = buildApplication({
    unitOfWork,
    settingEffects: new MongoSettingEffects({
      database,
      model: models.settingEffects,
      usesSince: makeSettingUses({ unitOfWork }),
    }),
    storage,
    projects: grpcProjectDirectory(projects),
    moves: grpcMoveDirectory(funnels),
    steps: grpcStepDirectory(funnels),
    intakeDirectory: grpcIntakeDirectory({ projects, funnels }),
    findNamedProjects: grpcFindNamedProjects(projects),
    proofs: proofsOfWork(config.INTERNAL_KEYS, clock),
    counters: new MongoCounters(connection),
    logger,
    newId,
    clock,
  });

  const { staging, files, looseForms, intake } = application;
  const purgeIncomplete = makePurgeIncompleteFiles({ storage, clock });
  const schedule = { idleMs: PURGE_INTERVAL_MS, logger };
  return {
    application,
    health: { storage: () => storage.check() },
    background: [
      loopTask({ name: 'purge of staged answers', step: staging.expireStages, ...schedule }),
      loopTask({ name: 'purge of unused files', step: files.purgeFiles, ...schedule }),
      loopTask({
        name: 'purge of incomplete files',
        step: () => purgeIncomplete().then(() => false),
        idleMs: PURGE_INCOMPLETE_MS,
        logger,
      }),
      loopTask({ name: 'intake submissions', step: intake.resumeSubmissions, idleMs: RESUME_INTERVAL_MS, logger }),
    ],
    handlers: [onAnswersCommitted(staging.commitStaged), ...onProjectsEvent(unitOfWork, looseForms.copyLooseForms)],
    grpcHandlers: (rpc) => formsServer(application, rpc),
    routes: httpRoutes(application, {
      storage,
      links,
      newId,
      clock,
      page: new FormPage(),
      publicUrl: config.PUBLIC_URL,
      idempotency: new KeyedRequests(new MongoIdempotency(database)),
    }),
  };
}
