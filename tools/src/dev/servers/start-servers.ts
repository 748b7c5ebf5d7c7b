import { mkdirSync } from 'node:fs';
import { ProcessList, stopRemainingProcesses } from '../../process/process-list';
import { loadServersConfig } from './config';
import { requireDiskSpace } from './disk-space';
import { startKafka } from './kafka-server';
import { startMongo } from './mongo-server';
import { Ports } from './ports';
import { startPostgres } from './postgres-server';
import { Secrets } from './secrets';
import type { Server, Servers, StartOptions } from './servers';

/** Starts PostgreSQL, Kafka and MongoDB in parallel, or uses those of the environment. If one fails, all are stopped. */
export async function startServers(
  options: StartOptions,
  { config = loadServersConfig(), processes = new ProcessList(options.stateFolder) } = {},
): Promise<Servers> {
  const { stateFolder, log } = options;
  mkdirSync(stateFolder, { recursive: true, mode: 0o700 });
  requireDiskSpace(stateFolder);
  for (const name of await stopRemainingProcesses(stateFolder))
    log(`Stopped ${name}, which remained from an earlier run`);
  const { external } = config;
  const context = {
    ...options,
    ports: new Ports(stateFolder),
    secrets: new Secrets(stateFolder),
    processes,
  };
  const started = await allOrNone([
    external.postgresUrl ? given(external.postgresUrl) : startPostgres(context, config),
    external.kafkaBrokers ? givenKafka(external.kafkaBrokers) : startKafka(context, config),
    external.mongodbUrl ? given(external.mongodbUrl) : startMongo(context, config),
  ]);
  const [postgres, kafka, mongo] = started;
  return {
    postgresUrl: postgres.url,
    kafkaBrokers: kafka.url,
    brokerListeners: kafka.listeners,
    mongodbUrl: mongo.url,
    stop: async () => {
      await Promise.all(started.map((server) => server.stop()));
    },
  };
}

async function given(url: string): Promise<Server> {
  return { url, stop: async () => undefined };
}

async function givenKafka(url: string): Promise<Kafka> {
  return { ...(await given(url)), listeners: [] };
}

type Kafka = Awaited<ReturnType<typeof startKafka>>;

async function allOrNone(
  starting: [Promise<Server>, Promise<Kafka>, Promise<Server>],
): Promise<[Server, Kafka, Server]> {
  try {
    return await Promise.all(starting);
  } catch (error) {
    const outcomes = await Promise.allSettled(starting);
    await Promise.all(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.stop() : undefined)));
    throw error;
  }
}
