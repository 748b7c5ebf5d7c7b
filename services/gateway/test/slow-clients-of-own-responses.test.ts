import { once } from 'node:events';
import net, { type Socket } from 'node:net';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';
import { bearer } from './support/tokens';
import { until } from './support/until';

/** More than the socket buffers of the operating system hold. */
const LENGTH = 12 * 1_048_576;
const TIMEOUT_MS = 1_500;
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

describe('responses of the gateway itself', () => {
  let gateway: GatewayUnderTest;
  let sockets: Socket[] = [];

  beforeAll(async () => {
    gateway = await startGatewayUnderTest({ UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS) });
    const operation = { operationId: 'readProject', summary: 'x'.repeat(LENGTH) };
    const document = JSON.stringify({ openapi: '3.1.0', paths: { '/api/management/projects/a': { get: operation } } });
    gateway.services.projects.respondWith((_request, response) => response.end(document));
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
  });
  afterAll(() => gateway.stop());

  const listTools = () =>
    send(gateway.url, '/mcp', {
      method: 'POST',
      headers: { ...bearer(), 'content-type': 'application/json' },
      body: LIST,
    });

  /** Sends a request and reads nothing. Returns the socket of the gateway. */
  async function openUnread(head: string, body = ''): Promise<Socket> {
    const accepted = once(gateway.server, 'connection');
    const socket = net.connect(gateway.port, '127.0.0.1').pause();
    socket.on('error', () => undefined);
    sockets.push(socket);
    socket.write(`${head}\r\nHost: x\r\n\r\n${body}`);
    const [connection] = await accepted;
    return connection as Socket;
  }

  it.each([
    ['the OpenAPI document', 'GET /openapi.json HTTP/1.1', ''],
    [
      'the list of tools',
      `POST /mcp HTTP/1.1\r\nAuthorization: ${bearer().authorization}\r\nContent-Length: ${LIST.length}`,
      LIST,
    ],
  ])('disconnect a client that does not read %s', async (_what, head, body) => {
    await send(gateway.url, '/openapi.json');
    const connection = await openUnread(head, body);
    await until(() => connection.bytesWritten > 0, 20_000);

    await until(() => connection.destroyed, 8 * TIMEOUT_MS);

    expect(connection.bytesWritten).toBeLessThan(LENGTH);
  });

  it('are complete for a client that reads with pauses', async () => {
    const socket = net.connect(gateway.port, '127.0.0.1');
    sockets.push(socket);
    let received = 0;
    socket.on('data', (data) => {
      received += data.length;
      socket.pause();
      setTimeout(() => socket.resume(), 20);
    });
    socket.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');

    await once(socket, 'close');

    expect(received).toBeGreaterThan(LENGTH);
  });

  it('are complete for a client that reads', async () => {
    const document = await send(gateway.url, '/openapi.json');
    const list = await listTools();

    expect(document.body.paths['/api/management/projects/a'].get.summary).toHaveLength(LENGTH);
    const tool = list.body.result.tools.find(({ name }: { name: string }) => name === 'readProject');
    expect(tool.description.length).toBeGreaterThan(LENGTH);
  });
});
