import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { ask } from './support/ask';
import { startGatewayUnderTest } from './support/gateway-under-test';
import { bearer } from './support/tokens';
import { until } from './support/until';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';

describe.each(WAYS)('the operations port, %s', (_name, way) => {
  it('serves health, and rejects everything else', async () => {
    const gateway = await startGatewayUnderTest(way);

    const live = await ask(gateway.operationsUrl, '/livez');
    const ready = await ask(gateway.operationsUrl, '/readyz');
    const head = await ask(gateway.operationsUrl, '/readyz', { method: 'HEAD' });
    const others = await Promise.all([
      ask(gateway.operationsUrl, '/livez', { method: 'POST' }),
      ask(gateway.operationsUrl, PROJECTS, { headers: bearer() }),
    ]);
    await gateway.stop();

    expect([live.status, ready.status, head.status]).toEqual([200, 200, 200]);
    expect(ready.body).toEqual({ ready: true, checks: {} });
    expect(head.text).toBe('');
    expect(others.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('is the only one with health and metrics', async () => {
    const gateway = await startGatewayUnderTest(way);

    const paths = ['/livez', '/readyz', '/startupz', '/metrics'];
    const answers = await Promise.all(paths.map((path) => ask(gateway.url, path)));
    await gateway.stop();

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('count requests by service and refusals by reason', async () => {
    const gateway = await startGatewayUnderTest(way);
    await ask(gateway.url, PROJECTS, { headers: bearer() });
    await ask(gateway.url, PROJECTS, { headers: bearer() });
    await ask(gateway.url, PROJECTS);

    const metrics = await ask(gateway.operationsUrl, '/metrics');
    await gateway.stop();

    expect(metrics.text).toMatch(/gateway_request_duration_seconds_count\{.*upstream="projects".*\} 2/);
    expect(metrics.text).toMatch(/gateway_refusals_total\{reason="unauthenticated".*\} 1/);
    expect(metrics.text).toMatch(/gateway_requests_in_flight\{.*\} 0/);
    expect(metrics.text).toMatch(/gateway_known_callers\{.*\} [12]/);
    expect(metrics.text).toContain('process_cpu_seconds_total');
  });
});

describe.each(WAYS)('the description of the API, %s', (_name, way) => {
  const part = (path: string) => ({ openapi: '3.1.0', paths: { [path]: { get: { responses: {} } } } });

  it('is made of what the services describe, names who is missing, and keeps the last of who is away', async () => {
    let now = Date.now();
    const gateway = await startGatewayUnderTest({ ...way, PUBLIC_URL: 'https://api.example.org' }, () => now);
    for (const [name, service] of Object.entries(gateway.services)) {
      service.answerWith((_request, response) => {
        if (name === 'channels') response.writeHead(500).end();
        else response.end(JSON.stringify(part(`/api/management/${name}`)));
      });
    }

    const before = await ask(gateway.url, '/openapi.json');
    await gateway.services.forms.stop();
    now += 60_000;
    const after = await ask(gateway.url, '/openapi.json');
    await gateway.stop();

    expect(before.status).toBe(200);
    expect(before.body.info).toMatchObject({ title: 'Trackway', version: '1.0.0' });
    expect(before.body.servers).toEqual([{ url: 'https://api.example.org' }]);
    expect(Object.keys(before.body.paths)).toEqual([
      '/api/management/forms',
      '/api/management/funnels',
      '/api/management/projects',
      '/api/management/spreadsheets',
    ]);
    expect(before.body['x-trackway-missing']).toEqual(['channels']);
    expect(before.headers['x-trackway-missing']).toBe('channels');
    expect(after.body.paths).toEqual(before.body.paths);
  });
});

describe.each(WAYS)('a gateway that stops, %s', (_name, way) => {
  it('says that it is not ready, and ends each connection with its next answer', async () => {
    const gateway = await startGatewayUnderTest({ ...way, SHUTDOWN_GRACE_MS: '2000' });
    const agent = new http.Agent({ keepAlive: true });
    const before = await ask(gateway.url, PROJECTS, { headers: bearer(), agent });

    const stopped = gateway.stop();
    const during = await ask(gateway.url, PROJECTS, { headers: bearer(), agent });
    const ready = await ask(gateway.operationsUrl, '/readyz');
    await stopped;
    agent.destroy();

    expect(before.headers.connection).toBe('keep-alive');
    expect(during.status).toBe(200);
    expect(during.headers.connection).toBe('close');
    expect(ready.status).toBe(503);
    await expect(ask(gateway.url, '/livez')).rejects.toThrow('ECONNREFUSED');
  });

  it.each([700, 3_200])('lets requests in hand finish that take %d ms of its 4 seconds', async (takesMs) => {
    const gateway = await startGatewayUnderTest({ ...way, SHUTDOWN_GRACE_MS: '4000' });
    let held: http.ServerResponse | undefined;
    gateway.services.projects.answerWith((_request, response) => {
      held = response;
    });
    const slow = ask(gateway.url, PROJECTS, { headers: bearer() });
    await until(() => held);

    const stopped = gateway.stop();
    setTimeout(() => held?.end('{"done":true}'), takesMs);
    const answer = await slow;
    await stopped;

    expect(answer.body).toEqual({ done: true });
  });

  it('does not wait for ever', async () => {
    const gateway = await startGatewayUnderTest({ ...way, SHUTDOWN_GRACE_MS: '200' });
    gateway.services.projects.answerWith(() => undefined);
    const hanging = ask(gateway.url, PROJECTS, { headers: bearer() });
    const ended = expect(hanging).rejects.toThrow();
    await until(() => gateway.services.projects.requests.length > 0);

    await gateway.stop();

    await ended;
  });
});

describe.each(WAYS)('slow clients, %s', (_name, way) => {
  it('have limits for the head and for the whole of a request', async () => {
    const gateway = await startGatewayUnderTest(way);
    const { headersTimeout, requestTimeout, keepAliveTimeout } = gateway.server;
    await gateway.stop();

    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 600_000,
      keepAliveTimeout: 3_000,
    });
  });

  it('that never finish a head learn so in the envelope', async () => {
    const gateway = await startGatewayUnderTest(way);
    const accepted = once(gateway.server, 'connection');
    const socket = net.connect(gateway.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');

    const timedOut: NodeJS.ErrnoException = Object.assign(new Error('Request timeout'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    });
    const [served] = await accepted;
    gateway.server.emit('clientError', timedOut, served);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    await gateway.stop();

    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
    expect(String(answer)).toContain('"message":"request_timeout"');
  });
});

describe.each(WAYS)('the head of a request, %s', (_name, way) => {
  it.each([
    ['headers of 40 KB', { 'x-large': 'x'.repeat(40_000) }, PROJECTS, 431, 'headers_too_large'],
    ['a token of 64 KB', { authorization: `Bearer ${'x'.repeat(65_536)}` }, PROJECTS, 431, 'headers_too_large'],
    ['a token of 16 KB', { authorization: `Bearer ${'x'.repeat(16_384)}` }, PROJECTS, 401, 'unauthenticated'],
    ['a URL of 9 KB', bearer(), `${PROJECTS}?${'x'.repeat(9_000)}`, 414, 'uri_too_long'],
    [
      'two content types',
      ['Host', 'x', 'Content-Type', 'a/b', 'Content-Type', 'c/d'],
      PROJECTS,
      400,
      'malformed_request',
    ],
    [
      'two idempotency keys',
      ['Host', 'x', 'Idempotency-Key', 'a', 'Idempotency-Key', 'b'],
      PROJECTS,
      400,
      'malformed_request',
    ],
  ])('is refused clearly: %s', async (_what, headers, path, status, message) => {
    const gateway = await startGatewayUnderTest(way);

    const answer = await ask(gateway.url, path, { headers: headers as Record<string, string> });
    await gateway.stop();

    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ response: false, message, request_id: answer.headers['x-request-id'] });
    expect(answer.headers['x-api-version']).toBe('1.0.0');
  });
});
