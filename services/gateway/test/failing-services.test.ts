import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';
import { bearer } from './support/tokens';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';
const SWITCH = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n';

describe.each(WAYS)('an unavailable service, %s', (_name, way) => {
  it('results in 503 with Retry-After, without effect on other services', async () => {
    const gateway = await startGatewayUnderTest({ ...way, PROJECTS_URL: 'http://127.0.0.1:1' });

    const response = await send(gateway.url, PROJECTS, { headers: bearer() });
    const others = await send(gateway.url, '/api/management/forms', { headers: bearer() });
    const ready = await send(gateway.operationsUrl, '/readyz');
    await gateway.stop();

    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('1');
    expect(response.body).toMatchObject({ response: false, message: 'service_unavailable' });
    expect(others.status).toBe(200);
    expect(ready.status).toBe(200);
  });

  it('results in 503 if its name cannot be resolved', async () => {
    const gateway = await startGatewayUnderTest({ ...way, PROJECTS_URL: 'http://unknown.invalid' });

    const response = await send(gateway.url, PROJECTS, { headers: bearer() });
    await gateway.stop();

    expect(response.status).toBe(503);
  });
});

describe.each(WAYS)('an invalid response of a service, %s', (_name, way) => {
  /** Responds with these bytes on each connection, and counts the requests. */
  async function sendTo(bytes: string, method = 'GET', timeoutMs = 20_000) {
    let requestCount = 0;
    const server = net.createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => {
        requestCount += 1;
        socket.end(bytes);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const gateway = await startGatewayUnderTest({
      ...way,
      PROJECTS_URL: `http://127.0.0.1:${port}`,
      UPSTREAM_TIMEOUT_MS: String(timeoutMs),
    });
    const body = method === 'GET' ? {} : { body: '{}' };
    const response = await send(gateway.url, PROJECTS, { method, headers: bearer(), ...body }).catch(
      (error: Error) => error,
    );
    await gateway.stop();
    server.close();
    return { response, requestCount };
  }

  it.each([
    ['nothing', ''],
    ['not HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['half a head', 'HTTP/1.1 200 OK\r\nContent-Le'],
    ['a length and chunks at once', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nhello'],
    ['a length that is not a number', 'HTTP/1.1 200 OK\r\nContent-Length: 0x5\r\n\r\nhello'],
    ['a line end within a head', 'HTTP/1.1 200 OK\r\nX-A: b\nSet-Cookie: c\r\nContent-Length: 0\r\n\r\n'],
    ['a header without a name', 'HTTP/1.1 200 OK\r\n: b\r\nContent-Length: 0\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!'],
  ])('results in 503: %s', async (_what, bytes) => {
    const { response } = await sendTo(bytes);

    expect(response).toMatchObject({ status: 503, body: { message: 'service_unavailable' } });
  });

  it('results in 503 or 504 if it switches protocols without a request', async () => {
    const { response } = await sendTo(SWITCH, 'GET', 300);

    expect([503, 504]).toContain('status' in response && response.status);
  });

  it('causes one retry of a read, and none of a write', async () => {
    const read = await sendTo('');
    const write = await sendTo('', 'POST');

    expect(read.requestCount).toBe(2);
    expect(write.requestCount).toBe(1);
    expect(write.response).toMatchObject({ status: 503 });
  });
});

describe.each(WAYS)('a reused connection that was closed, %s', (_name, way) => {
  it('causes no error for a read', async () => {
    const gateway = await startGatewayUnderTest(way);
    let connections = 0;
    gateway.services.projects.respondWith((request, response) => {
      connections += 1;
      if (connections === 2) request.socket.destroy();
      else response.end('{}');
    });

    const first = await send(gateway.url, PROJECTS, { headers: bearer() });
    const second = await send(gateway.url, PROJECTS, { headers: bearer() });
    await gateway.stop();

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(connections).toBe(3);
  });
});

describe.each(WAYS)('a slow service, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest({ ...way, UPSTREAM_TIMEOUT_MS: '100' });
  });
  beforeEach(() => {
    gateway.services.projects.reset();
    gateway.services.spreadsheets.reset();
  });
  afterAll(() => gateway.stop());

  it('results in 504, and its request is aborted', async () => {
    const aborted = new Promise((resolve) => {
      gateway.services.projects.respondWith((request) => request.on('close', () => resolve('aborted')));
    });

    const response = await send(gateway.url, PROJECTS, { headers: bearer() });

    expect(response.status).toBe(504);
    expect(response.headers['retry-after']).toBe('1');
    expect(response.body).toMatchObject({ response: false, message: 'upstream_timeout' });
    expect(await aborted).toBe('aborted');
  });

  it('has its connection closed if it stalls during the response', async () => {
    gateway.services.projects.respondWith((_request, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half');
    });

    await expect(send(gateway.url, PROJECTS, { headers: bearer() })).rejects.toThrow(/aborted|hang up/);
  });

  it('may take longer on a route for events', async () => {
    gateway.services.spreadsheets.respondWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      setTimeout(() => response.end('data: late\n\n'), 350);
    });

    const response = await send(gateway.url, '/api/management/spreadsheet-operations/1/events', { headers: bearer() });

    expect(response.text).toBe('data: late\n\n');
  });

  it('may take longer on a route for uploads', async () => {
    gateway.services.spreadsheets.respondWith((request, response) => {
      request.resume();
      setTimeout(() => response.end('{}'), 250);
    });

    const path = '/api/management/spreadsheet-operations/import/project';
    const response = await send(gateway.url, path, { method: 'POST', headers: bearer(), body: 'x' });

    expect(response.status).toBe(200);
  });
});

describe.each(WAYS)('the gateway, %s', (_name, way) => {
  it('reuses connections to services', async () => {
    const gateway = await startGatewayUnderTest(way);
    const sockets = new Set<unknown>();
    gateway.services.projects.respondWith((request, response) => {
      sockets.add(request.socket);
      response.end('{}');
    });
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

    for (let count = 0; count < 5; count += 1) await send(gateway.url, PROJECTS, { headers: bearer(), agent });
    agent.destroy();
    await gateway.stop();

    expect(sockets.size).toBe(1);
  });
});
