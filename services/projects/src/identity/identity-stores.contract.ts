import type { UnitOfWork } from '@trackway/application';
import { newId } from '@trackway/runtime';
import type { ServiceAccount } from './credentials/service-account';
import { aProvider, aUser } from './fake-identity-samples';
import type { FrameStores } from './frames/frame-store';
import { builtInRoles, type Role } from './roles/role';
import { parseScimFilter } from './scim/scim-filter';

const at = (minutes: number) => new Date(Date.UTC(2026, 4, 4, 9, minutes));
const page = { page: 1, perPage: 10 };
const conflict = { code: 'conflict' };

/** The behaviour of the stores of the module `identity`. */
export function describeIdentityStores(name: string, open: () => UnitOfWork<FrameStores>): void {
  describe(`users, roles and credentials: ${name}`, () => {
    let frameId: string;
    const run = <T>(work: (stores: FrameStores) => Promise<T>) => open().run(frameId, work);

    beforeEach(async () => {
      frameId = newId();
      const frame = { id: frameId, name: 'Frame', subdomain: frameId, locale: 'en', modelForms: null };
      await run(({ frames }) => frames.insertIfMissing(frame, at(0)));
    });

    const addUser = async (changes: Parameters<typeof aUser>[0] = {}) => {
      const user = aUser({ createdAt: at(0), updatedAt: at(0), ...changes });
      await run(({ users }) => users.insert(frameId, user));
      return user;
    };
    const aRole = (title: string): Role => {
      const fields = { name: title, description: '', scopes: ['projects:read'] };
      return { ...fields, id: newId(), builtIn: false, version: 1, createdAt: at(0), updatedAt: at(0) };
    };

    const anAccount = (minutes: number): ServiceAccount => {
      const times = { createdAt: at(minutes), updatedAt: at(minutes), deletedAt: null, lastUsedAt: null };
      const secrets = { secretHash: Buffer.alloc(32, minutes), previousSecret: null, generation: 0 };
      const state = { name: 'Robot', scopes: ['*'], active: true, createdBy: newId(), version: 1 };
      return { id: newId(), ...state, ...secrets, ...times };
    };

    it('provision a user from a token, and update the name and e-mail', async () => {
      const id = newId();
      const token = { id, name: 'Ana', email: null, at: at(0) };
      await run(async ({ users }) => {
        expect(await users.upsertFromToken(frameId, token)).toMatchObject({ name: 'Ana', version: 1 });
        expect(await users.upsertFromToken(frameId, { ...token, name: null })).toBeUndefined();
        const changed = await users.upsertFromToken(frameId, { ...token, email: 'a@example.org', at: at(1) });
        expect(changed).toMatchObject({ name: 'Ana', email: 'a@example.org', version: 2, updatedAt: at(1) });
        const unnamed = await users.upsertFromToken(frameId, { ...token, id: newId(), name: null });
        expect(unnamed?.name).toMatch(/^User /);
      });
    });

    it('store the scopes of a user', async () => {
      const { id } = await addUser();
      await run(async ({ users }) => {
        await users.addScopes(frameId, id, ['b', 'a']);
        await users.addScopes(frameId, id, ['a']);
        await users.setRevokedScopes(frameId, id, ['b']);
        expect(await users.scopesOf(frameId, id)).toEqual({ granted: ['a', 'b'], revoked: ['b'] });
        await users.setScopes(frameId, id, ['c']);
        expect(await users.scopesOf(frameId, id)).toEqual({ granted: ['c'], revoked: ['b'] });
        expect(await users.scopesOf(frameId, newId())).toEqual({ granted: [], revoked: [] });
      });
    });

    it('store a role with a name once, and remove it from users', async () => {
      const [role, same] = [aRole('Builder'), aRole('builder')];
      const { id } = await addUser();
      await run(({ roles }) => roles.insert(frameId, role));

      await expect(run(({ roles }) => roles.insert(frameId, same))).rejects.toMatchObject(conflict);
      await run(async ({ roles }) => {
        await roles.insert(frameId, aRole('Admins'));
        const names = (await roles.all(frameId)).slice(builtInRoles.length).map((one) => one.name);
        expect(names).toEqual(['Admins', 'Builder']);
        expect(await roles.lock(frameId, builtInRoles[0]?.id ?? '')).toBeUndefined();
        await roles.setOfUser(frameId, id, [role.id]);
        expect(await roles.idsOfUser(frameId, id)).toEqual([role.id]);
        await roles.remove(frameId, role.id);
        expect(await roles.idsOfUser(frameId, id)).toEqual([]);
      });
    });

    it.each([
      ['roles', ({ roles }: FrameStores) => roles.insert(frameId, aRole(newId())), ({ roles }: FrameStores) => roles],
      [
        'identity providers',
        ({ identityProviders }: FrameStores) => identityProviders.insert(frameId, aProvider({ audiences: [newId()] })),
        ({ identityProviders }: FrameStores) => identityProviders,
      ],
      [
        'service accounts',
        ({ serviceAccounts }: FrameStores) => serviceAccounts.insert(frameId, anAccount(0)),
        ({ serviceAccounts }: FrameStores) => serviceAccounts,
      ],
    ])('count %s for one transaction after the other', async (_, insert, storeOf) => {
      const atOnce = <T>(work: (stores: FrameStores) => Promise<T>) =>
        Promise.all(Array.from({ length: 4 }, () => run(work)));
      // Opens the connections, so that the counts start at the same time.
      await atOnce(({ roles }) => roles.all(frameId));
      const counted = await atOnce(async (stores) => {
        const count = await storeOf(stores).countForLimit(frameId);
        await insert(stores);
        return count;
      });
      expect(counted.toSorted()).toEqual([0, 1, 2, 3]);
    });

    it('revoke the tokens of a user once', async () => {
      const { id: userId } = await addUser();
      const token = (minutes: number) => {
        const life = { createdAt: at(minutes), expiresAt: at(60), revokedAt: null };
        return { id: newId(), userId, name: 'Token', scopes: ['*'], ...life };
      };
      const [one, two] = [token(0), token(1)];
      await run(async ({ accessTokens }) => {
        await accessTokens.insert(frameId, one, Buffer.alloc(32, 1));
        await accessTokens.insert(frameId, two, Buffer.alloc(32, 2));
        expect((await accessTokens.page(frameId, userId, page)).tokens).toEqual([two, one]);
        expect(await accessTokens.find(frameId, newId(), one.id)).toBeUndefined();
        expect(await accessTokens.revoke(frameId, { id: one.id }, at(2))).toMatchObject([{ revokedAt: at(2) }]);
        expect(await accessTokens.revoke(frameId, { userId }, at(3))).toMatchObject([{ id: two.id }]);
        expect(await accessTokens.revoke(frameId, { userId }, at(4))).toEqual([]);
      });
    });

    it('list service accounts, newest first, without deleted ones', async () => {
      const [one, two] = [anAccount(0), anAccount(1)];
      await run(async ({ serviceAccounts }) => {
        for (const added of [one, two]) await serviceAccounts.insert(frameId, added);
        const ids = async () => (await serviceAccounts.page(frameId, page)).accounts.map(({ id }) => id);
        expect(await ids()).toEqual([two.id, one.id]);
        const previousSecret = { hash: Buffer.alloc(32, 7), until: at(9) };
        await serviceAccounts.update(frameId, { ...two, previousSecret, deletedAt: at(2), generation: 1 });
        await serviceAccounts.recordUse(frameId, two.id, at(3));
        expect(await serviceAccounts.lock(frameId, two.id)).toMatchObject({ previousSecret, lastUsedAt: at(3) });
        expect(await ids()).toEqual([one.id]);
      });
    });

    it('link subjects of issuers with users', async () => {
      const { id: userId } = await addUser({ email: 'Ana@example.org' });
      const identity = { issuer: 'https://example.org', subject: 'ana', userId, createdAt: at(0) };
      await run(async ({ userIdentities }) => {
        expect(await userIdentities.findUnlinkedByEmail(frameId, 'ana@example.org')).toEqual([userId]);
        await userIdentities.insert(frameId, identity);
        expect(await userIdentities.find(frameId, identity.issuer, 'ana')).toBe(userId);
        expect(await userIdentities.find(frameId, identity.issuer, 'bo')).toBeUndefined();
        expect(await userIdentities.findUnlinkedByEmail(frameId, 'ana@example.org')).toEqual([]);
      });
    });

    it('filter the users and groups of SCIM clients', async () => {
      const ana = await addUser({ name: 'Ana', email: 'ana@example.org' });
      const bo = await addUser({ name: 'Bo', createdAt: at(1), active: false });
      const record = { userName: 'Bo.S', externalId: 'X1', attributes: { name: {}, emails: [], displayName: null } };
      await run(({ scim }) => scim.setRecord(frameId, bo.id, record));
      const find = (text: string) =>
        run(async ({ scim }) => {
          const { ids } = await scim.userPage(frameId, { filter: parseScimFilter(text), offset: 0, limit: 5 });
          return ids;
        });

      expect(await find('userName eq "bo.s"')).toEqual([bo.id]);
      expect(await find('externalId eq "x1"')).toEqual([]);
      expect(await find('emails.value pr and active eq true')).toEqual([ana.id]);
      expect(await find('displayName sw "a" or active eq false')).toEqual([ana.id, bo.id]);
      expect(await find('not (userName co "@")')).toEqual([bo.id]);
      expect(await find('externalId ne "X1"')).toEqual([ana.id]);
      await expect(find('weather eq "x"')).rejects.toMatchObject({ scimType: 'invalidFilter' });
      const taken = run(({ scim }) => scim.setRecord(frameId, ana.id, { ...record, userName: 'BO.S' }));
      await expect(taken).rejects.toMatchObject({ scimType: 'uniqueness' });
      await run(async ({ scim, userIdentities }) => {
        expect(await scim.findUnlinked(frameId, 'issuer', { userName: 'bo.s' })).toEqual([bo.id]);
        await userIdentities.insert(frameId, { issuer: 'issuer', subject: 'b', userId: bo.id, createdAt: at(0) });
        expect(await scim.findUnlinked(frameId, 'issuer', { externalId: 'X1' })).toEqual([]);
        expect((await scim.records(frameId, [ana.id, bo.id])).get(bo.id)).toEqual(record);
        await scim.removeRecord(frameId, bo.id);
        expect((await scim.records(frameId, [bo.id])).size).toBe(0);
      });
    });

    it('store groups with their members', async () => {
      const [ana, bo] = [await addUser({ name: 'Ana' }), await addUser({ deletedAt: at(1) })];
      await run(({ users }) => users.update(frameId, bo));
      const life = { externalId: null, version: 1, createdAt: at(0), updatedAt: at(0) };
      const group = { ...life, id: newId(), displayName: 'Team' };
      await run(({ scim }) => scim.insertGroup(frameId, group));
      const taken = run(({ scim }) => scim.insertGroup(frameId, { ...group, id: newId(), displayName: 'TEAM' }));
      await expect(taken).rejects.toMatchObject({ scimType: 'uniqueness' });

      await run(async ({ scim }) => {
        await scim.addMembers(frameId, group.id, [ana.id, bo.id]);
        await scim.addMembers(frameId, group.id, [ana.id]);
        expect(await scim.members(frameId, group.id)).toEqual([{ id: ana.id, name: 'Ana' }]);
        expect((await scim.groupsOf(frameId, [ana.id])).get(ana.id)).toEqual([group]);
        await scim.updateGroup(frameId, { ...group, displayName: 'B', version: 2 });
        expect(await scim.lockGroup(frameId, group.id)).toMatchObject({ displayName: 'B', version: 2 });
        const filter = parseScimFilter('displayName eq "b"');
        expect(await scim.groupPage(frameId, { filter, offset: 0, limit: 1 })).toEqual({ ids: [group.id], total: 1 });
        await scim.removeMembers(frameId, group.id, [ana.id]);
        expect(await scim.members(frameId, group.id)).toEqual([]);
        await scim.removeGroup(frameId, group.id);
        expect(await scim.groups(frameId, [group.id])).toEqual([]);
      });
    });

    it('store a subdomain once', async () => {
      await run(async ({ frames }) => {
        const frame = await frames.lock(frameId);
        if (frame) await frames.update({ ...frame, subdomain: `b-${frameId}`, modelForms: { project: 1 } }, at(1));
        expect(await frames.find(frameId)).toMatchObject({ subdomain: `b-${frameId}`, modelForms: { project: 1 } });
        await frames.insertIfMissing({ id: frameId, name: 'B', subdomain: 'b', locale: 'en', modelForms: null }, at(1));
        expect(await frames.find(frameId)).toMatchObject({ name: 'Frame' });
      });
    });

    it('store the providers of a frame by name, and an audience of an issuer once', async () => {
      const issuer = `https://${newId()}.example.org`;
      const provider = aProvider({ id: newId(), name: 'B', issuer, audiences: ['one', 'two'] });
      const other = aProvider({ id: newId(), name: 'A', issuer, audiences: ['three'] });
      const insert = (one: typeof provider) => run(({ identityProviders }) => identityProviders.insert(frameId, one));
      await insert(provider);
      await insert(other);

      await expect(insert({ ...aProvider(), id: newId(), issuer, audiences: ['two'] })).rejects.toMatchObject(conflict);
      await run(async ({ identityProviders: store }) => {
        expect(await store.find(frameId, provider.id)).toEqual(provider);
        expect(await store.find(newId(), provider.id)).toBeUndefined();
        expect(await store.all(frameId)).toEqual([other, provider]);
        expect(await store.page(frameId, { page: 2, perPage: 1 })).toEqual({ providers: [provider], total: 2 });
        await store.update(frameId, { ...other, active: false, version: 2 });
        expect(await store.lock(frameId, other.id)).toMatchObject({ active: false, version: 2 });
        await store.remove(frameId, other.id);
        expect(await store.all(frameId)).toEqual([provider]);
      });
    });
  });
}
