import type { Caller } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { claimsOf } from './issued-tokens';
import { peerCalls } from './peer-calls';
import { sharedProjects } from './start-projects';

const path = '/api/management/service-accounts';

describe('service accounts', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let client: ServiceClient;
  let owner: Caller;

  beforeAll(async () => {
    service = await sharedProjects();
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    owner = aCaller();
    client = serviceClient(service.httpPort, owner);
  });

  const create = async (scopes = ['projects:read', 'projects:write']) => {
    const { body } = await client.send('POST', path, { name: 'Nightly sync', scopes });
    return body as { client_id: string; client_secret: string; service_account: { id: string } };
  };
  const ask = (body: object) => serviceClient(service.httpPort).send('POST', '/api/management/auth/token', body);
  const credentials = ({ client_id, client_secret }: { client_id: string; client_secret: string }) => ({
    grant_type: 'client_credentials',
    client_id,
    client_secret,
  });

  it('are created with a secret that is returned once', async () => {
    const made = await create();

    const read = await client.send('GET', `${path}/${made.client_id}`);

    expect(made.client_secret).toMatch(/^tws_[\w-]{43}$/);
    expect(read.body.service_account).toMatchObject({ id: made.client_id, active: true, created_by: owner.id });
    expect(JSON.stringify([read.body, (await client.send('GET', path)).body])).not.toContain(made.client_secret);
  });

  it('exchange their secret for a token with the requested scopes', async () => {
    const made = await create();

    const whole = await ask(credentials(made));
    const part = await ask({ ...credentials(made), scope: 'projects:read' });

    expect(whole).toMatchObject({
      status: 200,
      body: { response: true, token_type: 'Bearer', expires_in: 3600, scope: 'projects:read projects:write' },
    });
    expect(whole.headers.get('cache-control')).toBe('no-store');
    expect(claimsOf(part.body.access_token)).toMatchObject({
      iss: 'trackway',
      kind: 'service_account',
      sub: made.client_id,
      frame_id: owner.frameId,
      scope: 'projects:read',
      name: 'Nightly sync',
      gen: 0,
    });
    const { body } = await client.send('GET', `${path}/${made.client_id}`);
    expect(body.service_account.last_used_at).toEqual(expect.any(String));
  });

  it('may send form-encoded requests, like OAuth clients', async () => {
    const made = await create();
    const url = `http://127.0.0.1:${service.httpPort}/api/management/auth/token`;
    const form = new URLSearchParams(credentials(made));

    const response = await fetch(url, { method: 'POST', body: form });
    form.append('scope', 'a');
    form.append('scope', 'b');
    const twice = await fetch(url, { method: 'POST', body: form });

    expect([response.status, twice.status]).toEqual([200, 400]);
  });

  it('may authenticate with the Basic scheme, like OAuth clients', async () => {
    const made = await create();
    const grant = { grant_type: 'client_credentials' };
    const request = (body: object, id = made.client_id, secret = made.client_secret) => {
      const pair = `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`;
      const headers = { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
      return serviceClient(service.httpPort).send('POST', '/api/management/auth/token', body, headers);
    };

    const issued = await request({ ...grant, scope: 'projects:read' });
    const sameId = await request({ ...grant, client_id: made.client_id });
    const both = await request(credentials(made));
    const otherId = await request({ ...grant, client_id: '0190aaaa-0000-7000-8000-000000000000' });
    const wrong = await request(grant, made.client_id, 'tws_wrong');

    expect(issued).toMatchObject({ status: 200, body: { scope: 'projects:read' } });
    expect(sameId.status).toBe(200);
    for (const { status, body } of [both, otherId]) expect([status, body.message]).toEqual([400, 'invalid_request']);
    expect(wrong).toMatchObject({ status: 401, body: { message: 'unauthenticated' } });
    expect(wrong.headers.get('www-authenticate')).toBe('Basic realm="trackway"');
  });

  it.each([
    ['a wrong secret', { client_secret: 'tws_wrong' }, 401, 'unauthenticated'],
    ['an id that does not exist', { client_id: '0190aaaa-0000-7000-8000-000000000000' }, 401, 'unauthenticated'],
    ['a malformed id', { client_id: "' OR 1=1" }, 401, 'unauthenticated'],
    ['a wider scope', { scope: 'projects:read forms:write' }, 403, 'forbidden'],
    ['everything', { scope: '*' }, 403, 'forbidden'],
    ['an unknown scope', { scope: 'projects:reed' }, 400, 'invalid_request'],
    ['another grant', { grant_type: 'password' }, 422, 'validation_errors'],
    ['no secret', { client_secret: undefined }, 422, 'validation_errors'],
  ])('are rejected with %s', async (_, changed, status, message) => {
    const made = await create();

    expect(await ask({ ...credentials(made), ...changed })).toMatchObject({ status, body: { message } });
  });

  it('have at most the scopes of their creator', async () => {
    const narrow = serviceClient(service.httpPort, { ...owner, scopes: ['system:write', 'projects:read'] });

    for (const scopes of [['*'], ['projects:write'], ['projects:read', 'forms:read']]) {
      expect(await narrow.send('POST', path, { name: 'Wide', scopes })).toMatchObject({ status: 403 });
    }
    expect((await narrow.send('POST', path, { name: 'Narrow', scopes: ['projects:read'] })).status).toBe(200);
    const { client_id } = await create(['projects:read']);
    expect((await narrow.send('PATCH', `${path}/${client_id}`, { scopes: ['*'] })).status).toBe(403);
  });

  it('cannot be changed by users with fewer scopes', async () => {
    const narrow = serviceClient(service.httpPort, { ...owner, scopes: ['system:write', 'projects:read'] });
    const wide = await create(['projects:read', 'projects:write']);
    const like = await create(['projects:read']);
    await client.send('PATCH', `${path}/${wide.client_id}`, { active: false });

    const rotate = (id: string) => narrow.send('POST', `${path}/${id}/secret`, {});
    const secrets = [await rotate(wide.client_id), await rotate(like.client_id)];
    const on = await narrow.send('PATCH', `${path}/${wide.client_id}`, { active: true });
    const less = await narrow.send('PATCH', `${path}/${wide.client_id}`, { active: true, scopes: ['projects:read'] });

    expect(secrets.map(({ status }) => status)).toEqual([403, 200]);
    expect(on).toMatchObject({ status: 403, body: { required_scope: 'projects:write' } });
    expect(less).toMatchObject({ status: 200, body: { service_account: { scopes: ['projects:read'] } } });
  });

  it('can only be created by signed-in users', async () => {
    const borrowed = [{ kind: 'service_account' as const }, { tokenId: owner.id }, { kind: 'automation' as const }];

    for (const how of borrowed) {
      const other = serviceClient(service.httpPort, { ...owner, ...how });
      expect((await other.send('POST', path, { name: 'Child', scopes: ['projects:read'] })).status).toBe(403);
    }
  });

  it('accept the previous secret for the requested time after a rotation', async () => {
    const made = await create();

    const next = await client.send('POST', `${path}/${made.client_id}/secret`, { keep_previous_for: 3600 });
    const both = [await ask(credentials(made)), await ask(credentials(next.body))];
    const last = await client.send('POST', `${path}/${made.client_id}/secret`, {});
    const old = [await ask(credentials(made)), await ask(credentials(next.body))];

    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(old.map(({ status }) => status)).toEqual([401, 401]);
    expect((await ask(credentials(last.body))).status).toBe(200);
  });

  it('get no tokens once deactivated or deleted', async () => {
    const made = await create();
    const one = `${path}/${made.client_id}`;

    await client.send('PATCH', one, { active: false });
    const off = await ask(credentials(made));
    await client.send('PATCH', one, { active: true });
    const on = await ask(credentials(made));
    await client.send('DELETE', one);
    const gone = await ask(credentials(made));

    expect([off.status, on.status, gone.status]).toEqual([401, 200, 401]);
    expect((await client.send('DELETE', one)).body.message).toBe('service_account_model_not_found');
    expect((await client.send('PATCH', one, { active: true })).status).toBe(404);
  });

  it('are unknown to every other frame', async () => {
    const { client_id } = await create();
    const otherTenant = serviceClient(service.httpPort, aCaller());

    for (const [method, at, body] of [
      ['GET', client_id],
      ['PATCH', client_id, { name: 'Mine' }],
      ['DELETE', client_id],
      ['POST', `${client_id}/secret`, {}],
    ] as const) {
      expect((await otherTenant.send(method, `${path}/${at}`, body)).status).toBe(404);
    }
    expect((await otherTenant.send('GET', path)).body.meta.total).toBe(0);
  });

  it('pass their current scopes to other services', async () => {
    const { client_id } = await create(['projects:read']);
    const calls = peerCalls(service.grpcPort, () => owner);
    const kind = 'service_account';

    const before = await calls.grants(client_id, { kind });
    await client.send('PATCH', `${path}/${client_id}`, { active: false });
    const after = await calls.grants(client_id, { kind });

    expect(before).toEqual({ name: 'Nightly sync', active: true, scopes: ['projects:read'], revokedScopes: [] });
    expect(after.active).toBe(false);
    await expect(calls.grants(client_id, { kind, as: aCaller() })).rejects.toMatchObject({ kind: 'not_found' });
    await expect(calls.grants(client_id)).rejects.toMatchObject({ kind: 'not_found' });
    calls.close();
  });

  it('are named in the history', async () => {
    const { client_id } = await create();
    const account = { ...owner, kind: 'service_account' as const, id: client_id, name: 'Nightly sync' };

    const made = await serviceClient(service.httpPort, account).send('POST', '/api/management/projects', { name: 'X' });

    expect(made.status).toBe(200);
    expect((await serviceClient(service.httpPort, account).send('GET', '/api/management/me')).body.user).toMatchObject({
      id: client_id,
      name: 'Nightly sync',
    });
  });
});
