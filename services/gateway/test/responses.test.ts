import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { sendRaw } from './support/raw-request';
import { send } from './support/send';
import { bearer } from './support/tokens';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';

describe.each(WAYS)('responses, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest({ ...way, PUBLIC_URL: 'https://api.example.org' });
  });
  beforeEach(() => gateway.services.projects.reset());
  afterAll(() => gateway.stop());

  it.each([
    ['the response of a service', PROJECTS, 200],
    ['an error', '/api/management/nothing', 404],
    ['a response of the gateway', '/openapi.json', 200],
  ])('have the version and the security headers: %s', async (_whose, path, status) => {
    const response = await send(gateway.url, path, { headers: bearer() });

    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      'x-api-version': '1.0.0',
      'api-version': '2026-11-23',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(response.headers['x-powered-by']).toBeUndefined();
  });

  it.each([
    ['the response of a service', PROJECTS],
    ['an error', '/api/management/nothing'],
    ['a malformed request', `${PROJECTS}%00`],
  ])('have a traceparent, whose trace id follows from the request id: %s', async (_whose, path) => {
    const { headers } = await send(gateway.url, path, { headers: bearer() });

    const traceId = String(headers['x-request-id']).replaceAll('-', '');
    expect(headers['traceparent']).toBe(`00-${traceId}-${traceId.slice(16)}-00`);
  });

  it('have a traceparent if the parser rejected the request', async () => {
    const response = await sendRaw(gateway.port, 'GET / HTTP/1.1\r\nHost x\r\n\r\n');

    const requestId = /X-Request-Id: (.+)\r\n/.exec(response)?.[1] ?? '';
    expect(response).toContain(`traceparent: 00-${requestId.replaceAll('-', '')}-`);
  });

  it('have the traceparent of the client, or a random one if the client chose the request id', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

    const known = await send(gateway.url, PROJECTS, { headers: { ...bearer(), traceparent } });
    const chosen = await send(gateway.url, PROJECTS, { headers: { ...bearer(), 'x-request-id': 'chosen' } });

    expect(known.headers['traceparent']).toBe(traceparent);
    expect(chosen.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  });

  it('have the requested version, which the service receives', async () => {
    let forwarded: unknown;
    gateway.services.projects.respondWith((request, response) => {
      forwarded = request.headers['api-version'];
      response.setHeader('Deprecation', '@1796083200');
      response.end('{}');
    });

    const response = await send(gateway.url, PROJECTS, { headers: { ...bearer(), 'api-version': '2026-11-23' } });

    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({ 'api-version': '2026-11-23', deprecation: '@1796083200' });
    expect(forwarded).toBe('2026-11-23');
  });

  it.each(['2020-01-01', '1', '', '2026-11-23, 2026-11-23'])('reject the version %j', async (version) => {
    const response = await send(gateway.url, PROJECTS, { headers: { ...bearer(), 'api-version': version } });

    expect(response.status).toBe(400);
    expect(response.headers['api-version']).toBe('2026-11-23');
    expect(response.body).toMatchObject({
      message: 'unknown_api_version',
      error: 'There is no such Api-Version. Known versions: 2026-11-23.',
    });
  });

  it('retain the headers of a service, except internal ones', async () => {
    gateway.services.projects.respondWith((_request, response) => {
      response.writeHead(201, {
        ETag: '"7"',
        'Set-Cookie': ['a=1', 'b=2'],
        'Cache-Control': 'public, max-age=60',
        'Content-Security-Policy': "default-src 'self'",
        'X-Consistency-Token': 'projects:7',
        'X-Trackway-Stale': 'forms',
        'X-Trackway-Identity': 'secret',
        'X-Request-Id': 'of-the-service',
        'X-Powered-By': 'Express',
        Server: 'node',
        'Proxy-Authenticate': 'Basic',
        RateLimit: '"x";r=0;t=1',
      });
      response.end('{}');
    });

    const response = await send(gateway.url, PROJECTS, { headers: { ...bearer(), 'x-request-id': 'mine' } });

    expect(response.status).toBe(201);
    expect(response.headers).toMatchObject({
      etag: '"7"',
      'set-cookie': ['a=1', 'b=2'],
      'cache-control': 'public, max-age=60',
      'content-security-policy': "default-src 'self'",
      'x-consistency-token': 'projects:7',
      'x-trackway-stale': 'forms',
      'x-request-id': 'mine',
    });
    expect(response.headers.ratelimit).toMatch(/^"(subject|frame)"/);
    for (const name of ['x-trackway-identity', 'x-powered-by', 'server', 'proxy-authenticate']) {
      expect(response.headers[name]).toBeUndefined();
    }
  });

  it.each([
    [204, 'DELETE'],
    [304, 'GET'],
    [200, 'HEAD'],
  ])('have no body with status %d to %s', async (status, method) => {
    gateway.services.projects.respondWith((_request, response) => response.writeHead(status, { ETag: '"1"' }).end());

    const response = await send(gateway.url, PROJECTS, { method, headers: bearer() });

    expect(response.status).toBe(status);
    expect(response.text).toBe('');
    expect(response.headers.etag).toBe('"1"');
  });

  it('to HTTP/1.0 end with the connection', async () => {
    gateway.services.projects.respondWith((_request, response) => {
      response.write('one ');
      response.end('two');
    });
    const head = `GET ${PROJECTS} HTTP/1.0\r\nHost: x\r\nAuthorization: ${bearer().authorization}\r\n\r\n`;

    const received = await sendRaw(gateway.port, head, 150, 1);

    expect(received).toContain('200 OK');
    expect(received.toLowerCase()).not.toContain('transfer-encoding');
    expect(received).toMatch(/\r\n\r\none two$/);
  });

  it('are requested from services with the public address, independent of Host', async () => {
    await send(gateway.url, PROJECTS, { headers: { ...bearer(), host: 'evil.example' } });

    expect(gateway.services.projects.last.headers).toMatchObject({
      host: `127.0.0.1:${gateway.services.projects.port}`,
      'x-forwarded-host': 'api.example.org',
      'x-forwarded-proto': 'https',
    });
  });
});

describe.each(WAYS)('client addresses, %s', (_name, way) => {
  async function seen(trusted: string, headers: Record<string, string>) {
    const gateway = await startGatewayUnderTest({ ...way, TRUSTED_PROXIES: trusted });
    await send(gateway.url, PROJECTS, { headers: { ...bearer(), ...headers } });
    const { headers: forwarded } = gateway.services.projects.last;
    await gateway.stop();
    return forwarded;
  }

  it('are those of the connection without trusted proxies', async () => {
    const forwarded = await seen('', { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' });

    expect(forwarded).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['198.51.100.9, 192.0.2.1', '192.0.2.1'],
    ['198.51.100.9, 192.0.2.1, 10.1.2.3', '192.0.2.1'],
    ['10.9.9.9, 10.1.2.3', '10.9.9.9'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['192.0.2.1, garbage', '127.0.0.1'],
    ['garbage, 10.1.2.3', '10.1.2.3'],
    ['', '127.0.0.1'],
  ])('behind trusted proxies come from %j: %s', async (forwardedFor, client) => {
    const forwarded = await seen('127.0.0.1/32,10.0.0.0/8', { 'x-forwarded-for': forwardedFor });

    expect(forwarded['x-forwarded-for']).toBe(client);
  });

  it('include the scheme and host from a trusted proxy', async () => {
    const forwarded = await seen('127.0.0.1', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'api.example.org' });

    expect(forwarded).toMatchObject({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'api.example.org' });
  });
});

describe.each(WAYS)('cross-origin requests, %s', (_name, way) => {
  const preflight = { origin: 'https://app.example.org', 'access-control-request-method': 'PATCH' };

  it('are allowed from a configured origin', async () => {
    const gateway = await startGatewayUnderTest({ ...way, CORS_ORIGINS: 'https://app.example.org' });

    const preflightResponse = await send(gateway.url, PROJECTS, { method: 'OPTIONS', headers: preflight });
    const called = await send(gateway.url, PROJECTS, { headers: { ...bearer(), origin: preflight.origin } });
    const rejected = await send(gateway.url, PROJECTS, { headers: { origin: preflight.origin } });
    const foreign = await send(gateway.url, PROJECTS, { headers: { ...bearer(), origin: 'https://evil.example' } });
    await gateway.stop();

    expect(preflightResponse.status).toBe(204);
    expect(preflightResponse.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example.org',
      'access-control-allow-methods': expect.stringContaining('PATCH'),
      'access-control-allow-headers': expect.stringContaining('Authorization'),
    });
    expect(called.headers).toMatchObject({ 'access-control-allow-origin': 'https://app.example.org', vary: 'Origin' });
    expect(rejected.headers['access-control-allow-origin']).toBe('https://app.example.org');
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('are rejected without configured origins', async () => {
    const gateway = await startGatewayUnderTest(way);

    const preflightResponse = await send(gateway.url, PROJECTS, { method: 'OPTIONS', headers: preflight });
    await gateway.stop();

    expect(preflightResponse.status).toBe(401);
    expect(preflightResponse.headers['access-control-allow-origin']).toBeUndefined();
  });
});
