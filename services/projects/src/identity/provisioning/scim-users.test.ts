import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openIdentity } from '../fake-identity-deps';
import { builtInRoles } from '../roles/role';
import type { ScimRecord } from '../scim/scim-user';
import { makeListScimUsers, makeReadScimUser } from './read-scim';
import { makeCreateScimGroup } from './write-scim-group';
import { makeChangeScimUser, makeCreateScimUser, makeDeleteScimUser } from './write-scim-user';

const notFound = { code: 'user_model_not_found' };
const stale = { code: 'precondition_failed' };
const forbidden = { code: 'forbidden' };
const inactive = { code: 'unauthenticated' };
const taken = { code: 'conflict', scimType: 'uniqueness' };

async function open() {
  const opened = await openIdentity();
  const { deps, identity, frameId } = opened;
  const use = {
    create: makeCreateScimUser(deps),
    change: makeChangeScimUser(deps),
    remove: makeDeleteScimUser(deps),
    read: makeReadScimUser(deps),
    list: makeListScimUsers(deps),
    createGroup: makeCreateScimGroup(deps),
  };
  const stored = (id: string) => identity.users.rows.find(frameId, id);
  return { ...opened, ...use, stored };
}

function aRecord(userName: string, changes: Partial<ScimRecord> = {}): ScimRecord {
  return { userName, externalId: null, attributes: { name: {}, emails: [], displayName: 'Ana' }, ...changes };
}

const written = (userName: string, active = true) => ({ record: aRecord(userName), active });

describe('a user that a SCIM client creates', () => {
  it('is stored with its record', async () => {
    const { caller, identity, create, read, stored } = await open();
    const { user } = await create(caller, written('ana@example.org'));

    expect(stored(user.id)).toMatchObject({ name: 'Ana', email: 'ana@example.org', active: true, version: 1 });
    expect(await read(caller, user.id)).toEqual({ user, record: aRecord('ana@example.org'), groups: [] });
    expect(identity.takeActions()).toEqual(['user.created']);
  });

  it('has a userName that no other user has, also as e-mail address', async () => {
    const { caller, identity, create, addUser } = await open();
    await addUser({ email: 'bo@example.org' });
    await create(caller, written('ana'));
    identity.takeActions();

    await expect(create(caller, written('ANA'))).rejects.toMatchObject(taken);
    await expect(create(caller, written('bo@example.org'))).rejects.toMatchObject(taken);
    expect(identity.takeActions()).toEqual([]);
  });

  it('can be inactive, which revokes its tokens', async () => {
    const { caller, frameId, identity, create } = await open();
    const { user } = await create(caller, written('ana', false));

    const revoked = { kind: 'user', id: `${frameId}/${user.id}`, active: false };
    expect(identity.events.take().map(({ event }) => event.data)).toContainEqual(expect.objectContaining(revoked));
  });

  it('is not created by a deactivated caller', async () => {
    const { caller, create, deactivateCaller } = await open();
    await deactivateCaller();

    await expect(create(caller, written('ana'))).rejects.toMatchObject(inactive);
  });
});

describe('a user that a SCIM client changes', () => {
  it('gets a record if another user created it', async () => {
    const { caller, identity, change, read, addUser, stored } = await open();
    const { id } = await addUser({ email: 'bo@example.org' });
    expect((await read(caller, id)).record).toMatchObject({ userName: 'bo@example.org', externalId: null });
    await change(caller, { id, ifVersion: 1 }, () => written('bo'));

    expect(stored(id)).toMatchObject({ name: 'Ana', email: null, version: 2 });
    expect((await read(caller, id)).record).toEqual(aRecord('bo'));
    expect(identity.takeActions()).toEqual(['user.updated']);
  });

  it('publishes nothing without a change', async () => {
    const { caller, identity, create, change } = await open();
    const created = await create(caller, written('ana'));
    identity.takeActions();

    expect(await change(caller, { id: created.user.id }, ({ record }) => ({ record, active: true }))).toEqual(created);
    expect(identity.takeActions()).toEqual([]);
  });

  it('has a new version if only an attribute of the record changes', async () => {
    const { caller, create, change } = await open();
    const { user } = await create(caller, written('ana'));
    const record = aRecord('ana', { externalId: '7' });

    const changed = await change(caller, { id: user.id }, () => ({ record, active: true }));
    expect(changed).toMatchObject({ user: { version: 2 }, record });
  });

  it('has userName and externalId in the audit log when they change', async () => {
    const { caller, identity, create, change } = await open();
    const { user } = await create(caller, written('ana'));
    identity.events.take();
    await change(caller, { id: user.id }, () => ({ record: aRecord('bo', { externalId: '7' }), active: false }));

    expect(identity.events.take().map(({ event }) => event.data)).toContainEqual(
      expect.objectContaining({
        action: 'user.updated',
        changes: [
          { field: 'active', from: true, to: false },
          { field: 'user_name', from: 'ana', to: 'bo' },
          { field: 'external_id', from: null, to: '7' },
        ],
      }),
    );
  });

  it('loses no field if the userName is taken', async () => {
    const { caller, create, change, stored } = await open();
    await create(caller, written('ana'));
    const { user } = await create(caller, written('bo'));

    await expect(change(caller, { id: user.id }, () => written('Ana'))).rejects.toMatchObject(taken);
    expect(stored(user.id)).toEqual(user);
  });

  it('with roles is linked by another name only by a caller with their scopes', async () => {
    const { caller, frameId, limited, identity, create, change } = await open();
    const { user } = await create(caller, written('ana'));
    const { id } = user;
    await identity.roles.setOfUser(frameId, id, [builtInRoles[0]?.id ?? '']);
    const linked = { record: aRecord('ana', { externalId: 'mine' }), active: true };

    await expect(change(limited, { id }, () => linked)).rejects.toMatchObject(forbidden);
    await expect(change(caller, { id }, () => linked)).resolves.toMatchObject({ record: { externalId: 'mine' } });
  });

  it('is not the caller, if the state changes', async () => {
    const { caller, change } = await open();
    const deactivate = () => written('me', false);

    await expect(change(caller, { id: caller.id }, deactivate)).rejects.toMatchObject(forbidden);
  });

  it('is not changed with a stale version, by another tenant or by a deactivated caller', async () => {
    const { caller, create, change, deactivateCaller } = await open();
    const { user } = await create(caller, written('ana'));
    const { id } = user;
    const same = () => written('ana');

    await expect(change(caller, { id, ifVersion: 2 }, same)).rejects.toMatchObject(stale);
    await expect(change(aCaller(), { id }, same)).rejects.toMatchObject(notFound);
    await expect(change(caller, { id: 'no id' }, same)).rejects.toMatchObject(notFound);
    await deactivateCaller();
    await expect(change(caller, { id }, same)).rejects.toMatchObject(inactive);
  });
});

describe('a user that a SCIM client deletes', () => {
  it('loses record and memberships, and frees the userName', async () => {
    const { caller, identity, create, createGroup, remove, read, stored } = await open();
    const { user } = await create(caller, written('ana'));
    const { id } = user;
    await createGroup(caller, { displayName: 'Team', externalId: null, memberIds: [id] });
    identity.takeActions();
    await remove(caller, { id, ifVersion: 1 });

    expect(stored(id)).toMatchObject({ deletedAt: expect.any(Date), version: 2 });
    expect(identity.scim.states.map((rows) => rows.of(caller.frameId).length)).toEqual([0, 1, 0]);
    expect(identity.takeActions()).toEqual(['user.deleted']);
    await expect(read(caller, id)).rejects.toMatchObject(notFound);
    await expect(create(caller, written('ana'))).resolves.toBeDefined();
  });

  it('is deleted once', async () => {
    const { caller, create, remove, change, deactivateCaller } = await open();
    const { user } = await create(caller, written('ana'));
    const { id } = user;

    await expect(remove(caller, { id, ifVersion: 2 })).rejects.toMatchObject(stale);
    await expect(remove(aCaller(), { id })).rejects.toMatchObject(notFound);
    await remove(caller, { id });
    await expect(remove(caller, { id })).rejects.toMatchObject(notFound);
    await expect(change(caller, { id }, () => written('ana'))).rejects.toMatchObject(notFound);
    await deactivateCaller();
    await expect(remove(caller, { id })).rejects.toMatchObject(inactive);
  });

  it('is not the caller', async () => {
    const { caller, remove, stored } = await open();

    await expect(remove(caller, { id: caller.id })).rejects.toMatchObject(forbidden);
    expect(stored(caller.id)?.deletedAt).toBeNull();
  });
});

describe('the users that a SCIM client reads', () => {
  it('are listed in parts, oldest first, with their groups', async () => {
    const { caller, create, createGroup, list } = await open();
    const { user } = await create(caller, written('ana'));
    const { group } = await createGroup(caller, { displayName: 'Team', externalId: null, memberIds: [user.id] });
    const all = await list(caller, { filter: undefined, offset: 0, limit: 10 });

    expect(all.items.map((item) => item.user.id)).toEqual([caller.id, user.id]);
    expect(all.items[1]).toEqual({ user, record: aRecord('ana'), groups: [group] });
    expect(await list(caller, { filter: undefined, offset: 1, limit: 1 })).toEqual({ items: [all.items[1]], total: 2 });
    expect(await list(caller, { filter: undefined, offset: 2, limit: 1 })).toEqual({ items: [], total: 2 });
  });

  it('are those of the frame', async () => {
    const { caller, list, read } = await open();

    expect(await list(aCaller(), { filter: undefined, offset: 0, limit: 10 })).toEqual({ items: [], total: 0 });
    await expect(read(aCaller(), caller.id)).rejects.toMatchObject(notFound);
    await expect(read(caller, newId())).rejects.toMatchObject(notFound);
    await expect(read(caller, 'no id')).rejects.toMatchObject(notFound);
  });
});
