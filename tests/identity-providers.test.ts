import { type Api, apiOf, apiWithToken } from './support/api';
import { eventually } from './support/eventually';
import { OpenIdProvider } from './support/openid-provider';

/** Time in which all gateways apply a change. */
const TAKES_EFFECT_MS = 10_000;
/** Keys are read again at most ten seconds after the last time, and the gateway asks every second. */
const KEYS_ROTATE_MS = 15_000;

describe('an identity provider of a tenant', () => {
  let openId: OpenIdProvider;
  let admin: Api;
  let id: string;

  beforeAll(async () => {
    openId = await OpenIdProvider.start();
    admin = apiOf();
    const created = await admin.send('POST', '/identity-providers', {
      name: 'Acme',
      issuer: openId.url,
      audiences: [openId.audience],
      default_scopes: ['projects:read'],
      group_mappings: [{ group: 'engineers', scopes: ['projects:write'] }],
    });
    expect(created.status).toBe(200);
    id = created.body.identity_provider.id;
  }, 60_000);
  afterAll(() => openId.stop());

  const signIn = async (user: string) => apiWithToken((await openId.signIn(user)).accessToken);
  const statusOf = async (api: Api) => (await api.get('/projects')).status;
  const accepted = (api: Api, limitMs = TAKES_EFFECT_MS) =>
    eventually(async () => expect(await statusOf(api)).toBe(200), limitMs);
  const rejected = (api: Api) => eventually(async () => expect(await statusOf(api)).toBe(401), TAKES_EFFECT_MS);

  it('signs users in to its frame, with the scopes of their groups', async () => {
    const [engineer, guest] = [await signIn('ana:engineers'), await signIn('bo')];
    await accepted(engineer);

    const me = (await engineer.get('/me')).body;
    const created = await engineer.send('POST', '/projects', { name: 'Roof' });
    const denied = await guest.send('POST', '/projects', { name: 'Roof' });

    expect(me).toMatchObject({
      user: { name: 'ana', email: 'ana@example.org' },
      frame: { id: admin.identity.frameId },
      scopes: ['projects:read', 'projects:write'],
    });
    expect([created.status, denied.status, denied.body.required_scope]).toEqual([200, 403, 'projects:write']);
    expect((await admin.get(`/projects/${created.body.project.id}`)).status).toBe(200);
    expect((await admin.get(`/users/${me.user.id}`)).body.user.name).toBe('ana');
  });

  it('has no effect on other tenants', async () => {
    const other = apiOf();
    const project = (await other.send('POST', '/projects', { name: 'Theirs' })).body.project.id;
    const ana = await signIn('ana:engineers');
    await accepted(ana);

    const taken = { name: 'Mine', issuer: openId.url, audiences: [openId.audience] };

    expect((await ana.get(`/projects/${project}`)).status).toBe(404);
    expect((await other.get(`/identity-providers/${id}`)).status).toBe(404);
    expect((await other.send('POST', '/identity-providers', taken)).status).toBe(409);
  });

  it('does not accept ID tokens', async () => {
    const { idToken } = await openId.signIn('ana:engineers');

    expect(await statusOf(apiWithToken(idToken))).toBe(401);
  });

  it('loses a leaver within seconds', async () => {
    const [leaver, colleague] = [await signIn('leaver'), await signIn('colleague')];
    await accepted(leaver);
    const { user } = (await leaver.get('/me')).body;

    expect((await admin.send('PATCH', `/users/${user.id}`, { active: false })).status).toBe(200);

    await rejected(leaver);
    await rejected(await signIn('leaver'));
    expect(await statusOf(colleague)).toBe(200);
  });

  it('changes the scopes of its users without new tokens', async () => {
    const bo = await signIn('bo');
    await accepted(bo);

    await admin.send('PATCH', `/identity-providers/${id}`, { default_scopes: ['projects:read', 'forms:read'] });

    await eventually(
      async () => expect((await bo.get('/me')).body.scopes).toEqual(['forms:read', 'projects:read']),
      TAKES_EFFECT_MS,
    );
  });

  it('may rotate its keys', async () => {
    const before = await signIn('bo');
    await accepted(before);

    await openId.rotate();

    await accepted(await signIn('bo'), KEYS_ROTATE_MS);
    await rejected(before);
    const { state } = (await admin.send('POST', `/identity-providers/${id}/test`)).body.identity_provider;
    expect(state).toMatchObject({ status: 'ready', error: null });
  });

  it('is not used once it is deactivated or deleted', async () => {
    const bo = await signIn('bo');
    await accepted(bo);

    await admin.send('PATCH', `/identity-providers/${id}`, { active: false });
    await rejected(bo);
    await admin.send('PATCH', `/identity-providers/${id}`, { active: true });
    await accepted(bo);
    expect((await admin.get('/identity-providers')).body.identity_providers).toMatchObject([{ id, active: true }]);
    expect((await admin.get(`/identity-providers/${id}`)).body.identity_provider.name).toBe('Acme');
    await admin.send('DELETE', `/identity-providers/${id}`);
    await rejected(bo);
  });
});
