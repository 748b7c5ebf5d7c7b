import { KeyedRequests } from '@trackway/application';
import { topics } from '@trackway/contracts';
import { MongoCounters, MongoIdempotency, MongoOutboxStore, openMongo, outboxModels } from '@trackway/mongo';
import { newId } from '@trackway/runtime';
import { loopTask, type ServiceContext, type ServiceParts } from '@trackway/service';
import { FileLinks, openBlobStore } from '@trackway/storage';
import { answerModels } from './answers/answer-models';
import { type Application, buildApplication } from './application';
import type { Config } from './config';
import { fileModels } from './files/file-model';
import { formLinkModels } from './form-links/form-link-models';
import { newToken } from './form-links/link-token';
import { formModels } from './forms/form-models';
import { formsServer } from './grpc-forms-server';
import { httpRoutes } from './http-routes';
import { looseFormModel } from './loose-forms/loose-form-model';
import { MongoUnitOfWork } from './mongo-unit-of-work';
import { FormPage } from './page/form-page';
import { grpcProjectDirectory } from './projects/grpc-project-directory';
import { grpcStepDirectory } from './projects/grpc-step-directory';
import { onProjectsEvent } from './projects/on-projects-event';
import { projectFactsModel } from './projects/project-facts-model';
import { grpcMoveDirectory } from './staging/grpc-move-directory';
import { onAnswersCommitted } from './staging/on-answers-committed';
import { stageModel } from './staging/stage-model';

const SWEEP_MS = 60_000;

/** The composition root: the only file of this service that builds adapters. */
export async function buildForms(
  config: Config,
  context: ServiceContext,
): Promise<ServiceParts & { readonly application: Application }> {
  const { logger } = context;
  const { connection, database } = await openMongo(config, context);
  const models = {
    forms: formModels(connection),
    looseForms: looseFormModel(connection),
    answers: answerModels(connection),
    files: fileModels(connection),
    formLinks: formLinkModels(connection),
    stages: stageModel(connection),
    projectFacts: projectFactsModel(connection),
    outbox: outboxModels(connection),
  };
  const relay = context.openRelay(new MongoOutboxStore(models.outbox));
  const { projects, funnels } = context.openClients({ projects: config.PROJECTS_GRPC, funnels: config.FUNNELS_GRPC });
  const storage = openBlobStore(config.STORAGE_URL);
  const clock = () => new Date();
  const links = new FileLinks({
    keys: config.INTERNAL_KEYS,
    publicUrl: config.PUBLIC_URL,
    service: context.name,
    owner: 'answer',
    clock,
  });
  const unitOfWork = new MongoUnitOfWork(database, models, () => relay.wake());
  const application = buildApplication({
    unitOfWork,
    storage,
    projects: grpcProjectDirectory(projects),
    moves: grpcMoveDirectory(funnels),
    steps: grpcStepDirectory(funnels),
    counters: new MongoCounters(connection),
    newId,
    newToken,
    clock,
  });

  const { commitStaged, copyLooseForms, sweepStages, sweepFiles } = application.commands;
  const schedule = { idleMs: SWEEP_MS, logger };
  return {
    application,
    health: { storage: () => storage.check() },
    background: [
      loopTask({ name: 'purge of staged answers', step: sweepStages, ...schedule }),
      loopTask({ name: 'purge of unused files', step: sweepFiles, ...schedule }),
    ],
    publishes: [topics.forms, topics.history],
    handlers: [onAnswersCommitted(commitStaged), ...onProjectsEvent(unitOfWork, copyLooseForms)],
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
