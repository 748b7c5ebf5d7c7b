import { once } from 'node:events';
import net, { type Socket } from 'node:net';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';
import { bearer } from './support/tokens';
import { until } from './support/until';
import { WAYS } from './support/ways';

const EXPORT = '/api/management/spreadsheet-operations/export/project';
const IMPORT = '/api/management/spreadsheet-operations/import/project';
const PUBLIC_FORM = '/forms/any-token/answers';
const OTHER = { frame_id: '0198c0de-0000-7000-8000-0000000000ff', sub: '0198c0de-0000-7000-8000-0000000000fe' };
const LARGE = Buffer.alloc(6 * 1_048_576);
const MULTIPART = 'multipart/form-data; boundary=x';

describe.each(WAYS)('clients that send slowly, %s', (_name, way) => {
  let gateway: GatewayUnderTest;
  let now = Date.now();
  let sockets: Socket[] = [];

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way, () => now);
  });
  beforeEach(() => {
    for (const service of Object.values(gateway.services)) service.reset();
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
  });
  afterAll(() => gateway.stop());

  /** Sends the head of a request and one byte of its body. */
  function sendIncomplete(path: string, headers: Readonly<Record<string, string>>, length = 10): Socket & Received {
    const socket = Object.assign(net.connect(gateway.port, '127.0.0.1'), { received: '' });
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      socket.received += data.toString('latin1');
    });
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n${lines.join('')}\r\n{`);
    sockets.push(socket);
    return socket;
  }

  it('occupy no connection to a service and are limited by subject', async () => {
    const slow = Array.from({ length: 260 }, () => sendIncomplete(EXPORT, bearer()));
    await until(() => slow.filter(({ received }) => received.startsWith('HTTP/1.1 429')).length === 260 - 32, 20_000);

    const other = await send(gateway.url, EXPORT, { method: 'POST', headers: bearer(OTHER), body: '{}' });

    expect(other.status).toBe(200);
    expect(gateway.services.spreadsheets.requests).toHaveLength(1);
    expect(slow.find(({ received }) => received !== '')?.received).toContain('too_many_requests');
  });

  it('are limited by address where no token is required, and do not delay others', async () => {
    const slow = Array.from({ length: 260 }, () => sendIncomplete(PUBLIC_FORM, { 'Content-Type': 'application/json' }));
    await until(() => slow.filter(({ received }) => received.startsWith('HTTP/1.1 429')).length === 260 - 128, 20_000);

    const other = await send(gateway.url, '/api/management/dynamic-forms', { headers: bearer(OTHER) });

    expect(other.status).toBe(200);
    expect(gateway.services.forms.requests).toHaveLength(1);
  });

  it('of uploads leave the connections of other tenants free', async () => {
    const users = Array.from({ length: 4 }, (_, index) =>
      bearer({ sub: `0198c0de-0000-7000-8000-00000000001${index}` }),
    );
    const slow = users.flatMap((user) =>
      Array.from({ length: 32 }, () => sendIncomplete(IMPORT, { ...user, 'Content-Type': MULTIPART })),
    );
    await until(() => slow.filter(({ received }) => received.startsWith('HTTP/1.1 429')).length >= 64, 20_000);

    const other = await send(gateway.url, EXPORT, { method: 'POST', headers: bearer(OTHER), body: '{}' });

    expect(other.status).toBe(200);
  });

  it.each([
    ['a JSON body', EXPORT, 'application/json'],
    ['an upload', IMPORT, MULTIPART],
  ])('receive 408 and are disconnected when %s stalls', async (_what, path, type) => {
    const slow = sendIncomplete(path, { ...bearer(OTHER), 'Content-Type': type });
    const closed = once(slow, 'close');
    const fast = await send(gateway.url, EXPORT, { method: 'POST', headers: bearer(OTHER), body: '{}' });

    await until(() => {
      now += 1_000;
      return slow.received;
    }, 20_000);
    await closed;
    expect(fast.status).toBe(200);
    expect(slow.received).toMatch(/^HTTP\/1\.1 408 /);
    expect(slow.received).toContain('request_timeout');
  });

  it('do not stop the upload of a client that is fast enough', async () => {
    gateway.services.spreadsheets.respondWith((request, response) => {
      request.resume();
      request.on('end', () => response.end('{}'));
    });
    const upload = sendIncomplete(IMPORT, { ...bearer(OTHER), 'Content-Type': MULTIPART }, 60_001);
    for (let second = 0; second < 30; second += 5) {
      now += 5_000;
      await new Promise<void>((resolve) => {
        upload.write('x'.repeat(10_000), () => resolve());
      });
    }

    await until(() => upload.received !== '', 20_000);

    expect(upload.received).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('receive 413 from the gateway for a body above the limit, without a call to the service', async () => {
    const response = await send(gateway.url, EXPORT, {
      method: 'POST',
      headers: { ...bearer(), 'Content-Type': 'application/json' },
      body: Buffer.alloc(1_048_577, ' '),
    });

    expect(response.status).toBe(413);
    expect(response.body).toMatchObject({ response: false, message: 'payload_too_large' });
    expect(gateway.services.spreadsheets.requests).toHaveLength(0);
  });
});

describe.each(WAYS)('clients that do not read their responses, %s', (_name, way) => {
  it('are disconnected, and other tenants are served meanwhile', async () => {
    const gateway = await startGatewayUnderTest({ ...way, UPSTREAM_TIMEOUT_MS: '1500' });
    gateway.services.projects.respondWith((request, response) => {
      response.end(request.url?.endsWith('/large') ? LARGE : '{}');
    });
    const { authorization } = bearer();
    let disconnected = 0;
    const sockets = Array.from({ length: 70 }, () => {
      const socket = net.connect(gateway.port, '127.0.0.1').pause();
      socket.on('error', () => undefined);
      socket.write(`GET /api/management/projects/large HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`);
      return socket;
    });
    gateway.server.on('connection', (socket) => socket.on('close', () => (disconnected += 1)));
    await until(() => gateway.services.projects.requests.length >= 64, 20_000);

    const other = await send(gateway.url, '/api/management/projects', { headers: bearer(OTHER) });

    expect(other.status).toBe(200);
    await until(() => disconnected >= 64, 40_000);
    for (const socket of sockets) socket.destroy();
    await gateway.stop();
  });
});

describe.each(WAYS)('a tenant with more requests in progress than its quota, %s', (_name, way) => {
  it('has its requests queued, while another tenant is served', async () => {
    const gateway = await startGatewayUnderTest(way);
    const pending: (() => void)[] = [];
    gateway.services.projects.respondWith((request, response) => {
      if (request.url?.endsWith('/slow')) pending.push(() => response.end('{}'));
      else response.end('{}');
    });
    const slow = Array.from({ length: 100 }, () =>
      send(gateway.url, '/api/management/projects/slow', { headers: bearer() }),
    );
    await until(() => pending.length >= 64, 20_000);

    const other = await send(gateway.url, '/api/management/projects', { headers: bearer(OTHER) });
    const inProgress = pending.length;
    const finish = setInterval(() => {
      for (const respond of pending.splice(0)) respond();
    }, 1);
    const responses = await Promise.all(slow);
    clearInterval(finish);
    await gateway.stop();

    expect([other.status, inProgress]).toEqual([200, 64]);
    expect(responses.every(({ status }) => status === 200)).toBe(true);
  });
});

interface Received {
  received: string;
}
