import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kafka, logLevel } from 'kafkajs';
import { ManagedProcess } from '../../process/managed-process';
import { installJava } from '../install/install-java';
import { installKafka } from '../install/install-kafka';
import { runInstaller } from '../install/run-installer';
import { newClusterId } from './cluster-id';
import { REPOSITORY, type ServersConfig } from './config';
import { kafkaSettings } from './kafka-settings';
import type { BrokerListener, Server, ServerContext } from './servers';
import { dataFolder } from './small-disks';
import { startAndKeep } from './start-and-keep';

/**
 * Fast start and a garbage collector without helper threads, because this broker has little load. Component tests create
 * 16,000 partitions, which need about 512 MB; the heap grows only if it is needed.
 */
const JVM = ['-Xms128m', '-Xmx1536m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Djava.awt.headless=true'];

/** Starts Apache Kafka in KRaft mode: one node that is broker and controller. */
export async function startKafka(
  context: ServerContext,
  config: ServersConfig,
): Promise<Server & { listeners: readonly BrokerListener[] }> {
  const { stateFolder, ports, log } = context;
  const { env, serverEnv } = config;
  const install = { root: REPOSITORY, installed: config.installed, env, log };
  const java = config.java || (await installJava({ ...install, python: config.python }));
  const jars = await installKafka({ ...install, java });
  const folder = dataFolder(stateFolder, 'kafka');
  const logFolder = join(folder, 'data');
  const settingsFile = join(folder, 'server.properties');
  const port = await ports.take('kafka');
  const controllerPort = await ports.take('kafka-controller');
  const listeners = await takeListeners(context);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    settingsFile,
    kafkaSettings({ dataFolder: logFolder, port, controllerPort, durable: context.durable, listeners }),
  );
  const logging = `-Dlog4j2.configurationFile=${join(REPOSITORY, 'tools', 'local', 'kafka', 'log4j2.properties')}`;
  const jvm = [java, ...JVM, logging, '-cp', join(jars, '*')] as const;
  if (!existsSync(join(logFolder, 'meta.properties'))) await format(jvm, settingsFile, serverEnv);
  const server = new ManagedProcess(
    {
      name: 'kafka',
      command: [...jvm, 'kafka.Kafka', settingsFile],
      env: serverEnv,
      logFile: join(stateFolder, 'logs', 'kafka.log'),
      stopSignal: context.durable ? 'SIGTERM' : 'SIGKILL',
      orphanSignal: 'SIGKILL',
      stopTimeoutMs: 15_000,
    },
    context,
  );
  const url = `127.0.0.1:${port}`;
  await startAndKeep(server, { name: 'Apache Kafka', ask: () => connectOnce(url), stopping: context.stopping });
  return { url, listeners, stop: () => server.stop() };
}

async function takeListeners({
  ports,
  brokerListeners = [],
  clusterAddress,
}: ServerContext): Promise<BrokerListener[]> {
  const listeners: BrokerListener[] = [];
  for (const name of brokerListeners) {
    const [port, announcedPort] = [await ports.take(`kafka-${name}`), await ports.take(`kafka-link-${name}`)];
    listeners.push({ name: name.toUpperCase(), port, announcedPort });
  }
  if (clusterAddress) {
    const { host: announcedHost, port: announcedPort } = clusterAddress;
    listeners.push({ name: 'CLUSTER', port: await ports.take('kafka-cluster'), announcedPort, announcedHost });
  }
  return listeners;
}

async function format(
  jvm: readonly [string, ...string[]],
  settingsFile: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const clusterId = newClusterId();
  await runInstaller(
    [...jvm, 'kafka.tools.StorageTool', 'format', '--ignore-formatted', '-t', clusterId, '-c', settingsFile],
    { what: 'Formatting the data folder of Apache Kafka', advice: '`npm run reset` begins with empty data.', env },
  );
}

async function connectOnce(broker: string): Promise<void> {
  const retry = { retries: 0 };
  const kafka = new Kafka({
    clientId: 'trackway-tools',
    brokers: [broker],
    logLevel: logLevel.NOTHING,
    connectionTimeout: 2_000,
    retry,
  });
  const admin = kafka.admin({ retry });
  try {
    await admin.connect();
    await admin.describeCluster();
  } finally {
    await admin.disconnect();
  }
}
