import { ask } from './support/ask';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { bearer } from './support/tokens';

const id = { name: 'project', in: 'path', required: true, schema: { type: 'string' } };
const body = { content: { 'application/json': { schema: { type: 'object' } } } };
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
    gateway.services.projects.answerWith((request, response) => {
      request.resume();
      response.end(request.url === '/openapi.json' ? JSON.stringify(DOCUMENT) : '{"response":true}');
    });
  });
  afterAll(() => gateway.stop());

  async function call(name: string, args: unknown) {
    const params = JSON.stringify({ name, arguments: args });
    const { status, body } = await ask(gateway.url, '/mcp', {
      method: 'POST',
      headers: { ...bearer(), 'content-type': 'application/json' },
      body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`,
    });
    return { status, result: body.result };
  }

  const requested = () =>
    gateway.services.projects.requests.map(({ url }) => url).filter((url) => url !== '/openapi.json');

  it.each(['.', '..', '', '\ud800', null, {}, ['.']])('reject the path parameter %j', async (project) => {
    const { status, result } = await call('updateProject', { project, body: { name: 'x' } });

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
    ['an unknown argument', 'readProject', { project: '1', constructor: 1 }],
    ['a lone surrogate in a body', 'updateProject', { project: '1', body: { name: '\udfff' } }],
  ])('reject %s', async (_what, name, args) => {
    const { status, result } = await call(name, args);

    expect(status).toBe(200);
    expect(result).toMatchObject({ isError: true });
    expect(requested()).toEqual([]);
  });

  it('require a token before the body is read', async () => {
    const { status, body } = await ask(gateway.url, '/mcp', { method: 'POST', body: '{' });

    expect(status).toBe(401);
    expect(body).toMatchObject({ response: false, message: 'unauthenticated' });
  });
});
