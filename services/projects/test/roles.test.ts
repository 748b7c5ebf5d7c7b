import { type Caller, newId } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { FakeIssuer, publicJwk } from './fake-issuer';
import { sharedProjects } from './start-projects';

const path = '/api/management/roles';
const VIEWER = '00000000-0000-7000-8000-000000000003';

describe('roles', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let issuer: FakeIssuer;
  let admin: Caller;
  let client: ServiceClient;
  let narrow: ServiceClient;

  beforeAll(async () => {
    service = await sharedProjects();
    issuer = await new FakeIssuer().start();
    issuer.keys = [publicJwk('one')];
  }, 60_000);
  afterAll(async () => {
    await issuer.stop();
    await service.stop();
  });
  beforeEach(() => {
    admin = aCaller();
    client = serviceClient(service.httpPort, admin);
    narrow = serviceClient(service.httpPort, { ...admin, scopes: ['system:write', 'system:read', 'projects:read'] });
  });

  const create = async (scopes = ['projects:read'], name = 'Site manager') =>
    (await client.send('POST', path, { name, scopes })).body.role;
  const aUser = async () => (await client.send('POST', '/api/management/users', { name: 'Ana' })).body.user.id;
  const aProvider = async (fields: object) => {
    const body = { name: 'Acme', issuer: issuer.url, audiences: [newId()], ...fields };
    return client.send('POST', '/api/management/identity-providers', body);
  };
  const scopesOf = async (provider: string, subject = 'sub', groups: readonly string[] = []) => {
    const gateway = serviceClient(service.httpPort, {
      kind: 'system',
      id: provider,
      frameId: admin.frameId,
      scopes: [],
    });
    const claims = { user_name: null, email: null, email_verified: false, name: null };
    const call = `/internal/identity-providers/${provider}/subjects`;
    return (await gateway.send('POST', call, { subject, ...claims, groups })).body;
  };

  it('contain the built-in ones in each frame, which cannot be changed', async () => {
    const { body } = await client.send('GET', path);

    expect(body.roles.map(({ name }: { name: string }) => name)).toEqual(['Administrator', 'Member', 'Viewer']);
    expect(body.roles[2]).toMatchObject({ id: VIEWER, built_in: true, created_at: null });
    expect(body.roles[1].scopes).toContain('projects:write');
    expect(body.roles[1].scopes).not.toContain('system:write');
    expect((await client.send('PATCH', `${path}/${VIEWER}`, { name: 'Mine' })).status).toBe(403);
    expect((await client.send('DELETE', `${path}/${VIEWER}`)).status).toBe(403);
    expect((await client.send('POST', path, { name: 'viewer', scopes: ['projects:read'] })).status).toBe(409);
  });

  it('are created, changed and deleted, with versions', async () => {
    const role = await create();
    const one = `${path}/${role.id}`;

    const changed = await client.send('PATCH', one, { scopes: ['forms:read'], description: 'Reads forms' });
    const stale = await client.send('PATCH', one, { name: 'Late' }, { 'if-match': '"1"' });
    const twice = await client.send('POST', path, { name: 'SITE MANAGER', scopes: ['forms:read'] });

    expect(changed.body.role).toMatchObject({
      name: 'Site manager',
      description: 'Reads forms',
      scopes: ['forms:read'],
    });
    expect([stale.status, twice.status]).toEqual([412, 409]);
    expect((await client.send('DELETE', one)).status).toBe(200);
    expect((await client.send('GET', one)).body.message).toBe('role_model_not_found');
  });

  it('are unknown to other frames', async () => {
    const { id } = await create();
    const user = await aUser();
    const other = serviceClient(service.httpPort, aCaller());

    const responses = [
      await other.send('GET', `${path}/${id}`),
      await other.send('PATCH', `${path}/${id}`, { name: 'x' }),
      await other.send('DELETE', `${path}/${id}`),
      await other.send('GET', `/api/management/users/${user}/roles`),
      await other.send('PUT', `/api/management/users/${user}/roles`, { role_ids: [] }),
    ];

    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const theirs = (await other.send('POST', '/api/management/users', { name: 'Bo' })).body.user.id;
    expect((await other.send('PUT', `/api/management/users/${theirs}/roles`, { role_ids: [id] })).status).toBe(422);
  });

  it('grant no more than the caller has', async () => {
    const [wide, like] = [await create(['projects:write']), await create(['projects:read'], 'Reader')];
    const user = await aUser();
    const roles = `/api/management/users/${user}/roles`;

    const denied = [
      await narrow.send('POST', path, { name: 'Wide', scopes: ['*'] }),
      await narrow.send('PATCH', `${path}/${like.id}`, { scopes: ['projects:write'] }),
      await narrow.send('PUT', roles, { role_ids: [wide.id] }),
      await narrow.send('POST', '/api/management/identity-providers', {
        name: 'Mine',
        issuer: issuer.url,
        audiences: [newId()],
        default_roles: [wide.id],
      }),
    ];
    const granted = await narrow.send('PUT', roles, { role_ids: [like.id] });
    await client.send('PUT', roles, { role_ids: [like.id, wide.id] });
    const removed = await narrow.send('PUT', roles, { role_ids: [wide.id] });

    expect(denied.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(granted.body.roles).toMatchObject([{ id: like.id }]);
    expect(removed.body.roles).toMatchObject([{ id: wide.id }]);
  });

  it('give their scopes to groups and users of identity providers', async () => {
    const role = await create(['forms:read']);
    const fields = {
      default_roles: [VIEWER],
      group_mappings: [{ group: 'foremen', roles: [role.id], scopes: ['system:read'] }],
    };
    const { id } = (await aProvider({ ...fields, default_roles: [] })).body.identity_provider;

    const none = await scopesOf(id);
    const grouped = await scopesOf(id, 'sub', ['foremen']);
    await client.send('PUT', `/api/management/users/${none.user.id}/roles`, { role_ids: [role.id] });
    await client.send('PATCH', `${path}/${role.id}`, { scopes: ['forms:read', 'channels:read'] });
    const direct = await scopesOf(id);
    await client.send('PATCH', `/api/management/identity-providers/${id}`, { default_roles: [VIEWER] });
    const viewer = await scopesOf(id, 'other');

    expect([none.scopes, grouped.scopes, direct.scopes]).toEqual([
      [],
      ['forms:read', 'system:read'],
      ['channels:read', 'forms:read'],
    ]);
    expect(viewer.scopes).toContain('funnels:read');
  });

  it('cannot be deleted while a provider grants them, and are taken from users', async () => {
    const role = await create();
    const provider = (await aProvider({ default_roles: [role.id] })).body.identity_provider;
    const { user } = await scopesOf(provider.id);
    await client.send('PUT', `/api/management/users/${user.id}/roles`, { role_ids: [role.id] });

    const used = await client.send('DELETE', `${path}/${role.id}`);
    await client.send('PATCH', `/api/management/identity-providers/${provider.id}`, { default_roles: [] });
    const deleted = await client.send('DELETE', `${path}/${role.id}`);

    expect([used.status, deleted.status]).toEqual([409, 200]);
    expect((await scopesOf(provider.id)).scopes).toEqual([]);
    expect((await client.send('GET', `/api/management/users/${user.id}/roles`)).body.roles).toEqual([]);
  });

  it('must exist to be granted', async () => {
    const { status, body } = await aProvider({ default_roles: [newId()] });

    expect([status, body.message]).toEqual([422, 'validation_errors']);
  });
});
