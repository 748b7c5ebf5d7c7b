import { Lifecycle } from '@trackway/runtime';
import { freshTopicPrefix, INTERNAL_KEYS, openPostgres, quietLogger, testServers } from '@trackway/testkit';
import { loadConfig } from '../src/config';
import { startProjects } from '../src/service';

/** The whole service in this process, on real servers; its neighbours are away. */
export async function startTestProjects() {
  const database = await openPostgres('projects');
  const logger = quietLogger();
  const lifecycle = new Lifecycle(logger, 10_000);
  const config = loadConfig({
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    INTERNAL_KEYS,
    KAFKA_BROKERS: testServers.kafkaBrokers(),
    TOPIC_PREFIX: freshTopicPrefix(),
    CHECK_RESPONSES: 'true',
    POSTGRES_URL: database.url,
    POSTGRES_SEARCH_URL: database.searchUrl,
    FORMS_GRPC: '127.0.0.1:1',
  });
  const ports = await startProjects(config, lifecycle, logger);
  return {
    ...ports,
    database,
    config,
    stop: async () => {
      await lifecycle.stop();
      await database.drop();
    },
  };
}
