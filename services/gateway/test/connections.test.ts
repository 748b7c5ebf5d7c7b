import http from 'node:http';
import net from 'node:net';
import { ConnectionPool } from '../src/http1/connection-pool';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { RecordingUpstream } from './support/recording-upstream';
import { send } from './support/send';
import { bearer } from './support/tokens';
import { until } from './support/until';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';

describe.each(WAYS)('connections to a service, %s', (_name, way) => {
  let gateway: GatewayUnderTest;
  const sockets = new Set<unknown>();

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  beforeEach(() => {
    sockets.clear();
    gateway.services.projects.reset();
  });
  afterAll(() => gateway.stop());

  function respondWith(write: (response: http.ServerResponse, request: http.IncomingMessage) => void) {
    gateway.services.projects.respondWith((request, response) => {
      sockets.add(request.socket);
      write(response, request);
    });
  }

  it('are not reused if a service responds before it has received the whole body', async () => {
    respondWith((response) => response.writeHead(413).end('{}'));
    const body = Buffer.alloc(300_000);

    const first = await send(gateway.url, PROJECTS, { method: 'POST', headers: bearer(), body });
    respondWith((response, request) => {
      request.resume();
      request.on('end', () => response.end('{}'));
    });
    const second = await send(gateway.url, PROJECTS, { method: 'POST', headers: bearer(), body: 'x' });

    expect([first.status, second.status]).toEqual([413, 200]);
  });

  it('are not reused if the service closes them after its response', async () => {
    respondWith((response) => response.writeHead(200, { connection: 'close' }).end('{}'));

    for (let count = 0; count < 3; count += 1) {
      const { status } = await send(gateway.url, PROJECTS, { method: 'POST', headers: bearer(), body: 'x' });
      expect(status).toBe(200);
    }

    expect(sockets.size).toBe(3);
  });

  it('are closed before the service closes them, if it announces a timeout', async () => {
    let open = true;
    respondWith((response, { socket }) => {
      socket.on('close', () => {
        open = false;
      });
      // The server of the test would keep the connection open for longer.
      response.writeHead(200, { connection: 'keep-alive', 'keep-alive': 'timeout=2' }).end('{}');
    });

    await send(gateway.url, PROJECTS, { method: 'POST', headers: bearer(), body: 'x' });

    await until(() => !open);
  });

  it('are opened in parallel for concurrent requests, up to a limit', async () => {
    respondWith((response, { url = '' }) => setImmediate(() => response.end(url)));
    const agent = new http.Agent({ maxSockets: 400 });
    const paths = Array.from({ length: 400 }, (_, index) => `${PROJECTS}/${index}`);

    const responses = await Promise.all(paths.map((path) => send(gateway.url, path, { headers: bearer(), agent })));

    expect(responses.map(({ text }) => text)).toEqual(paths);
    expect(sockets.size).toBeLessThanOrEqual(256);
  });

  it('end at the service when the client of an upload disconnects', async () => {
    let closed = false;
    gateway.services.spreadsheets.respondWith((request) => {
      request.resume();
      request.on('error', () => undefined);
      request.on('close', () => {
        closed = true;
      });
    });
    const { hostname, port } = new URL(gateway.url);
    const headers = { ...bearer(), 'content-length': '100', 'content-type': 'multipart/form-data; boundary=x' };
    const path = '/api/management/spreadsheet-operations/import/project';
    const request = http.request({ hostname, port, path, method: 'POST', headers });
    request.on('error', () => undefined);
    request.write('half');
    await until(() => gateway.services.spreadsheets.requests.length > 0);

    request.destroy();

    await until(() => closed);
  });

  it('are not opened for a client that disconnects before its body is complete', async () => {
    const { hostname, port } = new URL(gateway.url);
    const headers = { ...bearer(), 'content-length': '100' };
    const request = http.request({ hostname, port, path: PROJECTS, method: 'POST', headers });
    request.on('error', () => undefined);
    await new Promise((resolve) => request.write('half', resolve));
    request.destroy();

    const next = await send(gateway.url, PROJECTS, { headers: bearer() });

    expect(next.status).toBe(200);
    expect(gateway.services.projects.requests).toHaveLength(1);
  });
});

describe('a pool of connections', () => {
  it('closes connections that were idle for longer than the service allows', async () => {
    let now = 0;
    const service = await new RecordingUpstream('one').start();
    const pool = new ConnectionPool(
      () => net.connect(service.port, '127.0.0.1'),
      () => now,
    );
    const once = () =>
      new Promise<unknown>((resolve, reject) => {
        const connection = pool.take();
        const connectionClient = { toHead: false, onHead: reject, onBody: reject, onEnd: reject, onFailure: reject };
        connection.send(
          { ...connectionClient, onWhole: () => resolve(connection) },
          'GET / HTTP/1.1\r\nhost: x\r\n\r\n',
        );
      });

    const first = await once();
    const second = await once();
    now = 100_000;
    const third = await once();

    pool.close();
    await service.stop();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    await until(() => pool.size === 0);
  });
});
