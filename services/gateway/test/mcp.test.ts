import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';
import { bearer } from './support/tokens';

const id = { name: 'project', in: 'path', required: true, schema: { type: 'string' } };
const schema = { type: 'object', properties: { name: { type: 'string' } } };
const body = { content: { 'application/json': { schema } } };
const DOCUMENT = {
  openapi: '3.1.0',
  paths: {
    '/api/management/projects/{project}': {
      get: { operationId: 'readProject', parameters: [id] },
      patch: { operationId: 'updateProject', parameters: [id], requestBody: body },
    },
    '/api/management/projects': { patch: { operationId: 'updateProjects', requestBody: body } },
  },
};

describe('calls of tools', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest();
  });
  beforeEach(() => {
    for (const service of Object.values(gateway.services)) service.reset();
    gateway.services.projects.respondWith((request, response) => {
      request.resume();
      response.end(request.url === '/openapi.json' ? JSON.stringify(DOCUMENT) : '{"response":true}');
    });
  });
  afterAll(() => gateway.stop());

  const post = (text: string) =>
    send(gateway.url, '/mcp', {
      method: 'POST',
      headers: { ...bearer(), 'content-type': 'application/json' },
      body: text,
    });

  async function call(name: string, args: unknown) {
    const params = JSON.stringify({ name, arguments: args });
    const { status, body } = await post(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`);
    return { status, result: body.result, error: body.error };
  }

  const requested = () =>
    gateway.services.projects.requests.map(({ url }) => url).filter((url) => url !== '/openapi.json');

  it.each(['.', '..', '', '\ud800', null, {}, ['.']])('reject the path parameter %j', async (project) => {
    const { status, result } = await call('updateProject', { project, name: 'x' });

    expect(status).toBe(200);
    expect(result).toMatchObject({ isError: true });
    expect(requested()).toEqual([]);
  });

  it('send path parameters as one segment', async () => {
    await call('readProject', { project: '1?x=1#y' });

    expect(requested()).toEqual(['/api/management/projects/1%3Fx%3D1%23y']);
  });

  it.each([
    ['a body for a tool without one', 'readProject', { project: '1', body: {} }],
    ['arguments in a wrapper', 'updateProject', { project: '1', body: { name: 'x' } }],
    ['an unknown argument', 'readProject', { project: '1', constructor: 1 }],
    ['a lone surrogate in a body', 'updateProject', { project: '1', name: '\udfff' }],
  ])('reject %s', async (_what, name, args) => {
    const { status, result } = await call(name, args);

    expect(status).toBe(200);
    expect(result).toMatchObject({ isError: true });
    expect(requested()).toEqual([]);
  });

  it('send arguments in the path and in the body', async () => {
    gateway.services.projects.respondWith((request, response) => {
      if (request.url === '/openapi.json') response.end(JSON.stringify(DOCUMENT));
      else request.pipe(response);
    });

    const { result } = await call('updateProject', { project: '1', name: 'Roof' });

    expect(requested()).toEqual(['/api/management/projects/1']);
    expect(result).toMatchObject({ content: [{ text: '{"name":"Roof"}' }] });
  });

  it.each([
    ['two messages', '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]'],
    ['one message', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]'],
    ['one message, after a byte order mark', '\ufeff[{"jsonrpc":"2.0","id":1,"method":"ping"}]'],
  ])('reject a batch of %s', async (_what, batch) => {
    const { status, body: error } = await post(batch);

    expect(status).toBe(400);
    expect(error).toMatchObject({
      message: 'malformed_request',
      error: 'The body is a JSON-RPC batch. Send one message in each request.',
    });
  });

  it.each(['', '{', 'null', '1'])('reject the body %j, which is no message', async (text) => {
    expect(await post(text)).toMatchObject({ status: 400, body: { error: { code: -32700 } } });
  });

  it('suggest a tool with a similar name, without a prefix that clients add', async () => {
    const { error } = await call('readProjects', {});

    expect(error).toEqual({ code: -32602, message: 'There is no tool readProjects. Did you mean `readProject`?' });
  });

  it('require a token before the body is read', async () => {
    const { status, body } = await send(gateway.url, '/mcp', { method: 'POST', body: '{' });

    expect(status).toBe(401);
    expect(body).toMatchObject({ response: false, message: 'unauthenticated' });
  });
});

describe('tools of a service that has not described its operations', () => {
  it('are listed, and return the error of the service', async () => {
    const gateway = await startGatewayUnderTest();
    gateway.services.projects.respondWith((_request, response) => response.writeHead(503).end('{"message":"later"}'));
    const call = (method: string, params: object) =>
      send(gateway.url, '/mcp', {
        method: 'POST',
        headers: { ...bearer(), 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });

    const listed = await call('tools/list', {});
    const called = await call('tools/call', { name: 'readProject', arguments: { project: '1' } });
    await gateway.stop();

    const names = listed.body.result.tools.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['readProject', 'searchProjects']));
    expect(called.body.result).toMatchObject({ isError: true, content: [{ text: '{"message":"later"}' }] });
  });
});

describe('sign-in of a client that has only the URL', () => {
  const ISSUER = 'https://login.example.org/realms/acme';
  const PUBLIC_URL = 'https://trackway.example.org';
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest({
      TOKEN_ISSUER: ISSUER,
      TOKEN_AUDIENCE: 'trackway-api',
      PUBLIC_URL,
    });
  });
  afterAll(() => gateway.stop());

  const initialize = (headers: Record<string, string> = {}) =>
    send(gateway.url, '/mcp', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    });

  it('starts with a challenge that refers to the metadata with the issuer', async () => {
    const { status, headers } = await initialize();
    const challenge = String(headers['www-authenticate']);
    const [, url = ''] = /resource_metadata="([^"]+)"/.exec(challenge) ?? [];
    const metadata = await send(gateway.url, new URL(url).pathname);

    expect(status).toBe(401);
    expect(url).toBe(`${PUBLIC_URL}/.well-known/oauth-protected-resource/mcp`);
    expect(metadata).toMatchObject({
      status: 200,
      body: { resource: `${PUBLIC_URL}/mcp`, authorization_servers: [ISSUER] },
    });
  });

  it.each([
    [`${PUBLIC_URL}/mcp`, 200],
    ['trackway-api', 200],
    ['https://other.example.org/mcp', 401],
    [undefined, 401],
  ])('ends with a token for the audience %s: %i', async (aud, status) => {
    expect(await initialize(bearer({ iss: ISSUER, ...(aud ? { aud } : {}) }))).toMatchObject({ status });
  });

  it('is not offered without an issuer', async () => {
    const alone = await startGatewayUnderTest();
    const { status } = await send(alone.url, '/.well-known/oauth-protected-resource');
    await alone.stop();

    expect(status).toBe(404);
  });
});
