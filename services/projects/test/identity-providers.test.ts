import type { ServerResponse } from 'node:http';
import type { Caller } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { FakeIssuer, publicJwk } from './fake-issuer';
import { sharedProjects } from './start-projects';

const path = '/api/management/identity-providers';

describe('identity providers', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let issuer: FakeIssuer;
  let admin: Caller;
  let client: ServiceClient;
  const key = publicJwk('one');

  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    issuer = await new FakeIssuer().start();
    issuer.keys = [key];
    admin = aCaller();
    client = serviceClient(service.httpPort, admin);
  });
  afterEach(() => issuer.stop());

  const body = (changed: object = {}) => ({
    name: 'Acme',
    issuer: issuer.url,
    audiences: ['trackway'],
    group_mappings: [{ group: 'engineers', scopes: ['projects:read'] }],
    ...changed,
  });
  const create = async (changed: object = {}, as = client) => as.send('POST', path, body(changed));

  it('are created after their keys were read', async () => {
    const created = await create();

    expect(created.status).toBe(200);
    expect(created.body.identity_provider).toMatchObject({
      name: 'Acme',
      issuer: issuer.url,
      audiences: ['trackway'],
      claims: { subject: 'sub', groups: 'groups', email_verified: 'email_verified' },
      max_scopes: ['*'],
      create_users: true,
      link_users_by: [],
      active: true,
      state: { status: 'ready', keys: [{ kid: 'one', alg: 'RS256' }], error: null },
    });
    const { id } = created.body.identity_provider;
    expect((await client.send('GET', `${path}/${id}`)).body).toEqual(created.body);
    expect((await client.send('GET', path)).body.identity_providers).toEqual([created.body.identity_provider]);
  });

  it('are changed and deleted, with versions', async () => {
    const { id } = (await create()).body.identity_provider;
    const one = `${path}/${id}`;

    const changed = await client.send('PATCH', one, { audiences: ['new'], default_scopes: ['projects:read'] });
    const stale = await client.send('PATCH', one, { name: 'Late' }, { 'if-match': '"1"' });
    const same = await client.send('PATCH', one, { audiences: ['new'] });
    const deleted = await client.send('DELETE', one);

    expect(changed.body.identity_provider).toMatchObject({ audiences: ['new'], default_scopes: ['projects:read'] });
    expect([stale.status, same.headers.get('etag'), deleted.status]).toEqual([412, changed.headers.get('etag'), 200]);
    expect((await client.send('GET', one)).status).toBe(404);
    expect((await create()).status).toBe(200);
  });

  it('have an issuer and an audience that no other frame has', async () => {
    const other = serviceClient(service.httpPort, aCaller());
    const first = await create({ audiences: ['a', 'b'] });

    const taken = await create({ audiences: ['b'] }, other);
    const free = await create({ audiences: ['c'] }, other);
    const moved = await other.send('PATCH', `${path}/${free.body.identity_provider.id}`, { audiences: ['c', 'a'] });
    await client.send('PATCH', `${path}/${first.body.identity_provider.id}`, { audiences: ['b'] });
    const released = await other.send('PATCH', `${path}/${free.body.identity_provider.id}`, { audiences: ['c', 'a'] });

    expect([taken.status, taken.body.message]).toEqual([409, 'conflict']);
    expect(taken.body.validation.audiences).toHaveLength(1);
    expect([moved.status, released.status]).toEqual([409, 200]);
  });

  it('are unknown to other frames', async () => {
    const { id } = (await create()).body.identity_provider;
    const other = serviceClient(service.httpPort, aCaller());

    for (const [method, at, sent] of [
      ['GET', '', undefined],
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/test', {}],
    ] as const) {
      const { status, body: error } = await other.send(method, `${path}/${id}${at}`, sent);
      expect([method, status, error.message]).toEqual([method, 404, 'identity_provider_model_not_found']);
    }
    expect((await other.send('GET', path)).body.meta.total).toBe(0);
  });

  it('grant no more than their creator has', async () => {
    const narrow = serviceClient(service.httpPort, { ...admin, scopes: ['system:write', 'projects:read'] });
    const wide = (await create({ audiences: ['wide'] })).body.identity_provider;

    const tries = [
      await create({ group_mappings: [{ group: 'x', scopes: ['*'] }] }, narrow),
      await create({ default_scopes: ['projects:write'] }, narrow),
      await create({ max_scopes: ['*'] }, narrow),
      await narrow.send('PATCH', `${path}/${wide.id}`, { name: 'Mine' }),
    ];
    const limited = await create({}, narrow);

    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(limited.body.identity_provider.max_scopes).toEqual(['system:write', 'projects:read']);
  });

  it('can only be created by signed-in users', async () => {
    for (const how of [{ kind: 'service_account' as const }, { tokenId: admin.id }]) {
      expect((await create({}, serviceClient(service.httpPort, { ...admin, ...how }))).status).toBe(403);
    }
  });

  it.each([
    ['another issuer', (it: FakeIssuer) => ({ discovery: { issuer: `${it.url}/other` } }), 'of another issuer'],
    ['a key set on a private address', () => ({ discovery: { jwks_uri: 'https://10.0.0.1/' } }), 'public internet'],
    ['a key set without TLS', () => ({ discovery: { jwks_uri: 'http://example.org/' } }), 'must have an https URL'],
    ['a key set that is a file', () => ({ discovery: { jwks_uri: 'file:///etc/passwd' } }), 'must have an https URL'],
    ['no key set', () => ({ discovery: { jwks_uri: undefined } }), 'no jwks_uri'],
    ['no keys', () => ({ keys: [] }), 'no key for RS256'],
    ['a shared secret', () => ({ keys: [{ kty: 'oct', k: 'AAAA', kid: 'x' }] }), 'no key for RS256'],
    ['a short key', () => ({ keys: [publicJwk('short', 1_024)] }), 'no key for RS256'],
    ['a redirect', () => ({ respond: redirect }), 'status 302'],
    ['an error', () => ({ respond: (_: string, to: ServerResponse) => to.writeHead(500).end() }), 'status 500'],
    ['HTML', () => ({ respond: (_: string, to: ServerResponse) => to.end('<html>') }), 'not JSON'],
    ['an endless document', () => ({ respond: endless }), 'more than 262144 bytes'],
  ])('are rejected if the issuer publishes %s', async (_, hostile, message) => {
    Object.assign(issuer, hostile(issuer));

    const { status, body: error } = await create();

    expect([status, error.message]).toEqual([422, 'validation_errors']);
    expect(error.validation.issuer[0]).toContain(message);
  });

  it.each([
    ['a private address', 'https://192.168.0.1', 'public internet'],
    ['metadata of the cloud', 'https://169.254.169.254/latest', 'public internet'],
    ['no TLS', 'http://example.org', 'must have an https URL'],
    ['a password', 'https://a:b@example.org', 'no user name'],
    ['a query', 'https://example.org/?a=b', 'no user name'],
    ['another scheme', 'ftp://example.org', 'http or https URL'],
  ])('are rejected with an issuer that has %s', async (_, url, message) => {
    const { status, body: error } = await create({ issuer: url });

    expect(status).toBe(422);
    expect(error.validation.issuer[0]).toContain(message);
  });

  it('keep their keys if the issuer fails, and report the error', async () => {
    const { id } = (await create()).body.identity_provider;
    issuer.respond = (_, response) => response.writeHead(503).end();

    const failing = await client.send('POST', `${path}/${id}/test`, {});
    issuer.respond = undefined;
    issuer.keys = [publicJwk('two')];
    const rotated = await client.send('POST', `${path}/${id}/test`, {});

    expect(failing.body.identity_provider.state).toMatchObject({ status: 'failing', keys: [{ kid: 'one' }] });
    expect(failing.body.identity_provider.state.error).toContain('status 503');
    expect(rotated.body.identity_provider.state).toMatchObject({
      status: 'ready',
      keys: [{ kid: 'two' }],
      error: null,
    });
  });

  it('lose keys that could not be read for a day', async () => {
    const { id } = (await create()).body.identity_provider;
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1_000);
    await service.superuser.query('UPDATE identity_providers SET keys_read_at = $1 WHERE id = $2', [yesterday, id]);
    issuer.respond = (_, response) => response.writeHead(503).end();

    const { body: tested } = await client.send('POST', `${path}/${id}/test`, {});

    expect(tested.identity_provider.state).toMatchObject({ status: 'unavailable', keys: [] });
  });
});

function redirect(_: string, response: ServerResponse): void {
  response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
}

function endless(_: string, response: ServerResponse): void {
  const send = (): void => {
    while (response.write(' '.repeat(65_536)));
  };
  response.on('drain', send);
  send();
}
