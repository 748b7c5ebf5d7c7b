import { type Caller, newId } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { scimClient } from './scim-client';
import { sharedProjects } from './start-projects';

describe('SCIM', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let admin: Caller;
  let client: ServiceClient;
  let scim: ReturnType<typeof scimClient>;

  beforeAll(async () => {
    service = await sharedProjects();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    admin = aCaller();
    client = serviceClient(service.httpPort, admin);
    scim = scimClient(client);
  });

  describe('users', () => {
    it('are created, read, replaced and deleted', async () => {
      const userName = `${newId()}@example.org`;
      const created = await scim.call('POST', '/Users', {
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
      expect(created.headers.get('location')).toBe(created.body.meta.location);
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

      const replaced = await scim.call('PUT', `/Users/${id}`, { userName, displayName: 'Ana L', active: 'False' });
      expect(replaced.body).toMatchObject({ displayName: 'Ana L', active: false, emails: [] });
      expect((await scim.call('DELETE', `/Users/${id}`)).status).toBe(204);
      expect((await scim.call('GET', `/Users/${id}`)).body).toMatchObject({
        status: '404',
        detail: expect.any(String),
      });
      expect((await scim.call('POST', '/Users', { userName })).status).toBe(201);
    });

    it('are unique by userName', async () => {
      const { userName } = await scim.aUser();

      const twice = await scim.call('POST', '/Users', { userName: userName.toUpperCase() });

      expect([twice.status, twice.body.scimType]).toEqual([409, 'uniqueness']);
    });

    it('are not found by a text that no attribute can have', async () => {
      await scim.aUser();

      expect(await scim.found('userName eq "a\\u0000b"')).toMatchObject({ totalResults: 0 });
      expect(await scim.found('displayName co "\\u0000"')).toMatchObject({ totalResults: 0 });
    });

    it('are created again after the API deleted them', async () => {
      const { id, userName } = await scim.aUser(undefined, { externalId: 'ext-1' });
      await client.send('DELETE', `/api/management/users/${id}`);

      const found = await scim.found(`userName eq "${userName}"`);
      const created = await scim.call('POST', '/Users', { userName, externalId: 'ext-1' });
      const restored = await client.send('POST', `/api/management/users/${id}/restore`);

      expect([found.totalResults, created.status, restored.status]).toEqual([0, 201, 200]);
    });

    it('are found by filters and pages', async () => {
      const one = await scim.aUser('ana@example.org', { externalId: 'X1', displayName: 'Ana' });
      await scim.aUser('bo@example.org', { externalId: 'x1', active: false });
      const existing = await client.send('POST', '/api/management/users', { name: 'Cleo', email: 'Cleo@example.org' });

      const totals = [];
      for (const filter of [
        'userName eq "ANA@example.org"',
        'externalId eq "X1"',
        'externalId eq "x1" and active eq false',
        'userName sw "bo" or displayName co "an"',
        'not (active eq "True")',
        'not (externalId eq "X1")',
        'emails[type eq "work"].value eq "cleo@EXAMPLE.org"',
        'urn:ietf:params:scim:schemas:core:2.0:User:userName eq "cleo@example.org"',
        'externalId pr',
        'userName ew "@example.org"',
        'userName eq "\\" OR true --"',
      ]) {
        totals.push((await scim.found(filter)).totalResults);
      }
      expect(totals).toEqual([1, 1, 1, 2, 1, 3, 1, 1, 2, 3, 0]);
      expect((await scim.found('userName eq "ana@example.org"')).Resources[0]).toEqual(one);
      expect((await scim.found('displayName eq "cleo"')).Resources[0].id).toBe(existing.body.user.id);

      const page = (await scim.call('GET', '/Users?startIndex=2&count=1')).body;
      expect(page).toMatchObject({ totalResults: 4, startIndex: 2, itemsPerPage: 1 });
      expect((await scim.call('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 4, itemsPerPage: 0 });
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
      expect(await scim.found(filter)).toMatchObject({ status: '400', scimType: 'invalidFilter' });
    });

    it('are patched in the style of Entra ID', async () => {
      const { id } = await scim.aUser('ana@example.org', { displayName: 'Ana' });

      const patched = await scim.patch(
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
      const removed = await scim.patch(
        `/Users/${id}`,
        { op: 'Remove', path: 'emails[type eq "work"].value' },
        { op: 'Replace', path: 'active', value: 'True' },
      );
      expect(removed).toMatchObject({ status: 200, body: { emails: [], active: true } });
    });

    it('that another client created get the new address of Entra ID', async () => {
      const fields = { name: 'Ana', email: 'ana@example.org' };
      const { id } = (await client.send('POST', '/api/management/users', fields)).body.user;
      const value = 'lima@example.org';

      const patched = await scim.patch(`/Users/${id}`, { op: 'Add', path: 'emails[type eq "work"].value', value });

      expect(patched.body.emails).toEqual([{ value, type: 'work', primary: true }]);
      expect((await client.send('GET', `/api/management/users/${id}`)).body.user.email).toBe(value);
    });

    it('are patched in the style of Okta', async () => {
      const { id } = await scim.aUser('ana@example.org');

      const patched = await scim.patch(`/Users/${id}`, {
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
      const { id } = await scim.aUser();

      expect(await scim.patch(`/Users/${id}`, operation)).toMatchObject({
        status: 400,
        body: { status: '400', scimType },
      });
    });

    it('have versions', async () => {
      const { id } = await scim.aUser();
      await scim.patch(`/Users/${id}`, { op: 'replace', path: 'displayName', value: 'New' });

      const stale = await scim.call('PUT', `/Users/${id}`, { userName: 'late' }, { 'if-match': 'W/"1"' });
      const same = await scim.patch(`/Users/${id}`, { op: 'replace', path: 'displayName', value: 'New' });

      expect([stale.status, same.headers.get('etag')]).toEqual([412, '"2"']);
    });

    it('are unknown to other frames', async () => {
      const { id, userName } = await scim.aUser();
      const other = serviceClient(service.httpPort, aCaller());

      for (const [method, body] of [['GET'], ['PUT', { userName }], ['PATCH', {}], ['DELETE']] as const) {
        expect((await scim.call(method, `/Users/${id}`, body, {}, other)).status).toBe(404);
      }
      expect((await scim.call('GET', '/Users', undefined, {}, other)).body.totalResults).toBe(1);
      expect((await scim.call('POST', '/Users', { userName }, {}, other)).status).toBe(201);
    });

    it('cannot deactivate themselves', async () => {
      await scim.call('GET', '/Users');

      expect((await scim.patch(`/Users/${admin.id}`, { op: 'replace', path: 'active', value: false })).status).toBe(
        403,
      );
    });
  });

  it('describes itself', async () => {
    const config = await scim.call('GET', '/ServiceProviderConfig');
    const types = await scim.call('GET', '/ResourceTypes');
    const schemas = await scim.call('GET', '/Schemas');

    expect(config.body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true },
    });
    expect(types.body.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['/Users', '/Groups']);
    expect(schemas.body.totalResults).toBe(2);
  });
});
