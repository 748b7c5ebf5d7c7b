import { type AddressInfo, createServer, type Server } from 'node:net';
import Broker from 'kafkajs/src/broker';
import ConnectionPool from 'kafkajs/src/network/connectionPool';
import createSocketFactory from 'kafkajs/src/network/socketFactory';
import { closeFailedHandshakes } from './kafka-broker';
import { separateConnections } from './kafka-connection';

const silent = { debug: () => undefined, error: () => undefined, warn: () => undefined };
const logger = { ...silent, namespace: () => silent };
const CONNECTION_TIMEOUT_MS = 200;

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A broker whose versions are known, so that a connection needs no handshake. */
function brokerOn(port: number): Broker {
  const options = { host: '127.0.0.1', port, logger, socketFactory: createSocketFactory() };
  const timeouts = { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: 1_000 };
  const connectionPool = new ConnectionPool({ ...options, ...timeouts });
  return new Broker({ connectionPool, logger, versions: {}, authenticationTimeout: 1_000 });
}

describe('concurrent connections to a broker', () => {
  beforeAll(() => {
    closeFailedHandshakes();
    separateConnections();
  });

  it('succeed when it starts again, although each caller repeats a failed attempt at once', async () => {
    const server = createServer();
    const port = await listen(server, 0);
    await new Promise((resolve) => server.close(resolve));
    const broker = brokerOn(port);
    let failures = 0;
    const connect = async (): Promise<void> => {
      while (failures < 20) {
        const connected = await broker.connect().then(
          () => true,
          () => false,
        );
        if (connected) return;
        failures += 1;
        if (failures === 1) await listen(server, port);
      }
    };

    await Promise.all([connect(), connect(), connect()]);

    expect(broker.isConnected()).toBe(true);
    await broker.disconnect();
    await new Promise((resolve) => server.close(resolve));
  });
});
