import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';
import { bearer } from './support/tokens';
import { until } from './support/until';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';

describe.each(WAYS)('the operations port, %s', (_name, way) => {
  it('serves health, and rejects everything else', async () => {
    const gateway = await startGatewayUnderTest(way);

    const live = await send(gateway.operationsUrl, '/livez');
    const ready = await send(gateway.operationsUrl, '/readyz');
    const head = await send(gateway.operationsUrl, '/readyz', { method: 'HEAD' });
    const others = await Promise.all([
      send(gateway.operationsUrl, '/livez', { method: 'POST' }),
      send(gateway.operationsUrl, PROJECTS, { headers: bearer() }),
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
    const responses = await Promise.all(paths.map((path) => send(gateway.url, path)));
    await gateway.stop();

    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('counts requests by service and rejections by reason', async () => {
    const gateway = await startGatewayUnderTest(way);
    await send(gateway.url, PROJECTS, { headers: bearer() });
    await send(gateway.url, PROJECTS, { headers: bearer() });
    await send(gateway.url, PROJECTS);

    const metrics = await send(gateway.operationsUrl, '/metrics');
    await gateway.stop();

    expect(metrics.text).toMatch(/gateway_request_duration_seconds_count\{.*upstream="projects".*\} 2/);
    expect(metrics.text).toMatch(/gateway_refusals_total\{reason="unauthenticated".*\} 1/);
    expect(metrics.text).toMatch(/gateway_requests_in_flight\{.*\} 0/);
    expect(metrics.text).toMatch(/gateway_known_callers\{.*\} [12]/);
    expect(metrics.text).toContain('process_cpu_seconds_total');
  });
});

describe.each(WAYS)('the OpenAPI document, %s', (_name, way) => {
  const part = (path: string) => ({ openapi: '3.1.0', paths: { [path]: { get: { responses: {} } } } });

  it('merges the documents of the services, describes missing ones as in its release, and retains the last document of an unavailable one', async () => {
    let now = Date.now();
    const gateway = await startGatewayUnderTest({ ...way, PUBLIC_URL: 'https://api.example.org' }, () => now);
    for (const [name, service] of Object.entries(gateway.services)) {
      service.respondWith((_request, response) => {
        if (name === 'channels') response.writeHead(500).end();
        else response.end(JSON.stringify(part(`/api/management/${name}`)));
      });
    }

    const before = await send(gateway.url, '/openapi.json');
    await gateway.services.forms.stop();
    now += 60_000;
    const after = await send(gateway.url, '/openapi.json');
    await gateway.stop();

    expect(before.status).toBe(200);
    expect(before.body.info).toMatchObject({ title: 'Trackway', version: '1.0.0' });
    expect(before.body.servers).toEqual([{ url: 'https://api.example.org' }]);
    expect(before.body.paths).toMatchObject({
      '/api/management/forms': {},
      '/api/management/funnels': {},
      '/api/management/projects': {},
      '/api/management/spreadsheets': {},
    });
    expect(before.body.paths).not.toHaveProperty('/api/management/projects/{project}');
    expect(before.body['x-trackway-missing']).toEqual(['channels']);
    expect(before.headers['x-trackway-missing']).toBe('channels');
    expect(before.body.paths['/api/management/channels']).toMatchObject({ get: { operationId: 'listChannels' } });
    expect(after.body.paths).toEqual(before.body.paths);
  });
});

describe.each(WAYS)('a gateway that stops, %s', (_name, way) => {
  it('is not ready, and closes each connection after its next response', async () => {
    const gateway = await startGatewayUnderTest({ ...way, SHUTDOWN_GRACE_MS: '2000' });
    const agent = new http.Agent({ keepAlive: true });
    const before = await send(gateway.url, PROJECTS, { headers: bearer(), agent });

    const stopped = gateway.stop();
    const during = await send(gateway.url, PROJECTS, { headers: bearer(), agent });
    const ready = await send(gateway.operationsUrl, '/readyz');
    await stopped;
    agent.destroy();

    expect(before.headers.connection).toBe('keep-alive');
    expect(during.status).toBe(200);
    expect(during.headers.connection).toBe('close');
    expect(ready.status).toBe(503);
    await expect(send(gateway.url, '/livez')).rejects.toThrow('ECONNREFUSED');
  });

  it.each([700, 3_200])(
    'completes pending requests that take %d ms of its grace period of 4 seconds',
    async (takesMs) => {
      const gateway = await startGatewayUnderTest({ ...way, SHUTDOWN_GRACE_MS: '4000' });
      let held: http.ServerResponse | undefined;
      gateway.services.projects.respondWith((_request, response) => {
        held = response;
      });
      const slow = send(gateway.url, PROJECTS, { headers: bearer() });
      await until(() => held);

      const stopped = gateway.stop();
      setTimeout(() => held?.end('{"done":true}'), takesMs);
      const response = await slow;
      await stopped;

      expect(response.body).toEqual({ done: true });
    },
  );

  it('aborts pending requests after its grace period', async () => {
    const gateway = await startGatewayUnderTest({ ...way, SHUTDOWN_GRACE_MS: '200' });
    gateway.services.projects.respondWith(() => undefined);
    const hanging = send(gateway.url, PROJECTS, { headers: bearer() });
    const ended = expect(hanging).rejects.toThrow();
    await until(() => gateway.services.projects.requests.length > 0);

    await gateway.stop();

    await ended;
  });
});

describe.each(WAYS)('slow clients, %s', (_name, way) => {
  it('are limited by timeouts for the head and the whole request', async () => {
    const gateway = await startGatewayUnderTest(way);
    const { headersTimeout, requestTimeout, keepAliveTimeout } = gateway.server;
    await gateway.stop();

    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 600_000,
      keepAliveTimeout: 3_000,
    });
  });

  it('that do not complete a head receive 408 as an error response', async () => {
    const gateway = await startGatewayUnderTest(way);
    const accepted = once(gateway.server, 'connection');
    const socket = net.connect(gateway.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');

    const timedOut: NodeJS.ErrnoException = Object.assign(new Error('Request timeout'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    });
    const [served] = await accepted;
    gateway.server.emit('clientError', timedOut, served);
    const [response] = await once(socket, 'data');
    socket.destroy();
    await gateway.stop();

    expect(String(response)).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
    expect(String(response)).toContain('"message":"request_timeout"');
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
  ])('is rejected with a specific error: %s', async (_what, headers, path, status, message) => {
    const gateway = await startGatewayUnderTest(way);

    const response = await send(gateway.url, path, { headers: headers as Record<string, string> });
    await gateway.stop();

    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ response: false, message, request_id: response.headers['x-request-id'] });
    expect(response.headers['x-api-version']).toBe('1.0.0');
  });
});
