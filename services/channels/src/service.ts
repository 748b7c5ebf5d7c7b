import { randomBytes } from 'node:crypto';
import { PROTO_FOLDER, protoServices, topics } from '@trackway/contracts';
import { grpcListener, grpcTls, RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { createHttpApp, KeyedRequests, startHttpServer } from '@trackway/http';
import { KafkaEventBus, kafkaOptions, measureOutbox, OutboxRelay, startWhenReachable } from '@trackway/messaging';
import { MongoConnection, MongoDatabase, MongoIdempotency, MongoOutboxStore, outboxModels } from '@trackway/mongo';
import { faultOfUrl, GuardedHttp, OutboundPolicy, toSecret } from '@trackway/outbound';
import {
  createMetrics,
  Health,
  type Lifecycle,
  type Logger,
  newId,
  openCertificates,
  openInternalTokens,
} from '@trackway/runtime';
import { FileLinks, openBlobStore } from '@trackway/storage';
import { buildApplication } from './application';
import { httpAttachmentFetcher } from './attachments/attachment-fetcher';
import { makeFetchNext } from './attachments/fetch-next';
import { channelModel } from './channels/channel-model';
import type { Config } from './config';
import { conversationModel } from './conversations/conversation-model';
import { deliveryModel } from './delivery-log/delivery-model';
import { channelsServer } from './grpc-channels-server';
import { openNeighbours } from './grpc-neighbours';
import { grpcProjectDirectory } from './grpc-project-directory';
import { httpRoutes } from './http-routes';
import { ChannelLimit } from './inbound/channel-limit';
import { makeLinkNext } from './linking/link-next';
import { mediaItemModel } from './media-items/media-item-model';
import { mediaItemPresenter } from './media-items/media-item-schemas';
import { MongoUnitOfWork } from './mongo-unit-of-work';
import { makeDeliverNext } from './outbound/deliver-next';
import { httpConnector } from './outbound/http-connector';
import { sendQueueModel } from './outbound/send-queue-model';
import { WorkerGroup } from './worker-group';

const NAME = 'channels';
/** 22 characters in base64url. */
const EXTERNAL_REF_BYTES = 16;
const SECRET_BYTES = 32;
/** Conversations that one replica sends for at the same time. */
const SENDERS = 4;
/** Messages whose files one replica fetches at the same time. */
const FETCHERS = 2;

/** Where the service can be reached, also where the settings say any free port. */
export interface RunningService {
  readonly httpPort: number;
  readonly grpcPort: number;
}

/** The composition root: the only file of this service that builds adapters. */
export async function startChannels(config: Config, lifecycle: Lifecycle, logger: Logger): Promise<RunningService> {
  const health = new Health();
  const metrics = createMetrics(NAME);
  const tokens = openInternalTokens(config, NAME, { lifecycle, logger });
  const certificates = openCertificates(config.TLS_FOLDER, logger);
  const tls = grpcTls(certificates);
  const clock = () => new Date();

  const mongoOptions = { url: config.MONGODB_URL, name: NAME, maxPoolSize: config.MONGODB_POOL_SIZE, logger };
  const mongo = lifecycle.own('mongo', await new MongoConnection(mongoOptions).start(), (m) => m.stop());
  const { connection } = mongo;
  const kafka = kafkaOptions(config, { clientId: NAME, logger });
  const bus = lifecycle.own('kafka', new KafkaEventBus(kafka), (b) => b.stop());
  const models = {
    channels: channelModel(connection),
    conversations: conversationModel(connection),
    mediaItems: mediaItemModel(connection),
    sendQueues: sendQueueModel(connection),
    deliveries: deliveryModel(connection),
    outbox: outboxModels(connection),
  };
  const outboxStore = new MongoOutboxStore(models.outbox);
  const relay = new OutboxRelay({ store: outboxStore, bus, logger });
  measureOutbox(metrics, outboxStore);
  const { projects } = openNeighbours(config, { tokens, tls }, lifecycle);

  const database = new MongoDatabase(connection);
  const unitOfWork = new MongoUnitOfWork(database, models, () => relay.wake());
  const directory = grpcProjectDirectory(projects);
  const storage = openBlobStore(config.STORAGE_URL);
  const keys = config.INTERNAL_KEYS;
  const links = new FileLinks({ keys, publicUrl: config.PUBLIC_URL, service: NAME, owner: 'message', clock });
  const policy = new OutboundPolicy(config.OUTBOUND_ALLOWED_HOSTS);
  const outbound = new GuardedHttp(policy);
  lifecycle.own('outbound calls', outbound, (o) => o.stop());

  const connector = httpConnector(outbound, clock);
  const retryAfter = config.SEND_RETRY_SECONDS;
  const senders = new WorkerGroup({
    name: 'message senders',
    step: makeDeliverNext({ unitOfWork, connector, retryAfter, newId, clock, logger }),
    workers: SENDERS,
    logger,
  });
  const linker = new WorkerGroup({
    name: 'conversation linker',
    step: makeLinkNext({ unitOfWork, projects: directory, clock }),
    workers: 1,
    logger,
  });

  const fetcher = new WorkerGroup({
    name: 'attachment fetchers',
    step: makeFetchNext({ unitOfWork, fetcher: httpAttachmentFetcher(outbound, storage), clock }),
    workers: FETCHERS,
    logger,
  });

  const application = buildApplication({
    faultOfUrl: faultOfUrl(policy),
    unitOfWork,
    projects: directory,
    newId,
    newExternalRef: () => randomBytes(EXTERNAL_REF_BYTES).toString('base64url'),
    newSecret: () => toSecret(randomBytes(SECRET_BYTES)),
    clock,
    wakeSenders: () => senders.wake(),
    wakeBackground: () => {
      linker.wake();
      fetcher.wake();
    },
  });

  health.add('mongo', () => mongo.check());
  health.add('kafka', () => bus.check(), { required: false });
  health.add('storage', () => storage.check());
  lifecycle.own('outbox relay', relay.start(), (r) => r.stop());
  for (const group of [senders, linker, fetcher]) group.start(lifecycle);
  const ownTopics = [topics.channelsInbound, topics.channelsEvents, topics.history];
  // Inbound last: nothing may arrive before what it needs is up. Stopping runs in reverse.
  lifecycle.own('topics', startWhenReachable({ bus, topics: ownTopics, logger }), (c) => c.stop());
  const rpc = new RpcHandlers({ tokens, logger, metrics });
  const server = { ...grpcListener(config), protoFolder: PROTO_FOLDER, service: protoServices.channels, tls };
  const handlers = channelsServer(application, rpc);
  const grpc = lifecycle.own('grpc', await startGrpcServer({ ...server, handlers }), (s) => s.stop());
  const app = createHttpApp({
    service: NAME,
    routes: httpRoutes(application, {
      clock,
      idempotency: new KeyedRequests(new MongoIdempotency(database)),
      files: { storage, links },
      limit: new ChannelLimit(config.INBOUND_PER_MINUTE),
      presentItem: mediaItemPresenter((file) => links.urlOf(file)),
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
  return { httpPort: http.port, grpcPort: grpc.port };
}
