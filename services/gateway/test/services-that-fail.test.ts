import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { ask } from './support/ask';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { bearer } from './support/tokens';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';
const SWITCH = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n';

describe.each(WAYS)('a service that is away, %s', (_name, way) => {
  it('is a 503 that says when to come again', async () => {
    const gateway = await startGatewayUnderTest({ ...way, PROJECTS_URL: 'http://127.0.0.1:1' });

    const answer = await ask(gateway.url, PROJECTS, { headers: bearer() });
    const others = await ask(gateway.url, '/api/management/forms', { headers: bearer() });
    const ready = await ask(gateway.operationsUrl, '/readyz');
    await gateway.stop();

    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.body).toMatchObject({ response: false, message: 'service_unavailable' });
    expect(others.status).toBe(200);
    expect(ready.status).toBe(200);
  });

  it('whose name cannot be resolved is a 503 too', async () => {
    const gateway = await startGatewayUnderTest({ ...way, PROJECTS_URL: 'http://unknown.invalid' });

    const answer = await ask(gateway.url, PROJECTS, { headers: bearer() });
    await gateway.stop();

    expect(answer.status).toBe(503);
  });
});

describe.each(WAYS)('a service that answers badly, %s', (_name, way) => {
  /** Answers each connection with these bytes, however often it is asked. */
  async function againstBytes(bytes: string, method = 'GET', timeoutMs = 20_000) {
    let asked = 0;
    const server = net.createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => {
        asked += 1;
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
    const answer = await ask(gateway.url, PROJECTS, { method, headers: bearer(), ...body }).catch(
      (error: Error) => error,
    );
    await gateway.stop();
    server.close();
    return { answer, asked };
  }

  it.each([
    ['nothing', ''],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['half a head', 'HTTP/1.1 200 OK\r\nContent-Le'],
    ['a length and chunks at once', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nhello'],
    ['a length that is no number', 'HTTP/1.1 200 OK\r\nContent-Length: 0x5\r\n\r\nhello'],
    ['a line end within a head', 'HTTP/1.1 200 OK\r\nX-A: b\nSet-Cookie: c\r\nContent-Length: 0\r\n\r\n'],
    ['a header without a name', 'HTTP/1.1 200 OK\r\n: b\r\nContent-Length: 0\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!'],
  ])('is a 503: %s', async (_what, bytes) => {
    const { answer } = await againstBytes(bytes);

    expect(answer).toMatchObject({ status: 503, body: { message: 'service_unavailable' } });
  });

  it('by switching protocols, without a request, is a 503 or a 504', async () => {
    const { answer } = await againstBytes(SWITCH, 'GET', 300);

    expect([503, 504]).toContain('status' in answer && answer.status);
  });

  it('is asked once more for a read, and never for a write', async () => {
    const read = await againstBytes('');
    const write = await againstBytes('', 'POST');

    expect(read.asked).toBe(2);
    expect(write.asked).toBe(1);
    expect(write.answer).toMatchObject({ status: 503 });
  });
});

describe.each(WAYS)('a kept connection that has died, %s', (_name, way) => {
  it('costs a read nothing', async () => {
    const gateway = await startGatewayUnderTest(way);
    let connections = 0;
    gateway.services.projects.answerWith((request, response) => {
      connections += 1;
      if (connections === 2) request.socket.destroy();
      else response.end('{}');
    });

    const first = await ask(gateway.url, PROJECTS, { headers: bearer() });
    const second = await ask(gateway.url, PROJECTS, { headers: bearer() });
    await gateway.stop();

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(connections).toBe(3);
  });
});

describe.each(WAYS)('a service that takes too long, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest({ ...way, UPSTREAM_TIMEOUT_MS: '100' });
  });
  beforeEach(() => {
    gateway.services.projects.reset();
    gateway.services.spreadsheets.reset();
  });
  afterAll(() => gateway.stop());

  it('to start its response is a 504, and the service sees that the client is gone', async () => {
    const aborted = new Promise((resolve) => {
      gateway.services.projects.answerWith((request) => request.on('close', () => resolve('aborted')));
    });

    const answer = await ask(gateway.url, PROJECTS, { headers: bearer() });

    expect(answer.status).toBe(504);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.body).toMatchObject({ response: false, message: 'upstream_timeout' });
    expect(await aborted).toBe('aborted');
  });

  it('in the middle of its answer costs the connection', async () => {
    gateway.services.projects.answerWith((_request, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half');
    });

    await expect(ask(gateway.url, PROJECTS, { headers: bearer() })).rejects.toThrow(/aborted|hang up/);
  });

  it('may, where the route is for events', async () => {
    gateway.services.spreadsheets.answerWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      setTimeout(() => response.end('data: late\n\n'), 350);
    });

    const answer = await ask(gateway.url, '/api/management/spreadsheet-operations/1/events', { headers: bearer() });

    expect(answer.text).toBe('data: late\n\n');
  });

  it('may, where the route is for uploads', async () => {
    gateway.services.spreadsheets.answerWith((request, response) => {
      request.resume();
      setTimeout(() => response.end('{}'), 250);
    });

    const path = '/api/management/spreadsheet-operations/import/project';
    const answer = await ask(gateway.url, path, { method: 'POST', headers: bearer(), body: 'x' });

    expect(answer.status).toBe(200);
  });
});

describe.each(WAYS)('the gateway, %s', (_name, way) => {
  it('keeps connections to services', async () => {
    const gateway = await startGatewayUnderTest(way);
    const sockets = new Set<unknown>();
    gateway.services.projects.answerWith((request, response) => {
      sockets.add(request.socket);
      response.end('{}');
    });
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

    for (let count = 0; count < 5; count += 1) await ask(gateway.url, PROJECTS, { headers: bearer(), agent });
    agent.destroy();
    await gateway.stop();

    expect(sockets.size).toBe(1);
  });
});
