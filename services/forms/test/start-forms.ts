import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Lifecycle } from '@trackway/runtime';
import { type BuildService, startService } from '@trackway/service';
import { freshTopicPrefix, INTERNAL_KEYS, openMongo, quietLogger, shareInstance, testServers } from '@trackway/testkit';
import type { Application } from '../src/application';
import { type Config, loadConfig } from '../src/config';
import { buildForms } from '../src/service';
import { type FakeFunnels, startFakeFunnels } from './start-fake-funnels';
import { type FakeIntake, startFakeProjects } from './start-fake-projects';

/** The complete service in this process, on real servers. `by` can route its database connection through a proxy. */
export async function startTestForms(overrides: Record<string, string> = {}, by = (url: string) => url) {
  const database = await openMongo('forms');
  const logger = quietLogger();
  const lifecycle = new Lifecycle(logger, 10_000);
  const projects = new Map<string, readonly string[]>();
  const merged = new Map<string, string>();
  const intake: FakeIntake = { created: [], failures: 0 };
  const fake = await startFakeProjects(projects, merged, intake);
  const funnels: FakeFunnels = {
    moved: new Set(),
    places: new Map(),
    funnels: new Map(),
    entered: [],
    isUnavailable: false,
    calls: 0,
  };
  const fakeFunnels = await startFakeFunnels(funnels);
  const topicPrefix = freshTopicPrefix();
  const folder = mkdtempSync(join(tmpdir(), 'forms-files-'));
  const config = loadConfig({
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    INTERNAL_KEYS,
    KAFKA_BROKERS: testServers.kafkaBrokers(),
    TOPIC_PREFIX: topicPrefix,
    TOPIC_PARTITIONS: '3',
    CHECK_RESPONSES: 'true',
    MONGODB_URL: by(database.url),
    STORAGE_URL: pathToFileURL(folder).href,
    PUBLIC_URL: 'https://forms.example.org',
    PROJECTS_GRPC: `127.0.0.1:${fake.port}`,
    FUNNELS_GRPC: `127.0.0.1:${fakeFunnels.port}`,
    ...overrides,
  });
  const built: Application[] = [];
  const build: BuildService<Config> = async (settings, context) => {
    const parts = await buildForms(settings, context);
    built.push(parts.application);
    return parts;
  };
  const ports = await startService({ name: 'forms', config, lifecycle, logger, build });
  const [application] = built;
  if (!application) throw new Error('The service was not built.');
  return {
    ...ports,
    application,
    database,
    topicPrefix,
    projects,
    merged,
    funnels,
    intake,
    filesFolder: folder,
    stop: async () => {
      await lifecycle.stop();
      await fake.stop();
      await fakeFunnels.stop();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The service for all test files of a Jest worker that read only their own tenants. */
export const sharedForms = shareInstance(() => startTestForms());
