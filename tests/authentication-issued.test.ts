import { type Api, apiOf, apiWithToken, readResponse } from './support/api';
import { eventually } from './support/eventually';
import { aPersonalToken, apiOfAccount, aServiceAccount, requestToken } from './support/issued-tokens';
import { system, tokenOf } from './support/system';

const REVOCATION_TIMEOUT_MS = 10_000;

describe('a service account', () => {
  let owner: Api;

  beforeAll(() => {
    owner = apiOf();
  });

  const expectRejected = (api: Api) =>
    eventually(async () => expect((await api.get('/projects')).status).toBe(401), REVOCATION_TIMEOUT_MS);

  it('acts under its own name', async () => {
    const account = await aServiceAccount(owner);
    const program = await apiOfAccount(owner, account);

    const created = await program.send('POST', '/projects', { name: 'Nightly project' });

    expect(created.status).toBe(200);
    const { body } = await eventually(async () => {
      const history = await owner.get(`/projects/${created.body.project.id}/history`);
      expect(history.body.history).not.toEqual([]);
      return history;
    });
    expect(body.history[0].actor).toEqual({ kind: 'service_account', id: account.client_id, name: 'Nightly sync' });
    expect((await program.get('/me')).body).toMatchObject({
      user: { id: account.client_id, name: 'Nightly sync' },
      frame: { id: owner.identity.frameId },
      scopes: ['projects:read', 'projects:write'],
    });
  });

  it('is limited to its scopes in each service', async () => {
    const program = await apiOfAccount(owner, await aServiceAccount(owner, ['forms:read']));

    for (const path of ['/projects', '/funnels', '/spreadsheet-operations', '/channels', '/service-accounts']) {
      expect((await program.get(path)).body.message).toBe('forbidden');
    }
    expect((await program.get('/get-forms')).status).toBe(200);
    expect((await program.send('POST', '/forms', { title: 'X', fields: [] })).status).toBe(403);
  });

  it('reads only objects of its frame', async () => {
    const other = apiOf();
    const { body } = await other.send('POST', '/projects', { name: 'Theirs' });
    const program = await apiOfAccount(owner, await aServiceAccount(owner));

    expect((await program.get(`/projects/${body.project.id}`)).status).toBe(404);
    expect((await other.get('/service-accounts')).body.service_accounts).toEqual([]);
  });

  it.each([
    ['is deactivated', (api: Api, id: string) => api.send('PATCH', `/service-accounts/${id}`, { active: false })],
    ['is deleted', (api: Api, id: string) => api.send('DELETE', `/service-accounts/${id}`)],
    [
      'loses a scope',
      (api: Api, id: string) => api.send('PATCH', `/service-accounts/${id}`, { scopes: ['forms:read'] }),
    ],
    ['gets another secret', (api: Api, id: string) => api.send('POST', `/service-accounts/${id}/secret`, {})],
  ])('has its tokens rejected within seconds when it %s', async (_, end) => {
    const account = await aServiceAccount(owner);
    const program = await apiOfAccount(owner, account);
    expect((await program.get('/projects')).status).toBe(200);

    await end(owner, account.client_id);

    await expectRejected(program);
  });

  it('gets no token for a wrong secret or for scopes that it lacks', async () => {
    const account = await aServiceAccount(owner, ['projects:read']);

    const wrong = await requestToken({ ...account, client_secret: 'tws_wrong' });
    const wide = await requestToken(account, 'projects:write');

    expect(wrong).toMatchObject({ status: 401, body: { response: false, message: 'unauthenticated' } });
    expect(wide).toMatchObject({ status: 403, body: { required_scope: 'projects:write' } });
  });
});

describe('a personal access token', () => {
  let owner: Api;

  beforeAll(() => {
    owner = apiOf();
  });

  it('acts as its creator, with its own scopes', async () => {
    const { api } = await aPersonalToken(owner, ['projects:read', 'system:read', 'system:write']);

    expect((await api.get('/me')).body).toMatchObject({
      user: { id: owner.identity.userId, name: owner.identity.name },
      scopes: ['projects:read', 'system:read', 'system:write'],
    });
    expect((await api.send('POST', '/projects', { name: 'X' })).status).toBe(403);
    expect((await api.send('POST', '/access-tokens', { name: 'Child', scopes: ['projects:read'] })).status).toBe(403);
    expect((await api.send('POST', '/service-accounts', { name: 'Child', scopes: ['projects:read'] })).status).toBe(
      403,
    );
  });

  it('is rejected within seconds after a revocation by its creator or by its holder', async () => {
    const [one, two, valid] = [await aPersonalToken(owner), await aPersonalToken(owner), await aPersonalToken(owner)];
    for (const { api } of [one, two, valid]) expect((await api.get('/projects')).status).toBe(200);

    await owner.send('DELETE', `/access-tokens/${one.id}`);
    const form = new URLSearchParams({ token: two.api.token });
    await readResponse(await fetch(`${system.base_url}/api/management/auth/revoke`, { method: 'POST', body: form }));

    for (const { api } of [one, two]) {
      await eventually(async () => expect((await api.get('/projects')).status).toBe(401), REVOCATION_TIMEOUT_MS);
    }
    expect((await valid.api.get('/projects')).status).toBe(200);
  });

  it('is rejected after its user was deleted', async () => {
    const leaver = { ...owner.identity, userId: crypto.randomUUID() };
    const { api } = await aPersonalToken(apiWithToken(tokenOf(leaver), leaver));
    expect((await api.get('/projects')).status).toBe(200);

    await owner.send('DELETE', `/users/${leaver.userId}`);

    await eventually(async () => expect((await api.get('/projects')).status).toBe(401), REVOCATION_TIMEOUT_MS);
  });

  it('is visible only to its creator', async () => {
    const { id } = await aPersonalToken(owner);
    const colleague = apiOf({ frameId: owner.identity.frameId });

    expect((await colleague.get('/access-tokens')).body.access_tokens).toEqual([]);
    expect((await colleague.send('DELETE', `/access-tokens/${id}`)).status).toBe(404);
    expect((await apiOf().send('DELETE', `/access-tokens/${id}`)).status).toBe(404);
  });
});
