import { type Api, apiOf, apiWithToken, readResponse } from './support/api';
import { eventually } from './support/eventually';
import { apiOfAccount, aServiceAccount } from './support/issued-tokens';
import { OpenIdProvider } from './support/openid-provider';
import { system } from './support/system';

const TAKES_EFFECT_MS = 10_000;

/** The program of an identity provider that provisions users, with a token of a service account. */
describe('a SCIM client', () => {
  let openId: OpenIdProvider;
  let admin: Api;
  let program: Api;

  beforeAll(async () => {
    openId = await OpenIdProvider.start();
    admin = apiOf();
    program = await apiOfAccount(
      admin,
      await aServiceAccount(admin, ['system:read', 'system:write', 'projects:read', 'projects:write']),
    );
    const provider = await admin.send('POST', '/identity-providers', {
      name: 'Acme',
      issuer: openId.url,
      audiences: [openId.audience],
      create_users: false,
      link_users_by: ['external_id'],
      group_mappings: [{ group: 'engineers', scopes: ['projects:read', 'projects:write'] }],
    });
    expect(provider.status).toBe(200);
  }, 60_000);
  afterAll(() => openId.stop());

  async function scim(method: string, path: string, body?: object, token = program.token) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
    return readResponse(await fetch(`${system.base_url}/scim/v2${path}`, init));
  }
  const replace = (path: string, value: unknown) => ({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'Replace', path, value }],
  });

  it('provisions users and groups, and removes a leaver within seconds', async () => {
    const userName = 'ana@example.org';
    const ana = (await scim('POST', '/Users', { userName, displayName: 'Ana', externalId: 'ana' })).body;
    const group = (await scim('POST', '/Groups', { displayName: 'engineers', members: [{ value: ana.id }] })).body;
    const signedIn = apiWithToken((await openId.signIn('ana')).accessToken);
    await eventually(async () => expect((await signedIn.get('/me')).status).toBe(200), TAKES_EFFECT_MS);

    const me = (await signedIn.get('/me')).body;
    expect(me).toMatchObject({ user: { id: ana.id, name: 'Ana' }, scopes: ['projects:read', 'projects:write'] });
    expect(ana.meta.location).toBe(`${system.base_url}/scim/v2/Users/${ana.id}`);
    expect((await signedIn.send('POST', '/projects', { name: 'Roof' })).status).toBe(200);

    await scim('PATCH', `/Groups/${group.id}`, replace('members', []));
    await eventually(async () => expect((await signedIn.get('/me')).body.scopes).toEqual([]), TAKES_EFFECT_MS);
    expect((await signedIn.get('/projects')).status).toBe(403);

    expect((await scim('PATCH', `/Users/${ana.id}`, replace('active', 'False'))).status).toBe(200);
    await eventually(async () => expect((await signedIn.get('/me')).status).toBe(401), TAKES_EFFECT_MS);
    const again = apiWithToken((await openId.signIn('ana')).accessToken);
    expect((await again.get('/me')).status).toBe(401);
  });

  it('is the only way to get a user if the provider creates none', async () => {
    const unknown = apiWithToken((await openId.signIn('unknown')).accessToken);

    const { status, body } = await unknown.get('/me');

    expect([status, body.error]).toEqual([401, 'There is no user for this token.']);
  });

  it('sends every operation', async () => {
    const user = (await scim('POST', '/Users', { userName: 'bo@example.org' })).body;
    const group = (await scim('POST', '/Groups', { displayName: 'guests' })).body;

    const responses = [
      await scim('GET', '/ServiceProviderConfig'),
      await scim('GET', '/ResourceTypes'),
      await scim('GET', '/Schemas'),
      await scim('GET', '/Users?filter=userName%20eq%20%22bo@example.org%22'),
      await scim('GET', `/Users/${user.id}`),
      await scim('PUT', `/Users/${user.id}`, { userName: 'bo@example.org', displayName: 'Bo' }),
      await scim('GET', '/Groups?excludedAttributes=members'),
      await scim('GET', `/Groups/${group.id}`),
      await scim('PUT', `/Groups/${group.id}`, { displayName: 'guests', members: [{ value: user.id }] }),
      await scim('DELETE', `/Groups/${group.id}`),
      await scim('DELETE', `/Users/${user.id}`),
    ];

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 204, 204]);
    expect(responses[3]?.body).toMatchObject({ totalResults: 1, startIndex: 1 });
  });

  it('needs a token with its scopes, and reaches its own tenant only', async () => {
    const other = apiOf();
    const user = (await scim('POST', '/Users', { userName: 'cleo@example.org' })).body;

    const responses = [
      await scim('GET', '/Users', undefined, 'none'),
      await scim('GET', '/Users', undefined, apiOf({ scope: 'projects:read' }).token),
      await scim('GET', `/Users/${user.id}`, undefined, other.token),
    ];

    expect(responses.map(({ status }) => status)).toEqual([401, 403, 404]);
  });
});
