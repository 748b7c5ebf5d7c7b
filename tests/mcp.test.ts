import { type Api, apiOf } from './support/api';
import { system } from './support/system';

interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: { readonly properties: Record<string, unknown> };
}

describe('the tools for AI assistants', () => {
  let api: Api;

  beforeEach(() => {
    api = apiOf();
  });

  async function send(message: unknown, token: string | undefined = api.token) {
    const response = await fetch(`${system.base_url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: typeof message === 'string' ? message : JSON.stringify(message),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  }

  const ask = (method: string, params: object = {}) => send({ jsonrpc: '2.0', id: 1, method, params });

  async function call(name: string, args: object) {
    const { body } = await ask('tools/call', { name, arguments: args });
    return { isError: body.result.isError as boolean, answer: JSON.parse(body.result.content[0].text) };
  }

  it('greet a client, and take its notifications without a word', async () => {
    const { body } = await ask('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test' },
    });

    expect(body).toMatchObject({
      jsonrpc: '2.0',
      id: 1,
      result: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'trackway' } },
    });
    expect(await send({ jsonrpc: '2.0', method: 'notifications/initialized' })).toMatchObject({
      status: 202,
      body: undefined,
    });
    expect((await ask('ping')).body.result).toEqual({});
  });

  it('are listed with what they take', async () => {
    const { body } = await ask('tools/list');

    const tools = body.result.tools as Tool[];
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['searchProjects', 'moveProject', 'previewMove', 'explainAutomation', 'sendMessage']),
    );
    expect(Object.keys(tools.find(({ name }) => name === 'moveProject')?.inputSchema.properties ?? {})).toEqual([
      'funnel',
      'project',
      'body',
    ]);
    expect(tools.every(({ description }) => description.length > 20)).toBe(true);
    expect(JSON.stringify(tools)).not.toContain('#/components/');
  });

  it('do what the API does, in the frame of the token', async () => {
    const made = await call('createProject', { body: { name: 'Roof' } });
    const filters = [{ field: 'name', operator: 'equals', value: 'Roof' }];
    const found = await call('searchProjects', { body: { filters } });
    const foreign = await apiOf().send('POST', '/projects/search', { filters });

    expect(made).toMatchObject({ isError: false, answer: { response: true, project: { name: 'Roof' } } });
    expect(found.answer.projects).toMatchObject([{ id: made.answer.project.id }]);
    expect(foreign.body.projects).toEqual([]);
    expect(await call('readProject', { project: made.answer.project.id })).toMatchObject({
      answer: { project: { name: 'Roof' } },
    });
    const listed = await call('listProjects', { filter: { status: 1 }, perPage: 1 });
    expect(listed.answer.meta).toMatchObject({ per_page: 1, total: 1 });
  });

  it('give refusals as they are, which say what to do', async () => {
    const invalid = await call('createProject', { body: { name: '' } });
    const reader = apiOf({ frameId: api.identity.frameId, scope: 'projects:read' });
    const { body } = await send(
      {
        jsonrpc: '2.0',
        id: 2,
        method: 'tools/call',
        params: { name: 'createProject', arguments: { body: { name: 'x' } } },
      },
      reader.token,
    );

    expect(invalid).toMatchObject({
      isError: true,
      answer: { message: 'validation_errors', validation: { name: [expect.any(String)] } },
    });
    expect(body.result.isError).toBe(true);
    expect(body.result.content[0].text).toContain('projects:write');
    expect((await ask('tools/call', { name: 'dropDatabase' })).body.error.message).toContain('dropDatabase');
  });

  it('are for who has a token, and speak JSON-RPC', async () => {
    expect(await send({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, '')).toMatchObject({ status: 401 });
    expect(await send({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, 'nonsense')).toMatchObject({ status: 401 });
    expect(await send('no json')).toMatchObject({ status: 400, body: { error: { code: -32_700 } } });
    expect((await ask('sing')).body.error.code).toBe(-32_601);
    const got = await fetch(`${system.base_url}/mcp`, { headers: { authorization: `Bearer ${api.token}` } });
    expect(got.status).toBe(405);
  });
});
