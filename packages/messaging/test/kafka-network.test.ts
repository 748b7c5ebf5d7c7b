import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { topics } from '@trackway/contracts';
import { eventually, freshTopicPrefix, quietLogger, testServers } from '@trackway/testkit';
import { KafkaEventBus } from '../src/bus/kafka-event-bus';

/** What happens to a connection to the broker. */
type Network = (incoming: Socket, open: () => Socket) => void;

const works: Network = (incoming, open) => {
  const outgoing = open();
  incoming.pipe(outgoing).pipe(incoming);
};

/** The broker accepts the connection and never responds. */
const isSilent: Network = () => undefined;

/** The connection breaks after a part of the first response. */
const breaksInResponse: Network = (incoming, open) => {
  const outgoing = open();
  incoming.pipe(outgoing).once('data', (response: Buffer) => {
    incoming.write(response.subarray(0, 6), () => incoming.resetAndDestroy());
  });
};

/** The first response is shorter than the smallest one. */
const isMalformed: Network = (incoming) => {
  incoming.once('data', () => incoming.write(Buffer.from([0, 0, 0, 1, 7])));
};

describe('a broker behind a faulty network', () => {
  let proxy: Server;
  let networks: Network[];
  let connections: number;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    connections = 0;
    const [host = '', port = ''] = testServers.kafkaBrokers().split(':');
    const keep = (socket: Socket) => {
      sockets.push(socket.on('error', () => undefined));
      return socket;
    };
    proxy = createServer((incoming) => {
      connections += 1;
      (networks.shift() ?? works)(keep(incoming), () => keep(connect(Number(port), host)));
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await new Promise((resolve) => proxy.close(resolve));
  });

  it.each([
    ['does not respond', isSilent],
    ['breaks in the middle of a response', breaksInResponse],
    ['delivers a malformed response', isMalformed],
  ])('gets later requests if a connection %s', async (_what, network) => {
    // A producer and an administrator have connections of their own.
    networks = [network, network];
    const { port } = proxy.address() as AddressInfo;
    const options = { clientId: 'suite', prefix: freshTopicPrefix(), logger: quietLogger() };
    const direct = new KafkaEventBus({ ...options, brokers: [testServers.kafkaBrokers()] });
    const bus = new KafkaEventBus({ ...options, brokers: [`127.0.0.1:${port}`] });
    const requests = () => [bus.publish([{ topic: topics.history, key: 'k', value: '1' }]), bus.check()];
    try {
      await direct.ensureTopics([topics.history]);
      await Promise.allSettled(requests());

      await Promise.all(requests());

      expect(connections).toBeGreaterThan(2);
    } finally {
      await Promise.all([direct.stop(), bus.stop()]);
    }
  });

  it('has no connection after a stop during a request, which is repeated', async () => {
    networks = [];
    const { port } = proxy.address() as AddressInfo;
    const options = { clientId: 'suite', prefix: freshTopicPrefix(), logger: quietLogger() };
    const bus = new KafkaEventBus({ ...options, brokers: [`127.0.0.1:${port}`] });
    const publishing = bus.publish([{ topic: 'missing', key: 'k', value: '1' }]).catch((error: Error) => error);
    await eventually(async () => expect(connections).toBeGreaterThan(0));

    await bus.stop();

    expect(await publishing).toBeInstanceOf(Error);
    await eventually(async () => expect(sockets.filter(({ destroyed }) => !destroyed).length).toBe(0));
  });
});
