import { PROTO_FOLDER, type ProjectsV1, protoServices, topics } from '@trackway/contracts';
import { GrpcNeighbour, RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { createHttpApp, startHttpServer } from '@trackway/http';
import { EventConsumer, KafkaEventBus, OutboxRelay, startWhenReachable } from '@trackway/messaging';
import { createPool, Database, PgIdempotency, PgOutboxStore } from '@trackway/postgres';
import { createMetrics, Health, InternalTokens, type Lifecycle, type Logger, newId } from '@trackway/runtime';
import { FileLinks, openBlobStore } from '@trackway/storage';
import { buildApplication } from './application';
import { urlOf } from './attachments/attachment-schemas';
import type { Config } from './config';
import { funnelsServer } from './grpc-funnels-server';
import { grpcAskForProject, grpcFindUsers } from './grpc-projects';
import { httpRoutes } from './http-routes';
import { PgUnitOfWork } from './pg-unit-of-work';
import { onProjectChanged } from './project-facts/on-project-changed';

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
  const projects = lifecycle.own(
    'projects',
    new GrpcNeighbour<ProjectsV1.ProjectsServiceClient>({
      name: 'projects',
      address: config.PROJECTS_GRPC,
      protoFolder: PROTO_FOLDER,
      service: protoServices.projects,
      tokens,
    }),
    (p) => p.close(),
  );
  const storage = openBlobStore(config.STORAGE_URL);
  const links = new FileLinks({
    keys: config.INTERNAL_KEYS,
    publicUrl: config.PUBLIC_URL,
    service: NAME,
    owner: 'attachment',
    clock,
  });
  const unitOfWork = new PgUnitOfWork(database, () => relay.wake());
  const application = buildApplication({
    unitOfWork,
    storage,
    linkTo: (frameId, attachment) => urlOf(links, frameId, attachment),
    askForProject: grpcAskForProject(projects),
    findUsers: grpcFindUsers(projects),
    newId,
    clock,
  });

  health.add('postgres', () => database.check());
  health.add('storage', () => storage.check());
  health.add('kafka', () => bus.check(), { required: false });
  lifecycle.own('outbox relay', relay.start(), (r) => r.stop());
  // Inbound last: nothing may arrive before what it needs is up. Stopping runs in reverse.
  const consumer = new EventConsumer({ group: NAME, bus, handlers: [onProjectChanged(unitOfWork)], logger, metrics });
  const messaging = { bus, topics: [topics.funnels, topics.history, topics.projects], consumer, logger };
  lifecycle.own('consumer', startWhenReachable(messaging), (c) => c.stop());
  const handlers = funnelsServer(application, new RpcHandlers({ tokens, logger }));
  const server = { port: config.GRPC_PORT, protoFolder: PROTO_FOLDER, service: protoServices.funnels, handlers };
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
