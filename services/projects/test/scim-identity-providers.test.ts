import { type Caller, newId } from '@trackway/runtime';
import { aCaller, eventually, type ServiceClient, serviceClient } from '@trackway/testkit';
import { FakeIssuer, publicJwk } from './fake-issuer';
import { replacement, scimClient } from './scim-client';
import { sharedProjects } from './start-projects';

describe('SCIM with an identity provider', () => {
  let service: Awaited<ReturnType<typeof sharedProjects>>;
  let issuer: FakeIssuer;
  let admin: Caller;
  let client: ServiceClient;
  let scim: ReturnType<typeof scimClient>;

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
    scim = scimClient(client);
  });

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
    const ana = await scim.aUser('ana@example.org', { externalId: 'oid-1', displayName: 'Ana of SCIM' });
    const group = (await scim.aGroup('engineers', [ana.id])).body;

    const first = await signIn(id, { subject: 'oid-1', name: 'Ana of the token' });
    await scim.patch(`/Groups/${group.id}`, { op: 'replace', path: 'externalId', value: 'g-2' });
    const second = await signIn(id, { subject: 'oid-1' });
    await scim.call('DELETE', `/Groups/${group.id}`);
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
    const ana = await scim.aUser('ana@example.org');

    const linked = await signIn(id, { subject: 'a', user_name: 'ANA@example.org' });
    const other = await signIn(id, { subject: 'b', user_name: 'ana@example.org' });

    expect(linked.user.id).toBe(ana.id);
    expect(other.user.id).not.toBe(ana.id);
    await eventually(async () => {
      const log = await client.send('GET', '/api/management/audit-log?filter[action]=user.linked');
      const details = { issuer: issuer.url, subject: 'a', rule: 'user_name', provider_id: id };
      expect(log.body.audit_log).toMatchObject([{ subject: { kind: 'user', id: ana.id }, details }]);
    });
  });

  it('keeps a deleted leaver rejected', async () => {
    const id = await aProvider({ link_users_by: ['external_id'] });
    const leaver = await scim.aUser('leaver@example.org', { externalId: 'oid-9' });
    await signIn(id, { subject: 'oid-9' });

    await scim.call('DELETE', `/Users/${leaver.id}`);

    expect((await signIn(id, { subject: 'oid-9' })).user).toMatchObject({ id: leaver.id, active: false });
  });

  it('does not let a client with fewer scopes fill a group or take over a user', async () => {
    await aProvider({ group_mappings: [{ group: 'admins', scopes: ['*'] }], link_users_by: ['external_id'] });
    const narrow = serviceClient(service.httpPort, { ...admin, scopes: ['system:read', 'system:write'] });
    const [ana, boss] = [await scim.aUser(), await scim.aUser()];
    const admins = (await scim.aGroup('admins', [boss.id])).body;
    const others = (await scim.aGroup('others', [], narrow)).body;

    const denied = [
      await scim.call('PATCH', `/Groups/${admins.id}`, replacement('members', [{ value: ana.id }]), {}, narrow),
      await scim.call('PATCH', `/Users/${boss.id}`, replacement('externalId', 'attacker'), {}, narrow),
      await narrow.send('PATCH', `/api/management/users/${boss.id}`, { email: 'attacker@example.org' }),
    ];
    const filled = await scim.call(
      'PATCH',
      `/Groups/${others.id}`,
      replacement('members', [{ value: ana.id }]),
      {},
      narrow,
    );
    const renamed = await scim.call('PATCH', `/Groups/${others.id}`, replacement('externalId', 'admins'), {}, narrow);
    const left = await scim.call('PATCH', `/Users/${boss.id}`, replacement('active', false), {}, narrow);

    expect(denied.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect([filled.status, renamed.status, left.status]).toEqual([204, 403, 200]);
  });
});
