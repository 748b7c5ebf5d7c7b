import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type Api, apiOf } from './support/api';
import { type McpClient, openMcpClient, textOf } from './support/mcp-client';
import { signInToMcp } from './support/mcp-sign-in';
import { system } from './support/system';

/** Id of the demo user who only reads. */
const READER = '01938b5e-0000-7000-8000-00000000d3a2';

describe('the MCP endpoint', () => {
  let api: Api;
  let mcp: McpClient;

  beforeEach(async () => {
    api = apiOf();
    mcp = await openMcpClient(api.token);
  });
  afterEach(() => mcp[Symbol.asyncDispose]());

  async function send(message: unknown, token: string | undefined = api.token) {
    const response = await fetch(`${system.base_url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: typeof message === 'string' ? message : JSON.stringify(message),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  it('accepts the sign-in of a client at the development issuer by its URL alone', async () => {
    const client = await signInToMcp(READER);

    const found = (await client.callTool({ name: 'searchProjects', arguments: {} })) as CallToolResult;
    const rejected = (await client.callTool({ name: 'createProject', arguments: { name: 'Roof' } })) as CallToolResult;

    expect(JSON.parse(textOf(found))).toMatchObject({ meta: { per_page: 8 }, projects: expect.any(Array) });
    expect(rejected.isError).toBe(true);
    expect(textOf(rejected)).toContain('projects:write');
    await client.close();
  });

  it('has no clients of other hosts', async () => {
    const metadata = await fetch(`${system.base_url}/.well-known/oauth-protected-resource/mcp`);
    const { authorization_servers: issuers } = (await metadata.json()) as { authorization_servers: string[] };

    const response = await fetch(`${issuers[0]}/reg`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirect_uris: ['https://evil.example/callback'] }),
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: 'invalid_redirect_uri',
      error_description: expect.stringContaining('localhost'),
    });
  });

  it('returns its name, capabilities and instructions', () => {
    expect(mcp.client.getServerVersion()).toMatchObject({ name: 'trackway' });
    expect(mcp.client.getServerCapabilities()).toMatchObject({ tools: {}, resources: {} });
    expect(mcp.client.getInstructions()).toContain('searchProjects');
  });

  it('lists tools with the arguments of path, query and body', async () => {
    const { tools } = await mcp.client.listTools();

    const move = tools.find(({ name }) => name === 'moveProject');
    expect(Object.keys(move?.inputSchema.properties ?? {})).toEqual([
      'funnel',
      'project',
      'step_id',
      'viewed_attachments',
      'answers',
    ]);
    expect(move?.inputSchema.required).toEqual(['funnel', 'project', 'step_id']);
    expect(tools.every(({ description = '' }) => description.length > 20)).toBe(true);
  });

  it('executes operations of the API in the frame of the token', async () => {
    const { project } = await mcp.callTool('createProject', { name: 'Roof' });
    const filters = [{ field: 'name', operator: 'equals', value: 'Roof' }];

    expect((await mcp.callTool('searchProjects', { filters })).projects).toMatchObject([{ id: project.id }]);
    expect(await mcp.callTool('readProject', { project: project.id })).toMatchObject({ project: { name: 'Roof' } });
    await using other = await openMcpClient(apiOf().token);
    expect((await other.callTool('searchProjects', { filters })).projects).toEqual([]);
  });

  it('returns lists of at most 4 KB by default, with links to the rows', async () => {
    const customer = await mcp.callTool('createCustomer', {
      name: 'Harbour Construction Company of the North Atlantic',
    });
    const projects = Array.from({ length: 12 }, (_, n) => ({
      name: `Renovation of the roof of building ${n}`,
      description: 'A long description. '.repeat(200),
      customer_id: customer.customer.id,
      budget: 1_250_000_00,
    }));
    for (const project of projects) await api.send('POST', '/projects', project);

    const result = await mcp.call('searchProjects');

    expect(JSON.stringify(result.content).length).toBeLessThanOrEqual(4_096);
    expect(JSON.parse(textOf(result))).toMatchObject({ meta: { total: 12 } });
    const [link] = result.content.filter(({ type }) => type === 'resource_link');
    const uri = link?.type === 'resource_link' ? link.uri : '';
    const { contents } = await mcp.client.readResource({ uri });
    expect(JSON.stringify(contents)).toContain('A long description.');
    expect(
      (await mcp.callTool('searchProjects', { perPage: 12, fields: ['id', 'description'] })).projects,
    ).toHaveLength(12);
  });

  it('rejects unknown arguments, and names the known ones', async () => {
    const wrapped = await mcp.call('searchProjects', { body: { filters: [] } });
    const nested = await mcp.call('searchProjects', { filters: [{ field: 'name', operator: 'equals', values: 'x' }] });

    expect(wrapped).toMatchObject({ isError: true });
    expect(textOf(wrapped)).toMatch(/Unknown arguments: body.*filters/);
    expect(nested).toMatchObject({ isError: true });
    expect(textOf(nested)).toContain('values');
  });

  it('returns errors of the API with their advice', async () => {
    const invalid = await mcp.call('createProject', { name: '' });
    await using reader = await openMcpClient(apiOf({ frameId: api.identity.frameId, scope: 'projects:read' }).token);

    expect(invalid.isError).toBe(true);
    expect(JSON.parse(textOf(invalid))).toMatchObject({
      message: 'validation_errors',
      validation: { name: [expect.any(String)] },
    });
    expect(textOf(await reader.call('createProject', { name: 'x' }))).toContain('projects:write');
    await expect(mcp.call('dropDatabase')).rejects.toThrow('dropDatabase');
    await expect(mcp.client.readResource({ uri: 'trackway://secrets/1' })).rejects.toThrow('trackway://secrets/1');
  });

  it('requires a token, and messages of the protocol', async () => {
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

    expect(await send(list, '')).toMatchObject({ status: 401 });
    expect(await send(list, 'nonsense')).toMatchObject({ status: 401 });
    expect(await send('not json')).toMatchObject({ status: 400, body: { error: { code: -32_700 } } });
    expect(await send({ ...list, method: 'unknown' })).toMatchObject({ body: { error: { code: -32_601 } } });
    expect(await send({ jsonrpc: '2.0', method: 'notifications/initialized' })).toMatchObject({ status: 202 });
    const got = await fetch(`${system.base_url}/mcp`, { headers: { authorization: `Bearer ${api.token}` } });
    expect(got.status).toBe(405);
  });
});
