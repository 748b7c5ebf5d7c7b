import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';
import { bearer } from './support/tokens';
import { WAYS } from './support/ways';

const ID = '0190aaaa-0000-7000-8000-000000000001';

describe.each(WAYS)('routes, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  afterAll(() => gateway.stop());

  it.each([
    ['projects', 'GET', 'projects'],
    ['projects', 'POST', 'projects/search'],
    ['projects', 'GET', `projects/${ID}`],
    ['projects', 'GET', `projects/${ID}/history`],
    ['projects', 'DELETE', `projects/${ID}/hierarchy/detach-child/${ID}`],
    ['forms', 'POST', `projects/${ID}/loose-forms`],
    ['forms', 'GET', `projects/${ID}/loose-forms/5`],
    ['projects', 'GET', `projects/loose-forms`],
    ['projects', 'POST', `project-groups/${ID}/projects/index`],
    ['projects', 'GET', 'customers'],
    ['projects', 'DELETE', 'contacts/7'],
    ['projects', 'GET', 'users'],
    ['projects', 'GET', 'tags'],
    ['projects', 'GET', `projects/${ID}/tasks`],
    ['projects', 'GET', 'me'],
    ['projects', 'PATCH', 'frame'],
    ['projects', 'GET', 'access-tokens'],
    ['projects', 'POST', 'service-accounts/1/secret'],
    ['projects', 'GET', 'system/params/project'],
    ['projects', 'GET', 'system/params/nothing'],
    ['forms', 'GET', 'system/params/form'],
    ['funnels', 'GET', 'system/params/funnel'],
    ['funnels', 'GET', 'system/params/automation'],
    ['funnels', 'GET', 'system/params/agent_execution'],
    ['spreadsheets', 'GET', 'system/params/spreadsheet_operation'],
    ['channels', 'GET', 'system/params/channel'],
    ['channels', 'GET', 'system/params/media_item'],
    ['forms', 'GET', 'get-forms'],
    ['forms', 'GET', 'form-edges'],
    ['forms', 'POST', 'get-form'],
    ['forms', 'GET', 'forms/3'],
    ['forms', 'POST', 'dynamic-forms/pivot-accessor/url-generate'],
    ['forms', 'PUT', 'dynamic-forms-answers'],
    ['forms', 'POST', 'dynamic-forms-answers-file'],
    ['funnels', 'GET', `funnels/${ID}/board`],
    ['funnels', 'DELETE', `steps/${ID}/assistants/${ID}`],
    ['funnels', 'POST', `steps/${ID}/attachments`],
    ['funnels', 'GET', `steps/${ID}/attachments`],
    ['funnels', 'POST', 'update-required-step-attachment'],
    ['funnels', 'GET', `automations/${ID}`],
    ['funnels', 'GET', 'ai/agents/executions'],
    ['funnels', 'GET', 'webhooks'],
    ['spreadsheets', 'GET', 'spreadsheet-operations'],
    ['spreadsheets', 'POST', 'spreadsheet-operations/import/project'],
    ['spreadsheets', 'GET', `spreadsheet-operations/${ID}/events`],
    ['spreadsheets', 'GET', 'spreadsheet-operations/export/project/columns'],
    ['channels', 'GET', 'channels'],
    ['channels', 'DELETE', 'channels/inbound/abcdefgh'],
    ['channels', 'GET', `conversations/${ID}`],
    ['channels', 'GET', `media-items/${ID}`],
  ])('call %s for %s /api/management/%s, only with a token', async (service, method, path) => {
    const withToken = await send(gateway.url, `/api/management/${path}`, { method, headers: bearer() });
    const without = await send(gateway.url, `/api/management/${path}`, { method });

    expect(withToken.body).toEqual({ response: true, served_by: service });
    expect(without.status).toBe(401);
  });

  it.each([
    ['channels', 'POST', '/api/management/channels/inbound/abcdefgh'],
    ['channels', 'GET', '/api/management/channels/inbound/abcdefgh?challenge=1'],
    ['projects', 'POST', '/api/management/auth/token'],
    ['forms', 'GET', '/forms/token'],
    ['forms', 'POST', '/forms/token/answers'],
    ['projects', 'GET', '/share/token'],
    ['projects', 'GET', '/share/token/files/1'],
    ['forms', 'GET', '/files/forms/token'],
    ['funnels', 'GET', '/files/funnels/token'],
    ['channels', 'GET', '/files/channels/token'],
  ])('call %s for %s %s without a token', async (service, method, path) => {
    const response = await send(gateway.url, path, { method });

    expect(response.body).toEqual({ response: true, served_by: service });
  });

  it.each([
    '/api',
    '/api/management',
    '/api/management/',
    '/api/management/nothing',
    '/api/management/tasks',
    '/api/management/projectsX',
    '/api/management/me/more',
    '/api/management/get-forms/1',
    '/API/management/projects',
    '/api/management/Projects',
    '/api/management/%70rojects',
    '/forms',
    '/share',
    '/files/unknown/token',
    '/files/projects/token',
    '/files/forms',
    '/files/forms/a/b',
    '/livez/x',
    '/metrics/projects',
    '/docs/no/such/guide',
    '/internal/projects',
  ])('return 404 for %s', async (path) => {
    const response = await send(gateway.url, path, { headers: bearer() });

    expect(response.status).toBe(404);
    expect(response.body).toMatchObject({ response: false, message: 'route_not_found' });
  });

  it.each([
    '/api/management/projects/../frame',
    '/api/management/projects/..',
    '/api/management/./projects',
    '/api/management/projects/.',
    '/share/../api/management/projects',
    '/share/%2e%2e/api/management/projects',
    '/share/%2E./api/management/projects',
    '/share/..%2fapi/management/projects',
    '/share/a%2fb',
    '/share/a%2Fb',
    '/share/a%5cb',
    '/share/a%00b',
    '/share/a%0d%0ab',
    '/share/a%252fb',
    '/share/a%7Fb',
    '/share/a;b=c',
    '/share/a%3bb',
    '/share/a%',
    '/share/a%2',
    '/share/a%zz',
    '/share//a',
    '//api/management/projects',
    '/api//management/projects',
    '/api/management/projects//',
    '/share/a\\b',
    '/share/a|b',
    '/share/a"b',
    '/share/{a}',
    '/share/a#b',
    'http://evil.example/api/management/projects',
    '*',
  ])('return 400 for the ambiguous path %s', async (path) => {
    const response = await send(gateway.url, path, { headers: bearer() });

    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ response: false, message: 'malformed_request' });
  });

  it('forward a trailing slash unchanged', async () => {
    const response = await send(gateway.url, '/api/management/projects/', { headers: bearer() });

    expect(response.status).toBe(200);
    expect(gateway.services.projects.last.url).toBe('/api/management/projects/');
  });

  it('support seven methods', async () => {
    const response = await send(gateway.url, '/api/management/projects', { method: 'PROPFIND', headers: bearer() });

    expect(response.status).toBe(405);
    expect(response.body.message).toBe('method_not_allowed');
    expect(response.headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  });
});
