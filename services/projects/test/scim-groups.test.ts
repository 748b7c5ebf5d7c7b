import { type Caller, newId } from '@trackway/runtime';
import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { scimClient } from './scim-client';
import { sharedProjects } from './start-projects';

describe('selected attributes and groups of SCIM', () => {
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
    it('are returned with the requested attributes, also after a change', async () => {
      const schemas = [expect.stringContaining(':User')];
      const userName = 'ana@example.org';
      const created = await scim.call('POST', '/Users?attributes=userName', { userName, name: { givenName: 'Ana' } });
      const { id } = created.body;

      expect(created.body).toEqual({ schemas, id, userName });
      expect(created.headers.get('location')).toMatch(/Users/);
      expect((await scim.call('GET', `/Users/${id}?attributes=NAME.givenName`)).body).toEqual({
        ...{ schemas, id, name: { givenName: 'Ana' } },
      });
      expect((await scim.call('GET', '/Users?attributes=active')).body.Resources).toContainEqual({
        schemas,
        id,
        active: true,
      });
      const excluded = 'excludedAttributes=meta,emails,groups,displayName,name';
      expect((await scim.patch(`/Users/${id}?${excluded}`, { op: 'replace', value: { active: false } })).body).toEqual({
        ...{ schemas, id, userName, active: false },
      });
    });

    it('are not changed by a request with both parameters', async () => {
      const rejected = await scim.call('POST', '/Users?attributes=id&excludedAttributes=name', { userName: 'bo' });

      expect(rejected).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
      expect((await scim.found('userName eq "bo"')).totalResults).toBe(0);
    });
  });

  describe('groups', () => {
    it('are created, changed and deleted with their members', async () => {
      const [ana, bo] = [await scim.aUser(), await scim.aUser()];
      const created = await scim.aGroup('engineers', [ana.id]);
      const path = `/Groups/${created.body.id}`;

      const added = await scim.patch(path, {
        op: 'Add',
        path: 'members',
        value: [{ value: bo.id }, { value: ana.id }],
      });
      const both = await scim.call('GET', path);
      await scim.patch(path, { op: 'remove', path: `members[value eq "${ana.id}"]` });
      const one = await scim.call('GET', path);
      await scim.patch(
        path,
        { op: 'Remove', path: 'members', value: [{ value: bo.id }] },
        { op: 'replace', value: { displayName: 'old' } },
      );

      expect([created.status, added.status]).toEqual([201, 204]);
      expect(created.headers.get('location')).toBe(created.body.meta.location);
      expect(both.body.members).toHaveLength(2);
      expect(one.body.members).toMatchObject([{ value: bo.id }]);
      expect((await scim.call('GET', path)).body).toMatchObject({
        displayName: 'old',
        members: [],
        meta: { version: '"4"' },
      });
      expect((await scim.call('GET', `${path}?excludedAttributes=members`)).body).not.toHaveProperty('members');
      expect((await scim.found('displayName eq "OLD"', '/Groups')).totalResults).toBe(1);
      expect((await scim.call('GET', `/Users/${bo.id}`)).body.groups).toEqual([]);
      expect((await scim.call('DELETE', path)).status).toBe(204);
      expect((await scim.call('GET', path)).status).toBe(404);
    });

    it('are returned with the requested attributes, also after a change', async () => {
      const ana = await scim.aUser();
      const { id } = (await scim.aGroup('engineers', [ana.id])).body;
      const schemas = [expect.stringContaining(':Group')];
      const read = async (query: string) => (await scim.call('GET', `/Groups${query}`)).body;

      expect(await read(`/${id}?attributes=displayName`)).toEqual({ schemas, id, displayName: 'engineers' });
      expect(await read(`/${id}?attributes=members.value`)).toEqual({ schemas, id, members: [{ value: ana.id }] });
      expect((await read('?attributes=externalId')).Resources).toEqual([{ schemas, id }]);
      expect((await read('?excludedAttributes=members,meta')).Resources).toEqual([
        { schemas, id, displayName: 'engineers' },
      ]);
      const operation = { op: 'replace', path: 'displayName', value: 'builders' };
      expect(await scim.patch(`/Groups/${id}?attributes=displayName`, operation)).toMatchObject({
        status: 200,
        body: { displayName: 'builders' },
      });
    });

    it('have members of their frame only, and unique names', async () => {
      const theirs = (
        await scim.call('POST', '/Users', { userName: newId() }, {}, serviceClient(service.httpPort, aCaller()))
      ).body;

      expect((await scim.aGroup('engineers', [theirs.id])).body).toMatchObject({
        status: '400',
        scimType: 'invalidValue',
      });
      expect((await scim.aGroup('engineers')).status).toBe(201);
      expect((await scim.aGroup('Engineers')).body).toMatchObject({ status: '409', scimType: 'uniqueness' });
    });
  });
});
