import { type Caller, newId } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { FakeIssuer, publicJwk } from './fake-issuer';
import { sharedProjects } from './start-projects';

const providers = '/api/management/identity-providers';
const users = '/api/management/users';

describe('subjects of identity providers', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let issuers: readonly FakeIssuer[];
  let admin: Caller;
  let client: ServiceClient;

  beforeAll(async () => {
    service = await sharedProjects();
    issuers = await Promise.all([new FakeIssuer().start(), new FakeIssuer().start()]);
    for (const issuer of issuers) issuer.keys = [publicJwk('one')];
  }, 60_000);
  afterAll(async () => {
    await Promise.all(issuers.map((issuer) => issuer.stop()));
    await service.stop();
  });
  beforeEach(() => {
    admin = aCaller();
    client = serviceClient(service.httpPort, admin);
  });

  const create = async (changed: object = {}, at = 0): Promise<string> => {
    const fields = { name: 'Acme', issuer: issuers[at]?.url, audiences: [newId()], ...changed };
    return (await client.send('POST', providers, fields)).body.identity_provider.id;
  };
  const asGateway = (id: string, frameId = admin.frameId) =>
    serviceClient(service.httpPort, { kind: 'system', id, frameId, scopes: [] });
  const claims = { user_name: null, email: null, email_verified: false, name: null, groups: [] };
  const resolve = (id: string, changed: object = {}) =>
    asGateway(id).send('POST', `/internal/identity-providers/${id}/subjects`, {
      subject: 'sub',
      ...claims,
      ...changed,
    });

  it('become users with the scopes of their groups', async () => {
    const id = await create({
      default_scopes: ['projects:read'],
      group_mappings: [
        { group: 'engineers', scopes: ['projects:write', 'projects:read'] },
        { group: 'x', scopes: ['*'] },
      ],
    });

    const first = await resolve(id, { name: 'Ana', email: 'ana@example.org', groups: ['engineers', 'other'] });
    const second = await resolve(id, { name: 'Ana B', groups: [] });

    expect(first).toMatchObject({
      status: 200,
      body: {
        user: { name: 'Ana', email: 'ana@example.org', active: true },
        scopes: ['projects:read', 'projects:write'],
      },
    });
    expect(second.body.user).toEqual({ ...first.body.user, name: 'Ana B' });
    expect(second.body.scopes).toEqual(['projects:read']);
    expect((await client.send('GET', `${users}/${first.body.user.id}`)).body.user.name).toBe('Ana B');
  });

  it('never get scopes beyond those of the provider', async () => {
    const wide = [{ group: 'x', scopes: ['*'] }];
    const id = await create({ group_mappings: wide, max_scopes: ['projects:read'] });

    expect((await resolve(id, { groups: ['x'] })).body.scopes).toEqual(['projects:read']);
  });

  it('that are equal at two issuers are two users', async () => {
    const [one, other] = [await create({}, 0), await create({}, 1)];

    const users = [await resolve(one), await resolve(other), await resolve(one)].map(({ body }) => body.user.id);

    expect(users[0]).not.toBe(users[1]);
    expect(users[2]).toBe(users[0]);
  });

  it('that sign in concurrently become one user', async () => {
    const id = await create();

    const all = await Promise.all(Array.from({ length: 8 }, () => resolve(id)));

    expect(new Set(all.map(({ body }) => body.user.id)).size).toBe(1);
  });

  it('are linked by a verified e-mail address only if the provider allows it', async () => {
    const { id: userId } = (await client.send('POST', users, { name: 'Ana', email: 'ana@example.org' })).body.user;
    const [unlinked, linking] = [await create({}, 0), await create({ link_users_by: ['email'] }, 1)];
    const email = 'Ana@Example.org';

    const no = await resolve(unlinked, { subject: 'a', email: 'other@example.org', email_verified: true });
    const unverified = await resolve(linking, { subject: 'b', email });
    const verified = await resolve(linking, { subject: 'c', email, email_verified: true });
    const reused = await resolve(linking, { subject: 'd', email, email_verified: true });

    expect(no.body.user.id).not.toBe(userId);
    expect(unverified.body.user.id).not.toBe(userId);
    expect(verified.body.user.id).toBe(userId);
    expect(reused.body.user.id).not.toBe(userId);
  });

  it('are not created if the provider creates no users', async () => {
    const id = await create({ create_users: false });

    expect((await resolve(id)).status).toBe(403);
  });

  it('are inactive once their user is deactivated', async () => {
    const id = await create();
    const { user } = (await resolve(id)).body;

    await client.send('PATCH', `${users}/${user.id}`, { active: false });

    expect((await resolve(id)).body.user).toMatchObject({ id: user.id, active: false });
  });

  it('are resolved for the gateway only, and within the frame of the provider', async () => {
    const id = await create();
    const path = `/internal/identity-providers/${id}/subjects`;
    const body = { subject: 'sub', ...claims };

    expect((await client.send('POST', path, body)).status).toBe(403);
    expect((await asGateway(id, newId()).send('POST', path, body)).status).toBe(404);
    expect((await serviceClient(service.httpPort).send('POST', path, body)).status).toBe(401);
    expect((await client.send('GET', '/openapi.json')).body.paths).not.toHaveProperty([
      path.replace(id, '{identity_provider}'),
    ]);
  });
});
