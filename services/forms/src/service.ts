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
  MongoConnection,
  MongoCounters,
  MongoDatabase,
  MongoIdempotency,
  MongoOutboxStore,
  outboxModels,
} from '@trackway/mongo';
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
import { FileLinks, openBlobStore } from '@trackway/storage';
import { answerModels } from './answers/answer-models';
import { type Application, buildApplication } from './application';
import type { Config } from './config';
import { fileModels } from './files/file-model';
import { formLinkModels } from './form-links/form-link-models';
import { newToken } from './form-links/link-token';
import { formModels } from './forms/form-models';
import { formsServer } from './grpc-forms-server';
import { openNeighbours } from './grpc-neighbours';
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

const NAME = 'forms';
const SWEEP_MS = 60_000;

/** Where the service can be reached, also where the settings say any free port. */
export interface RunningService {
  readonly httpPort: number;
  readonly grpcPort: number;
  readonly application: Application;
}

/** The composition root: the only file of this service that builds adapters. */
export async function startForms(config: Config, lifecycle: Lifecycle, logger: Logger): Promise<RunningService> {
  const health = new Health();
  const metrics = createMetrics(NAME);
  const tokens = openInternalTokens(config, NAME, { lifecycle, logger });
  const certificates = openCertificates(config.TLS_FOLDER, logger);
  const tls = grpcTls(certificates);

  const mongoOptions = { url: config.MONGODB_URL, name: NAME, maxPoolSize: config.MONGODB_POOL_SIZE, logger };
  const mongo = lifecycle.own('mongo', await new MongoConnection(mongoOptions).start(), (m) => m.stop());
  const { connection } = mongo;
  const kafka = kafkaOptions(config, { clientId: NAME, logger });
  const bus = lifecycle.own('kafka', new KafkaEventBus(kafka), (b) => b.stop());
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
  const outboxStore = new MongoOutboxStore(models.outbox);
  const relay = new OutboxRelay({ store: outboxStore, bus, logger });
  measureOutbox(metrics, outboxStore);

  const { projects, funnels } = openNeighbours(config, { tokens, tls }, lifecycle);
  const storage = openBlobStore(config.STORAGE_URL);
  const clock = () => new Date();
  const links = new FileLinks({
    keys: config.INTERNAL_KEYS,
    publicUrl: config.PUBLIC_URL,
    service: NAME,
    owner: 'answer',
    clock,
  });
  const database = new MongoDatabase(connection);
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

  health.add('mongo', () => mongo.check());
  health.add('storage', () => storage.check());
  health.add('kafka', () => bus.check(), { required: false });
  lifecycle.own('outbox relay', relay.start(), (r) => r.stop());
  const sweeps = {
    'staged answers': application.commands.sweepStages,
    'unused files': application.commands.sweepFiles,
  };
  for (const [what, step] of Object.entries(sweeps)) {
    const sweeper = new BackgroundLoop({ name: `sweeper of ${what}`, step, idleMs: SWEEP_MS, logger });
    lifecycle.own(`sweeper of ${what}`, sweeper.start(), (s) => s.stop());
  }
  // Inbound last: nothing may arrive before what it needs is up. Stopping runs in reverse.
  const { commitStaged, copyLooseForms } = application.commands;
  const eventHandlers = [onAnswersCommitted(commitStaged), ...onProjectsEvent(unitOfWork, copyLooseForms)];
  const consumer = new EventConsumer({ group: NAME, bus, handlers: eventHandlers, logger, metrics });
  const messaging = { bus, topics: [topics.forms, topics.history, topics.funnels, topics.projects], consumer, logger };
  lifecycle.own('consumer', startWhenReachable(messaging), (c) => c.stop());
  const rpc = new RpcHandlers({ tokens, logger, metrics });
  const server = { ...grpcListener(config), protoFolder: PROTO_FOLDER, service: protoServices.forms, tls };
  const handlers = formsServer(application, rpc);
  const grpc = lifecycle.own('grpc', await startGrpcServer({ ...server, handlers }), (s) => s.stop());
  const app = createHttpApp({
    service: NAME,
    routes: httpRoutes(application, {
      storage,
      links,
      newId,
      clock,
      page: new FormPage(),
      publicUrl: config.PUBLIC_URL,
      idempotency: new KeyedRequests(new MongoIdempotency(database)),
    }),
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
  return { httpPort: http.port, grpcPort: grpc.port, application };
}
