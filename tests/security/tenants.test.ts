import { type DocumentedOperation, NO_ID } from '../../tools/src/dev/openapi/documented-operations';
import { type Api, apiOf } from '../support/api';
import { OpenIdProvider } from '../support/openid-provider';
import { system } from '../support/system';
import { documentedOperations } from './documented-operations';

/** Unknown ids that differ from NO_ID. Ids of forms and contacts are numbers. */
const UNKNOWN = new Map([
  ['form', '999999'],
  ['contact', '999999'],
]);

/** Objects of one tenant, by the name of the path parameter that takes their id. */
async function createObjects(api: Api, openId: OpenIdProvider): Promise<ReadonlyMap<string, string>> {
  const create = async (path: string, body: object): Promise<string> => {
    const { status, body: created } = await api.send('POST', path, body);
    const object = Object.values(created).find((member) => typeof member === 'object' && member !== null);
    const { id } = (object ?? {}) as { id?: string };
    if (status >= 300 || id === undefined) throw new Error(`POST ${path}: ${status} ${JSON.stringify(created)}`);
    return String(id);
  };
  const project = await create('/projects', { name: 'Mine' });
  const { body: made } = await api.send('POST', '/funnels', { name: 'Mine', steps: [{ name: 'Mine' }] });
  const { id: funnel, steps } = made.funnel;
  await api.send('POST', `/funnels/${funnel}/projects/${project}`);
  const trigger = { type: 'event', event: 'project.created' };
  const actions = [{ type: 'set_field', field: 'status', value: 2 }];
  return new Map([
    ['project', project],
    ['child', await create('/projects', { name: 'Child', parent_id: project })],
    ['customer', await create('/customers', { name: 'Mine' })],
    ['contact', await create('/contacts', { name: 'Mine', email: 'mine@example.org' })],
    ['role', await create('/roles', { name: 'Mine', scopes: ['projects:read'] })],
    ['user', await create('/users', { name: 'Mine' })],
    ['tag', await create('/tags', { name: 'Mine' })],
    ['project_group', await create('/project-groups', { name: 'Mine' })],
    ['task', await create(`/projects/${project}/tasks`, { title: 'Mine' })],
    ['service_account', await create('/service-accounts', { name: 'Mine', scopes: ['projects:read'] })],
    ['form', await create('/forms', { title: 'Mine' })],
    ['funnel', funnel],
    ['step', steps[0].id],
    ['automation', await create('/automations', { name: 'Mine', trigger, actions })],
    ['channel', await create('/channels', { name: 'Mine' })],
    ['view', await create('/views', { name: 'Mine' })],
    ['reply_template', await create('/reply-templates', { name: 'Mine', body: 'Hello' })],
    ['webhook', await create('/webhooks', { name: 'Mine', url: 'https://example.org/', kinds: ['*'] })],
    [
      'identity_provider',
      await create('/identity-providers', { name: 'Mine', issuer: openId.url, audiences: [openId.audience] }),
    ],
    ['operation', await create('/spreadsheet-operations/export/project', {})],
  ]);
}

describe('another tenant', () => {
  let openId: OpenIdProvider;
  let owner: Api;
  let other: Api;
  let objects: ReadonlyMap<string, string>;
  let operations: readonly DocumentedOperation[];

  beforeAll(async () => {
    [owner, other] = [apiOf(), apiOf()];
    openId = await OpenIdProvider.start();
    objects = await createObjects(owner, openId);
    operations = (await documentedOperations()).filter(({ path, isPublic }) => path.includes('{') && !isPublic);
  });

  afterAll(() => openId.stop());

  async function call(api: Api, operation: DocumentedOperation, ids: ReadonlyMap<string, string>) {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids.get(name) ?? NO_ID);
    const body = operation.sampleBody;
    const response = await fetch(system.base_url + path, {
      method: operation.method,
      headers: {
        authorization: `Bearer ${api.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { request_id: _, ...rest } = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    return { status: response.status, ...rest };
  }

  it('gets the same response for the ids of a tenant as for unknown ids', async () => {
    const concerned = operations.filter(({ path }) => [...objects.keys()].some((name) => path.includes(`{${name}}`)));
    expect(concerned.length).toBeGreaterThan(80);

    const differences = [];
    for (const operation of concerned) {
      const foreign = await call(other, operation, objects);
      const unknown = await call(other, operation, UNKNOWN);
      const name = `${operation.method} ${operation.path}`;
      if (foreign.status < 400 || JSON.stringify(foreign) !== JSON.stringify(unknown)) {
        differences.push({ name, foreign, unknown });
      }
    }

    expect(differences).toEqual([]);
  });

  it('has changed nothing, and the tenant still reads its objects', async () => {
    const reads = operations.filter(
      ({ method, path }) => method === 'GET' && [...objects.keys()].some((name) => path.endsWith(`/{${name}}`)),
    );

    const responses = await Promise.all(
      reads.map(async (operation) => [operation.path, (await call(owner, operation, objects)).status]),
    );

    expect(responses.filter(([, status]) => status !== 200)).toEqual([]);
  });
});
