import type { BrokerListener } from './servers';

/** server.properties of a single broker and controller. Replication must be 1, otherwise groups and transactions block. */
export function kafkaSettings(options: {
  dataFolder: string;
  port: number;
  controllerPort: number;
  durable?: boolean;
  listeners?: readonly BrokerListener[];
}): string {
  const { dataFolder, port, controllerPort, durable = true, listeners = [] } = options;
  const all = [{ name: 'PLAINTEXT', port, announcedPort: port }, ...listeners];
  const protocols = ['CONTROLLER', ...all.map(({ name }) => name)];
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    'controller.listener.names': 'CONTROLLER',
    listeners: [...all.map(addressOf), `CONTROLLER://127.0.0.1:${controllerPort}`].join(','),
    'advertised.listeners': all.map(announcedAddressOf).join(','),
    'listener.security.protocol.map': protocols.map((name) => `${name}:PLAINTEXT`).join(','),
    'inter.broker.listener.name': 'PLAINTEXT',
    'log.dirs': dataFolder,
    // Services create their own topics, as in production, so that a misspelled topic is an error.
    'auto.create.topics.enable': false,
    'num.partitions': 12,
    // As `topicSettings.maxMessageBytes` of packages/contracts; tests/deploy compares them.
    'message.max.bytes': 1_048_588,
    'default.replication.factor': 1,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 4,
    'share.coordinator.state.topic.replication.factor': 1,
    'share.coordinator.state.topic.min.isr': 1,
    'group.initial.rebalance.delay.ms': 0,
    // A killed broker is rejected until its session has expired, by default after 9 s. A broker without durable data never
    // restarts, and on a loaded host it can be late with heartbeats, after which topics have no leader.
    'broker.session.timeout.ms': durable ? 3_000 : 60_000,
    'broker.heartbeat.interval.ms': 1_000,
    // Without work, the controller writes an empty record twice a second by default, and each thread looks for requests
    // three times a second.
    'metadata.max.idle.interval.ms': 10_000,
    'num.io.threads': 2,
    'num.network.threads': 1,
    // 7 days. Small segments, because each partition reserves 10 MB for index files otherwise.
    'log.retention.hours': 168,
    'log.segment.bytes': 64 * 1024 * 1024,
    'log.index.size.max.bytes': 1024 * 1024,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

function announcedAddressOf({ name, announcedPort, announcedHost }: Omit<BrokerListener, 'port'>): string {
  return announcedHost === undefined
    ? addressOf({ name, port: announcedPort })
    : `${name}://${announcedHost}:${announcedPort}`;
}

function addressOf({ name, port }: Pick<BrokerListener, 'name' | 'port'>): string {
  return `${name}://127.0.0.1:${port}`;
}
