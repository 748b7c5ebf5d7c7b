import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import Connection from 'kafkajs/src/network/connection';
import createSocketFactory from 'kafkajs/src/network/socketFactory';
import Encoder from 'kafkajs/src/protocol/encoder';
import { separateConnections } from './kafka-connection';

/** A response: its length, a correlation id and a payload. */
function response(correlationId: number, payload: string): Buffer {
  const head = Buffer.alloc(8);
  head.writeInt32BE(4 + payload.length);
  head.writeInt32BE(correlationId, 4);
  return Buffer.concat([head, Buffer.from(payload)]);
}

/** A request of any kind, whose response is a text. */
const aRequest = {
  request: { apiKey: 18, apiVersion: 0, apiName: 'ApiVersions', encode: async () => new Encoder() },
  response: { decode: async (payload: Buffer) => payload.toString(), parse: async (text: string) => text },
};

describe('a connection to the broker', () => {
  let server: Server;
  let onConnection: ((socket: Socket, number: number) => void) | undefined;
  let accepted: Socket[];
  let connection: Connection;

  beforeAll(separateConnections);
  beforeEach(async () => {
    accepted = [];
    server = createServer((socket) => {
      accepted.push(socket.on('error', () => undefined));
      onConnection?.(socket, accepted.length);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const silent = { debug: () => undefined, error: () => undefined, warn: () => undefined };
    connection = new Connection({
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      logger: { namespace: () => silent },
      socketFactory: createSocketFactory(),
      requestTimeout: 5_000,
      connectionTimeout: 5_000,
    });
  });
  afterEach(async () => {
    await connection.disconnect();
    for (const socket of accepted) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  it('discards the part of a response that arrived before it broke', async () => {
    onConnection = (socket, number) => {
      socket.once('data', () => {
        if (number === 1) socket.write(response(0, 'lost').subarray(0, 6), () => socket.resetAndDestroy());
        else socket.write(response(1, 'received'));
      });
    };
    await connection.connect();
    await expect(connection.send(aRequest)).rejects.toThrow(/ECONNRESET|Closed/);

    await connection.connect();

    expect(await connection.send(aRequest)).toBe('received');
  });

  it('ends after a response that cannot be decoded', async () => {
    onConnection = (socket) => socket.once('data', () => socket.write(Buffer.from([0, 0, 0, 1, 7])));
    await connection.connect();

    await expect(connection.send(aRequest)).rejects.toThrow(/Connection error/);
    expect(connection.isConnected()).toBe(false);
  });

  it('has one socket for concurrent attempts, and opens another one afterwards', async () => {
    onConnection = undefined;
    await Promise.all([connection.connect(), connection.connect()]);
    expect(await connection.connect()).toBe(true);
    expect(accepted).toHaveLength(1);

    await connection.disconnect();
    await connection.connect();

    expect(accepted).toHaveLength(2);
  });
});
