import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { topics } from '@trackway/contracts';
import { freshTopicPrefix, quietLogger, testServers } from '@trackway/testkit';
import { KafkaEventBus } from '../src/bus/kafka-event-bus';

describe('a broker that accepts a connection and then does not respond', () => {
  let proxy: Server;
  let connections: number;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    connections = 0;
    const [host = '', port = ''] = testServers.kafkaBrokers().split(':');
    proxy = createServer((incoming) => {
      sockets.push(incoming.on('error', () => undefined));
      connections += 1;
      // Nothing is forwarded for the first two connections, as when a network is interrupted.
      if (connections <= 2) return;
      const outgoing = connect(Number(port), host).on('error', () => undefined);
      sockets.push(outgoing);
      incoming.pipe(outgoing).pipe(incoming);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await new Promise((resolve) => proxy.close(resolve));
  });

  it('does not prevent later requests', async () => {
    const { port } = proxy.address() as AddressInfo;
    const options = { clientId: 'suite', prefix: freshTopicPrefix(), logger: quietLogger() };
    const direct = new KafkaEventBus({ ...options, brokers: [testServers.kafkaBrokers()] });
    const bus = new KafkaEventBus({ ...options, brokers: [`127.0.0.1:${port}`] });
    // A producer and an administrator have connections of their own.
    const attempts = () => [bus.publish([{ topic: topics.history, key: 'k', value: '1' }]), bus.check()];
    try {
      await direct.ensureTopics([topics.history]);
      await Promise.allSettled(attempts());

      await Promise.all(attempts());

      expect(connections).toBeGreaterThan(2);
    } finally {
      await Promise.all([direct.stop(), bus.stop()]);
    }
  });
});
