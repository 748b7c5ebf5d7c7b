import { Lifecycle } from '@trackway/runtime';
import { freshTopicPrefix, INTERNAL_KEYS, openMongo, quietLogger, testServers } from '@trackway/testkit';
import { loadConfig } from '../src/config';
import { startForms } from '../src/service';
import { startFakeProjects } from './start-fake-projects';

/** The whole service in this process, on real servers; `by` says by which way it reaches its database. */
export async function startTestForms(overrides: Record<string, string> = {}, by = (url: string) => url) {
  const database = await openMongo('forms');
  const logger = quietLogger();
  const lifecycle = new Lifecycle(logger, 10_000);
  const projects = new Map<string, readonly string[]>();
  const fake = await startFakeProjects(projects);
  const topicPrefix = freshTopicPrefix();
  const config = loadConfig({
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    INTERNAL_KEYS,
    KAFKA_BROKERS: testServers.kafkaBrokers(),
    TOPIC_PREFIX: topicPrefix,
    CHECK_RESPONSES: 'true',
    MONGODB_URL: by(database.url),
    PROJECTS_GRPC: `127.0.0.1:${fake.port}`,
    ...overrides,
  });
  const ports = await startForms(config, lifecycle, logger);
  return {
    ...ports,
    database,
    topicPrefix,
    projects,
    stop: async () => {
      await lifecycle.stop();
      await fake.stop();
      await database.drop();
    },
  };
}
