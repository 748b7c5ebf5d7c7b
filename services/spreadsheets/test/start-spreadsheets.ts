import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Lifecycle } from '@trackway/runtime';
import { startService } from '@trackway/service';
import {
  freshTopicPrefix,
  INTERNAL_KEYS,
  openPostgres,
  openTcpProxy,
  quietLogger,
  temporaryFolder,
  testServers,
} from '@trackway/testkit';
import { loadConfig } from '../src/config';
import { buildSpreadsheets } from '../src/service';
import { startFakeForms } from './fake-forms';
import { startFakeFunnels } from './fake-funnels';
import { startFakeProjects } from './fake-projects';

const xlsx = join(__dirname, '../../../packages/xlsx');

/** The worker thread of the reader runs TypeScript in tests. */
const thread = {
  file: join(xlsx, 'src/worker/workbook-thread.ts'),
  execArgv: ['--require', join(xlsx, 'test-support/run-typescript.cjs')],
};

/** The complete service in this process, on real servers, with fake peer services. */
export async function startTestSpreadsheets(overrides: { kafkaBrokers?: string } = {}) {
  const database = await openPostgres('spreadsheets');
  const projects = await startFakeProjects();
  const forms = await startFakeForms();
  const funnels = await startFakeFunnels();
  const logger = quietLogger();
  const { hostname, port } = new URL(database.url);
  const wire = await openTcpProxy({ host: hostname, port: Number(port) });
  const url = new URL(database.url);
  url.port = String(wire.port);
  const config = loadConfig({
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    INTERNAL_KEYS,
    KAFKA_BROKERS: overrides.kafkaBrokers ?? testServers.kafkaBrokers(),
    TOPIC_PREFIX: freshTopicPrefix(),
    TOPIC_PARTITIONS: '3',
    CHECK_RESPONSES: 'true',
    POSTGRES_URL: url.href,
    STORAGE_URL: pathToFileURL(temporaryFolder()).href,
    PROJECTS_GRPC: projects.address,
    FORMS_GRPC: forms.address,
    FUNNELS_GRPC: funnels.address,
  });
  const start = async () => {
    const lifecycle = new Lifecycle(logger, 5_000);
    const ports = await startService({
      name: 'spreadsheets',
      config,
      lifecycle,
      logger,
      build: (settings, context) => buildSpreadsheets(settings, context, thread),
    });
    return { ...ports, stop: () => lifecycle.stop() };
  };
  return {
    start,
    database,
    projects,
    forms,
    funnels,
    /** The proxy to the database. */
    wire,
    stop: async () => {
      for (const peer of [projects, forms, funnels]) await peer.stop();
      await wire.stop();
      await database.drop();
    },
  };
}
