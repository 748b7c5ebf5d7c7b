import { randomBytes } from 'node:crypto';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';
import { StartFailure } from '../../process/start-failure';
import { freePort } from '../servers/free-port';
import { initiateReplicaSet } from '../servers/mongo-replica-set';
import type { Server, Servers } from '../servers/servers';

const STARTUP_MS = 180_000;

/** Starts the servers as official images with Testcontainers (TEST_BACKEND=docker). */
export async function startContainers(log: (line: string) => void): Promise<Servers> {
  log('Starting postgres:18, mongo:8 and apache/kafka:4.1.0 in Docker; the images are downloaded at the first start …');
  const starting = [startPostgres(), startMongo(), startKafka()] as const;
  try {
    const [postgres, mongo, kafka] = await Promise.all(starting);
    return {
      postgresUrl: postgres.url,
      mongodbUrl: mongo.url,
      kafkaBrokers: kafka.url,
      stop: async () => {
        await Promise.all([postgres, mongo, kafka].map((server) => server.stop()));
      },
    };
  } catch (error) {
    const outcomes = await Promise.allSettled(starting);
    await Promise.all(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.stop() : undefined)));
    throw new StartFailure(`The containers did not start: ${String(error)}. Is Docker running (docker info)?`);
  }
}

async function startPostgres(): Promise<Server> {
  const password = randomBytes(16).toString('hex');
  const container = await new GenericContainer('postgres:18')
    .withEnvironment({ POSTGRES_PASSWORD: password })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'])
    .withExposedPorts(5432)
    // The container starts twice: first to initialize the database.
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
    .withStartupTimeout(STARTUP_MS)
    .start();
  return serverOf(container, `postgres://postgres:${password}@${addressOf(container, 5432)}/postgres`);
}

async function startMongo(): Promise<Server> {
  const container = await new GenericContainer('mongo:8')
    .withCommand(['--replSet', 'local', '--bind_ip_all'])
    .withExposedPorts(27017)
    .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
    .withStartupTimeout(STARTUP_MS)
    .start();
  const url = `mongodb://${addressOf(container, 27017)}/?directConnection=true`;
  await initiateReplicaSet(url, '127.0.0.1:27017');
  return serverOf(container, url);
}

async function startKafka(): Promise<Server> {
  // The broker advertises its address, so the port must be known before it starts.
  const port = await freePort();
  const container = await new GenericContainer('apache/kafka:4.1.0')
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENERS: 'PLAINTEXT://0.0.0.0:9092,CONTROLLER://localhost:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
    })
    .withExposedPorts({ container: 9092, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .withStartupTimeout(STARTUP_MS)
    .start();
  return serverOf(container, `127.0.0.1:${port}`);
}

function addressOf(container: StartedTestContainer, port: number): string {
  return `${container.getHost()}:${container.getMappedPort(port)}`;
}

function serverOf(container: StartedTestContainer, url: string): Server {
  return {
    url,
    stop: async () => {
      await container.stop();
    },
  };
}
