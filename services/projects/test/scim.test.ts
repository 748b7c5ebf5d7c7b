import { type Caller, newId } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { FakeIssuer, publicJwk } from './fake-issuer';
import { sharedProjects } from './start-projects';

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

describe('SCIM', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let issuer: FakeIssuer;
  let admin: Caller;
  let client: ServiceClient;

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
  });

  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>, as = client) =>
    as.send(method, `/scim/v2${path}`, body, { 'content-type': 'application/scim+json', ...headers });
  const aUser = async (userName = `${newId()}@example.org`, more: object = {}) =>
    (await call('POST', '/Users', { userName, ...more })).body;
  const aGroup = async (displayName: string, members: readonly string[] = [], as = client) =>
    call('POST', '/Groups', { displayName, members: members.map((value) => ({ value })) }, {}, as);
  const patch = (path: string, ...Operations: readonly object[]) =>
    call('PATCH', path, { schemas: [PATCH], Operations });
  const found = async (filter: string, path = '/Users') =>
    (await call('GET', `${path}?filter=${encodeURIComponent(filter)}`)).body;

  describe('users', () => {
    it('are created, read, replaced and deleted', async () => {
      const userName = `${newId()}@example.org`;
      const created = await call('POST', '/Users', {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        userName,
        externalId: 'ext-1',
        name: { givenName: 'Ana', familyName: 'Silva' },
        emails: [{ type: 'work', value: 'ana@example.org', primary: true }],
        title: 'ignored',
      });
      const { id } = created.body;

      expect(created.status).toBe(201);
      expect(created.headers.get('content-type')).toBe('application/scim+json');
      expect(created.body).toMatchObject({
        userName,
        externalId: 'ext-1',
        displayName: 'Ana Silva',
        emails: [{ type: 'work', value: 'ana@example.org', primary: true }],
        active: true,
        groups: [],
        meta: { resourceType: 'User', version: '"1"' },
      });
      const read = await client.send('GET', `/api/management/users/${id}`);
      expect(read.body.user).toMatchObject({ name: 'Ana Silva', email: 'ana@example.org', active: true });

      const replaced = await call('PUT', `/Users/${id}`, { userName, displayName: 'Ana L', active: 'False' });
      expect(replaced.body).toMatchObject({ displayName: 'Ana L', active: false, emails: [] });
      expect((await call('DELETE', `/Users/${id}`)).status).toBe(204);
      expect((await call('GET', `/Users/${id}`)).body).toMatchObject({ status: '404', detail: expect.any(String) });
      expect((await call('POST', '/Users', { userName })).status).toBe(201);
    });

    it('are unique by userName', async () => {
      const { userName } = await aUser();

      const twice = await call('POST', '/Users', { userName: userName.toUpperCase() });

      expect([twice.status, twice.body.scimType]).toEqual([409, 'uniqueness']);
    });

    it('are found by filters and pages', async () => {
      const one = await aUser('ana@example.org', { externalId: 'X1', displayName: 'Ana' });
      await aUser('bo@example.org', { externalId: 'x1', active: false });
      const existing = await client.send('POST', '/api/management/users', { name: 'Cleo', email: 'Cleo@example.org' });

      const totals = [];
      for (const filter of [
        'userName eq "ANA@example.org"',
        'externalId eq "X1"',
        'externalId eq "x1" and active eq false',
        'userName sw "bo" or displayName co "an"',
        'not (active eq "True")',
        'emails[type eq "work"].value eq "cleo@EXAMPLE.org"',
        'urn:ietf:params:scim:schemas:core:2.0:User:userName eq "cleo@example.org"',
        'externalId pr',
        'userName ew "@example.org"',
        'userName eq "\\" OR true --"',
      ]) {
        totals.push((await found(filter)).totalResults);
      }
      expect(totals).toEqual([1, 1, 1, 2, 1, 1, 1, 2, 3, 0]);
      expect((await found('userName eq "ana@example.org"')).Resources[0]).toEqual(one);
      expect((await found('displayName eq "cleo"')).Resources[0].id).toBe(existing.body.user.id);

      const page = (await call('GET', '/Users?startIndex=2&count=1')).body;
      expect(page).toMatchObject({ totalResults: 4, startIndex: 2, itemsPerPage: 1 });
      expect((await call('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 4, itemsPerPage: 0 });
    });

    it.each([
      'userName',
      'userName eq',
      'userName eq ana',
      'shoe eq "1"',
      'userName gt "a"',
      '(userName pr',
      'active eq 7',
    ])('are not searched by the filter %s', async (filter) => {
      expect(await found(filter)).toMatchObject({ status: '400', scimType: 'invalidFilter' });
    });

    it('are patched in the style of Entra ID', async () => {
      const { id } = await aUser('ana@example.org', { displayName: 'Ana' });

      const patched = await patch(
        `/Users/${id}`,
        { op: 'Replace', path: 'displayName', value: 'Ana Lima' },
        { op: 'Add', path: 'emails[type eq "work"].value', value: 'lima@example.org' },
        { op: 'Add', path: 'name.givenName', value: 'Ana' },
        { op: 'Replace', path: 'externalId', value: 'oid-1' },
        { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'Roofs' },
        { op: 'Replace', path: 'active', value: 'False' },
      );

      expect(patched).toMatchObject({
        status: 200,
        body: {
          displayName: 'Ana Lima',
          externalId: 'oid-1',
          name: { givenName: 'Ana' },
          emails: [{ type: 'work', value: 'lima@example.org' }],
          active: false,
          meta: { version: '"2"' },
        },
      });
      const removed = await patch(`/Users/${id}`, { op: 'Remove', path: 'emails[type eq "work"]' });
      expect(removed.body.emails).toEqual([]);
    });

    it('are patched in the style of Okta', async () => {
      const { id } = await aUser('ana@example.org');

      const patched = await patch(`/Users/${id}`, {
        op: 'replace',
        value: { active: false, 'name.familyName': 'Lima' },
      });

      expect(patched.body).toMatchObject({ active: false, name: { familyName: 'Lima' } });
    });

    it.each([
      [{ op: 'replace', path: 'emails[type', value: 'x' }, 'invalidPath'],
      [{ op: 'replace', path: 'userName', value: '' }, 'invalidValue'],
      [{ op: 'replace', path: 'active', value: 'maybe' }, 'invalidValue'],
      [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'no address' }, 'invalidValue'],
      [{ op: 'remove' }, 'noTarget'],
      [{ op: 'move', path: 'userName' }, 'invalidSyntax'],
    ])('are not patched by %j', async (operation, scimType) => {
      const { id } = await aUser();

      expect(await patch(`/Users/${id}`, operation)).toMatchObject({ status: 400, body: { status: '400', scimType } });
    });

    it('have versions', async () => {
      const { id } = await aUser();
      await patch(`/Users/${id}`, { op: 'replace', path: 'displayName', value: 'New' });

      const stale = await call('PUT', `/Users/${id}`, { userName: 'late' }, { 'if-match': 'W/"1"' });
      const same = await patch(`/Users/${id}`, { op: 'replace', path: 'displayName', value: 'New' });

      expect([stale.status, same.headers.get('etag')]).toEqual([412, '"2"']);
    });

    it('are unknown to other frames', async () => {
      const { id, userName } = await aUser();
      const other = serviceClient(service.httpPort, aCaller());

      for (const [method, body] of [['GET'], ['PUT', { userName }], ['PATCH', {}], ['DELETE']] as const) {
        expect((await call(method, `/Users/${id}`, body, {}, other)).status).toBe(404);
      }
      expect((await call('GET', '/Users', undefined, {}, other)).body.totalResults).toBe(1);
      expect((await call('POST', '/Users', { userName }, {}, other)).status).toBe(201);
    });

    it('cannot deactivate themselves', async () => {
      await call('GET', '/Users');

      expect((await patch(`/Users/${admin.id}`, { op: 'replace', path: 'active', value: false })).status).toBe(403);
    });
  });

  describe('groups', () => {
    it('are created, changed and deleted with their members', async () => {
      const [ana, bo] = [await aUser(), await aUser()];
      const created = await aGroup('engineers', [ana.id]);
      const path = `/Groups/${created.body.id}`;

      const added = await patch(path, { op: 'Add', path: 'members', value: [{ value: bo.id }, { value: ana.id }] });
      const both = await call('GET', path);
      await patch(path, { op: 'remove', path: `members[value eq "${ana.id}"]` });
      const one = await call('GET', path);
      await patch(
        path,
        { op: 'Remove', path: 'members', value: [{ value: bo.id }] },
        { op: 'replace', value: { displayName: 'old' } },
      );

      expect([created.status, added.status]).toEqual([201, 204]);
      expect(both.body.members).toHaveLength(2);
      expect(one.body.members).toMatchObject([{ value: bo.id }]);
      expect((await call('GET', path)).body).toMatchObject({
        displayName: 'old',
        members: [],
        meta: { version: '"4"' },
      });
      expect((await call('GET', `${path}?excludedAttributes=members`)).body).not.toHaveProperty('members');
      expect((await found('displayName eq "OLD"', '/Groups')).totalResults).toBe(1);
      expect((await call('GET', `/Users/${bo.id}`)).body.groups).toEqual([]);
      expect((await call('DELETE', path)).status).toBe(204);
      expect((await call('GET', path)).status).toBe(404);
    });

    it('have members of their frame only, and unique names', async () => {
      const theirs = (
        await call('POST', '/Users', { userName: newId() }, {}, serviceClient(service.httpPort, aCaller()))
      ).body;

      expect((await aGroup('engineers', [theirs.id])).body).toMatchObject({ status: '400', scimType: 'invalidValue' });
      expect((await aGroup('engineers')).status).toBe(201);
      expect((await aGroup('Engineers')).body).toMatchObject({ status: '409', scimType: 'uniqueness' });
    });
  });

  describe('with an identity provider', () => {
    const aProvider = async (fields: object = {}): Promise<string> => {
      const body = { name: 'Acme', issuer: issuer.url, audiences: [newId()], ...fields };
      return (await client.send('POST', '/api/management/identity-providers', body)).body.identity_provider.id;
    };
    const signIn = async (id: string, claims: object) => {
      const gateway = serviceClient(service.httpPort, { kind: 'system', id, frameId: admin.frameId, scopes: [] });
      const none = { user_name: null, email: null, email_verified: false, name: null, groups: [] };
      const path = `/internal/identity-providers/${id}/subjects`;
      return (await gateway.send('POST', path, { ...none, ...claims })).body;
    };

    it('gives members the scopes that the provider maps to the group', async () => {
      const id = await aProvider({
        link_users_by: ['external_id'],
        group_mappings: [
          { group: 'engineers', scopes: ['projects:read'] },
          { group: 'g-2', scopes: ['forms:read'] },
        ],
      });
      const ana = await aUser('ana@example.org', { externalId: 'oid-1', displayName: 'Ana of SCIM' });
      const group = (await aGroup('engineers', [ana.id])).body;

      const first = await signIn(id, { subject: 'oid-1', name: 'Ana of the token' });
      await patch(`/Groups/${group.id}`, { op: 'replace', path: 'externalId', value: 'g-2' });
      const second = await signIn(id, { subject: 'oid-1' });
      await call('DELETE', `/Groups/${group.id}`);
      const third = await signIn(id, { subject: 'oid-1' });

      expect(first.user).toMatchObject({ id: ana.id, name: 'Ana of SCIM' });
      expect([first.scopes, second.scopes, third.scopes]).toEqual([
        ['projects:read'],
        ['forms:read', 'projects:read'],
        [],
      ]);
    });

    it('links by userName, and no second subject to the same user', async () => {
      const id = await aProvider({ link_users_by: ['user_name'] });
      const ana = await aUser('ana@example.org');

      const linked = await signIn(id, { subject: 'a', user_name: 'ANA@example.org' });
      const other = await signIn(id, { subject: 'b', user_name: 'ana@example.org' });

      expect(linked.user.id).toBe(ana.id);
      expect(other.user.id).not.toBe(ana.id);
    });

    it('keeps a deleted leaver rejected', async () => {
      const id = await aProvider({ link_users_by: ['external_id'] });
      const leaver = await aUser('leaver@example.org', { externalId: 'oid-9' });
      await signIn(id, { subject: 'oid-9' });

      await call('DELETE', `/Users/${leaver.id}`);

      expect((await signIn(id, { subject: 'oid-9' })).user).toMatchObject({ id: leaver.id, active: false });
    });

    it('does not let a client with fewer scopes fill a group or take over a user', async () => {
      await aProvider({ group_mappings: [{ group: 'admins', scopes: ['*'] }], link_users_by: ['external_id'] });
      const narrow = serviceClient(service.httpPort, { ...admin, scopes: ['system:read', 'system:write'] });
      const [ana, boss] = [await aUser(), await aUser()];
      const admins = (await aGroup('admins', [boss.id])).body;
      const others = (await aGroup('others', [], narrow)).body;
      const operation = (path: string, value: unknown) => ({
        schemas: [PATCH],
        Operations: [{ op: 'replace', path, value }],
      });

      const denied = [
        await call('PATCH', `/Groups/${admins.id}`, operation('members', [{ value: ana.id }]), {}, narrow),
        await call('PATCH', `/Users/${boss.id}`, operation('externalId', 'attacker'), {}, narrow),
        await narrow.send('PATCH', `/api/management/users/${boss.id}`, { email: 'attacker@example.org' }),
      ];
      const filled = await call('PATCH', `/Groups/${others.id}`, operation('members', [{ value: ana.id }]), {}, narrow);
      const renamed = await call('PATCH', `/Groups/${others.id}`, operation('externalId', 'admins'), {}, narrow);
      const left = await call('PATCH', `/Users/${boss.id}`, operation('active', false), {}, narrow);

      expect(denied.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect([filled.status, renamed.status, left.status]).toEqual([204, 403, 200]);
    });
  });

  it('describes itself', async () => {
    const config = await call('GET', '/ServiceProviderConfig');
    const types = await call('GET', '/ResourceTypes');
    const schemas = await call('GET', '/Schemas');

    expect(config.body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true },
    });
    expect(types.body.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['/Users', '/Groups']);
    expect(schemas.body.totalResults).toBe(2);
  });
});
