import { randomBytes } from 'node:crypto';
import { KeyedRequests } from '@trackway/application';
import { MongoIdempotency, MongoOutboxStore, MongoSettingEffects, openMongo } from '@trackway/mongo';
import { GuardedHttp, HostLimit, makeCheckUrl, OutboundPolicy, toSecret } from '@trackway/outbound';
import { newId } from '@trackway/runtime';
import { type BuildService, loopTask } from '@trackway/service';
import { FileLinks, makePurgeIncompleteFiles, measureStorage, openBlobStore } from '@trackway/storage';
import { buildApplication } from './application';
import { httpAttachmentFetcher } from './attachments/attachment-fetcher';
import { makeFetchAttachments } from './attachments/fetch-attachments';
import type { Config } from './config';
import { makeChannelUses } from './conversations/channel-uses';
import { makeEndSnoozes } from './conversations/end-snoozes';
import { grpcProjectDirectory } from './conversations/grpc-project-directory';
import { grpcUserDirectory } from './conversations/grpc-user-directory';
import { channelsServer } from './grpc-channels-server';
import { httpRoutes } from './http-routes';
import { ChannelLimit } from './inbound/channel-limit';
import { makeLinkConversations } from './inbound/link-conversations';
import { mediaItemPresenter } from './media-items/media-item-schemas';
import { MongoUnitOfWork } from './mongo-unit-of-work';
import { openModels } from './open-models';
import { httpConnector } from './outbound/http-connector';
import { makeSendQueuedMessages } from './outbound/send-queued-messages';
import { WorkerGroup } from './shared/worker-group';

/** 22 characters in base64url. */
const EXTERNAL_REF_BYTES = 16;
const SECRET_BYTES = 32;
/** Queues that one replica sends from at the same time. */
const SENDERS = 8;
/** Messages from one frame to one host, a quarter of them at once; in each replica. */
const MESSAGES_PER_MINUTE = 3_000;
/** Messages whose files one replica fetches at the same time. */
const FETCHERS = 2;
const PURGE_INTERVAL_MS = 24 * 60 * 60 * 1_000;

/** The composition root: the only file of this service that builds adapters. */
export const buildChannels: BuildService<Config> = async (config, context) => {
  const { lifecycle, logger } = context;
  const clock = () => new Date();

  const { connection, database } = await openMongo(config, context);
  const models = openModels(connection);
  const relay = context.openRelay(new MongoOutboxStore(models.outbox));
  const { projects } = context.openClients({ projects: config.PROJECTS_GRPC });
  const unitOfWork = new MongoUnitOfWork(database, models, () => relay.wake());
  const directory = grpcProjectDirectory(projects);
  const storage = openBlobStore(config.STORAGE_URL);
  measureStorage(context.metrics, config.STORAGE_URL);
  const keys = config.INTERNAL_KEYS;
  const links = new FileLinks({ keys, publicUrl: config.PUBLIC_URL, service: 'channels', resource: 'message', clock });
  const policy = new OutboundPolicy(config.OUTBOUND_ALLOWED_HOSTS);
  const outbound = new GuardedHttp(policy);
  lifecycle.own('outbound calls', outbound, (o) => o.stop());

  const connector = httpConnector(outbound, clock);
  const retryAfter = config.SEND_RETRY_SECONDS;
  const senders = new WorkerGroup({
    name: 'message senders',
    step: makeSendQueuedMessages({
      unitOfWork,
      connector,
      limit: new HostLimit(MESSAGES_PER_MINUTE),
      retryAfter,
      newId,
      clock,
      logger,
    }),
    workers: SENDERS,
    logger,
  });
  const linker = new WorkerGroup({
    name: 'conversation linker',
    step: makeLinkConversations({ unitOfWork, projects: directory, clock }),
    workers: 1,
    logger,
  });

  const fetcher = new WorkerGroup({
    name: 'attachment fetchers',
    step: makeFetchAttachments({ unitOfWork, fetcher: httpAttachmentFetcher(outbound, storage), clock }),
    workers: FETCHERS,
    logger,
  });

  const snoozes = new WorkerGroup({
    name: 'end of snoozes',
    step: makeEndSnoozes({ unitOfWork, clock, logger }),
    workers: 1,
    logger,
  });

  const application = buildApplication({
    checkUrl: makeCheckUrl(policy),
    unitOfWork,
    settingEffects: new MongoSettingEffects({
      database,
      model: models.settingEffects,
      usesSince: makeChannelUses({ unitOfWork }),
    }),
    projects: directory,
    users: grpcUserDirectory(projects),
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

  const purgeFiles = makePurgeIncompleteFiles({ storage, clock });
  const purge = loopTask({
    name: 'purge of incomplete files',
    step: () => purgeFiles().then(() => false),
    idleMs: PURGE_INTERVAL_MS,
    logger,
  });

  return {
    health: { storage: () => storage.check() },
    background: [...senders.tasks, ...linker.tasks, ...fetcher.tasks, ...snoozes.tasks, purge],
    grpcHandlers: (rpc) => channelsServer(application, rpc),
    routes: httpRoutes(application, {
      clock,
      idempotency: new KeyedRequests(new MongoIdempotency(database)),
      files: { storage, links },
      limit: new ChannelLimit(config.INBOUND_PER_MINUTE),
      presentItem: mediaItemPresenter((file) => links.urlOf(file)),
    }),
  };
};
