import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Lifecycle } from '@trackway/runtime';
import { startService } from '@trackway/service';
import {
  freshTopicPrefix,
  INTERNAL_KEYS,
  openPostgres,
  quietLogger,
  shareInstance,
  testServers,
} from '@trackway/testkit';
import { loadConfig } from '../src/config';
import { buildFunnels } from '../src/service';
import { startFakeProjects } from './fake-projects';

/** An address without a listener. */
const AWAY = '127.0.0.1:1';

/** Addresses of the peer services of a test. The others are unavailable. */
export interface PeerAddresses {
  readonly projects?: string;
  readonly forms?: string;
  readonly channels?: string;
  readonly spreadsheets?: string;
  /** An OpenAI-compatible endpoint, configured as the provider `fake`. */
  readonly model?: string;
  /** Hosts that may be called in addition to public addresses; default: this host. */
  readonly allowedHosts?: string;
}

/** The complete service in this process, on real servers. Peer services are unavailable unless their addresses are given. */
export async function startTestFunnels(peers: PeerAddresses = {}) {
  const database = await openPostgres('funnels');
  const folder = await mkdtemp(join(tmpdir(), 'trackway-funnels-'));
  const logger = quietLogger();
  let lifecycle = new Lifecycle(logger, 10_000);
  const config = loadConfig({
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    INTERNAL_KEYS,
    KAFKA_BROKERS: testServers.kafkaBrokers(),
    TOPIC_PREFIX: freshTopicPrefix(),
    TOPIC_PARTITIONS: '3',
    CHECK_RESPONSES: 'true',
    POSTGRES_URL: database.url,
    STORAGE_URL: pathToFileURL(folder).href,
    PUBLIC_URL: 'https://funnels.example.org/',
    PROJECTS_GRPC: peers.projects ?? AWAY,
    FORMS_GRPC: peers.forms ?? AWAY,
    CHANNELS_GRPC: peers.channels ?? AWAY,
    SPREADSHEETS_GRPC: peers.spreadsheets ?? AWAY,
    OUTBOUND_ALLOWED_HOSTS: peers.allowedHosts ?? '127.0.0.1',
    AI_PROVIDERS: JSON.stringify(providersOf(peers.model)),
  });
  const ports = await startService({ name: 'funnels', config, lifecycle, logger, build: buildFunnels });
  return {
    ...ports,
    database,
    config,
    storageFolder: folder,
    /** Starts another replica with the same database and topics. */
    replica: async () => {
      const second = new Lifecycle(logger, 10_000);
      await startService({ name: 'funnels', config, lifecycle: second, logger, build: buildFunnels });
      return { stop: () => second.stop() };
    },
    /** Starts another process with the same state, after `meanwhile` ran without any process. */
    restart: async (meanwhile: () => Promise<void> = async () => undefined) => {
      await lifecycle.stop();
      await meanwhile();
      lifecycle = new Lifecycle(logger, 10_000);
      return await startService({ name: 'funnels', config, lifecycle, logger, build: buildFunnels });
    },
    stop: async () => {
      await lifecycle.stop();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The service with a fake projects service. Its `stop` stops both. */
export async function startFunnelsAndProjects() {
  const projects = await startFakeProjects();
  const service = await startTestFunnels({ projects: projects.address });
  return {
    projects,
    service: { ...service, stop: async () => undefined },
    stop: async () => {
      await service.stop();
      await projects.stop();
    },
  };
}

/** The same for all test files of a Jest worker that let peer services work and do not restart the service. */
export const sharedFunnels = shareInstance(startFunnelsAndProjects);

export type TestFunnels = Awaited<ReturnType<typeof startTestFunnels>>;

function providersOf(model: string | undefined) {
  if (!model) return [];
  const prices = { priced: { input: 3, output: 15, currency: 'USD' } };
  return [{ name: 'fake', base_url: model, api_key: 'sk-never-sent', prices }];
}
