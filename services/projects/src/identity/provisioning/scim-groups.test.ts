import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openIdentity } from '../fake-identity-deps';
import { aProvider } from '../fake-identity-samples';
import { makeListScimGroups, makeReadScimGroup } from './read-scim';
import type { WrittenGroup } from './scim-group-resource';
import { makeChangeScimGroup, makeCreateScimGroup, makeDeleteScimGroup } from './write-scim-group';

const notFound = { code: 'group_model_not_found' };
const stale = { code: 'precondition_failed' };
const forbidden = { code: 'forbidden' };
const inactive = { code: 'unauthenticated' };
const taken = { code: 'conflict', scimType: 'uniqueness' };
const invalid = { details: { validation: { members: ['A member does not exist.'] } } };
const slice = { filter: undefined, offset: 0, limit: 10 };

async function open() {
  const opened = await openIdentity();
  const { deps, identity } = opened;
  const use = {
    create: makeCreateScimGroup(deps),
    change: makeChangeScimGroup(deps),
    remove: makeDeleteScimGroup(deps),
    read: makeReadScimGroup(deps),
    list: makeListScimGroups(deps),
  };
  const { id } = await opened.addUser();
  /** The users whose grants changed, null for all users of the frame. */
  const takeGrants = () =>
    identity.events.take().flatMap(({ event }) => {
      const data = event.data as { readonly user_id?: string | null };
      return data.user_id === undefined ? [] : data.user_id;
    });
  return { ...opened, ...use, userId: id, takeGrants };
}

function aGroup(changes: Partial<WrittenGroup> = {}): WrittenGroup {
  return { displayName: 'Team', externalId: null, memberIds: [], ...changes };
}

describe('a group that a SCIM client creates', () => {
  it('is stored with its members, whose grants change', async () => {
    const { caller, userId, identity, create, read, takeGrants } = await open();
    const created = await create(caller, aGroup({ memberIds: [userId] }));

    expect(created).toMatchObject({ group: { version: 1 }, members: [{ id: userId, name: 'Bo' }] });
    expect(await read(caller, created.group.id, true)).toEqual(created);
    expect(identity.events.entries.map(({ event }) => event.data)).toContainEqual(
      expect.objectContaining({ action: 'group.created' }),
    );
    expect(takeGrants()).toEqual([userId]);
  });

  it('has a name that no other group has', async () => {
    const { caller, create, list } = await open();
    await create(caller, aGroup());

    await expect(create(caller, aGroup({ displayName: 'TEAM' }))).rejects.toMatchObject(taken);
    expect(await list(caller, slice, false)).toMatchObject({ total: 1 });
  });

  it('has members that exist', async () => {
    const { caller, create, list, addUser } = await open();
    const deleted = await addUser({ deletedAt: new Date() });

    await expect(create(caller, aGroup({ memberIds: [newId()] }))).rejects.toMatchObject(invalid);
    await expect(create(caller, aGroup({ memberIds: [deleted.id] }))).rejects.toMatchObject(invalid);
    expect(await list(caller, slice, false)).toMatchObject({ total: 0 });
  });

  it('gets members only from a caller with the scopes that a provider gives to the group', async () => {
    const { caller, frameId, limited, identity, userId, create } = await open();
    const mapping = { group: 'Team', scopes: ['system:write'], roles: [] };
    await identity.identityProviders.insert(frameId, aProvider({ groupMappings: [mapping] }));

    await expect(create(limited, aGroup({ memberIds: [userId] }))).rejects.toMatchObject(forbidden);
    await expect(
      create(limited, aGroup({ displayName: 'T', externalId: 'Team', memberIds: [userId] })),
    ).rejects.toMatchObject(forbidden);
    await expect(create(limited, aGroup())).resolves.toBeDefined();
    await expect(create(caller, aGroup({ displayName: 'Two', memberIds: [userId] }))).resolves.toBeDefined();
  });

  it('is not created by a deactivated caller', async () => {
    const { caller, create, deactivateCaller } = await open();
    await deactivateCaller();

    await expect(create(caller, aGroup())).rejects.toMatchObject(inactive);
  });
});

describe('a group that a SCIM client changes', () => {
  it('publishes grants of added and removed members only', async () => {
    const { caller, userId, create, change, addUser, takeGrants } = await open();
    const [stays, added] = [await addUser(), await addUser()];
    const { group } = await create(caller, aGroup({ memberIds: [userId, stays.id] }));
    takeGrants();
    const changed = await change(caller, { id: group.id, ifVersion: 1 }, () =>
      aGroup({ memberIds: [stays.id, added.id] }),
    );

    expect(changed.group.version).toBe(2);
    expect(changed.members?.map(({ id }) => id)).toEqual([stays.id, added.id].toSorted());
    expect(takeGrants()).toEqual([added.id, userId]);
  });

  it('publishes grants of all members if it is renamed', async () => {
    const { caller, userId, create, change, takeGrants } = await open();
    const { group } = await create(caller, aGroup({ memberIds: [userId] }));
    takeGrants();
    await change(caller, { id: group.id }, () => aGroup({ displayName: 'Crew', memberIds: [userId] }));

    expect(takeGrants()).toEqual([userId]);
  });

  it('publishes one event for the frame if more than 100 users are affected', async () => {
    const { caller, create, change, addUser, takeGrants } = await open();
    const users = await Promise.all(Array.from({ length: 101 }, () => addUser()));
    const memberIds = users.map(({ id }) => id);
    const { group } = await create(caller, aGroup({ memberIds: memberIds.slice(1) }));
    expect(takeGrants()).toEqual(memberIds.slice(1));
    await change(caller, { id: group.id }, () => aGroup({ displayName: 'Crew', memberIds }));

    expect(takeGrants()).toEqual([null]);
  });

  it('publishes nothing without a change', async () => {
    const { caller, userId, identity, create, change } = await open();
    const created = await create(caller, aGroup({ memberIds: [userId] }));
    identity.events.take();

    expect(await change(caller, { id: created.group.id }, () => aGroup({ memberIds: [userId] }))).toEqual(created);
    expect(identity.events.take()).toEqual([]);
  });

  it('with members gets the name of a mapping only from a caller with its scopes', async () => {
    const { caller, frameId, limited, identity, userId, create, change } = await open();
    const mapping = { group: 'Admins', scopes: ['system:write'], roles: [] };
    await identity.identityProviders.insert(frameId, aProvider({ groupMappings: [mapping] }));
    const { group } = await create(caller, aGroup({ memberIds: [userId] }));
    const { id } = group;
    const renamed = aGroup({ displayName: 'Admins', memberIds: [userId] });

    await expect(change(limited, { id }, () => renamed)).rejects.toMatchObject(forbidden);
    await expect(change(limited, { id }, () => ({ ...renamed, memberIds: [] }))).resolves.toMatchObject({
      members: [],
    });
    await expect(change(limited, { id }, () => renamed)).rejects.toMatchObject(forbidden);
    await expect(change(caller, { id }, () => renamed)).resolves.toMatchObject({ group: { version: 3 } });
  });

  it('is not changed if it does not exist, is stale or becomes invalid', async () => {
    const { caller, userId, create, change, read, deactivateCaller } = await open();
    const created = await create(caller, aGroup({ memberIds: [userId] }));
    await create(caller, aGroup({ displayName: 'Other' }));
    const { id } = created.group;

    await expect(change(caller, { id, ifVersion: 2 }, () => aGroup())).rejects.toMatchObject(stale);
    await expect(change(aCaller(), { id }, () => aGroup())).rejects.toMatchObject(notFound);
    await expect(change(caller, { id: 'no id' }, () => aGroup())).rejects.toMatchObject(notFound);
    await expect(change(caller, { id }, () => aGroup({ displayName: 'other' }))).rejects.toMatchObject(taken);
    await expect(change(caller, { id }, () => aGroup({ memberIds: [newId()] }))).rejects.toMatchObject(invalid);
    await deactivateCaller();
    await expect(change(caller, { id }, () => aGroup())).rejects.toMatchObject(inactive);
    expect(await read(caller, id, true)).toEqual(created);
  });
});

describe('a group that a SCIM client deletes', () => {
  it('is deleted once, which changes the grants of its members', async () => {
    const { caller, userId, create, remove, read, takeGrants, deactivateCaller } = await open();
    const { group } = await create(caller, aGroup({ memberIds: [userId] }));
    const { id } = group;
    takeGrants();

    await expect(remove(caller, { id, ifVersion: 2 })).rejects.toMatchObject(stale);
    await expect(remove(aCaller(), { id })).rejects.toMatchObject(notFound);
    await remove(caller, { id, ifVersion: 1 });
    expect(takeGrants()).toEqual([userId]);
    await expect(remove(caller, { id })).rejects.toMatchObject(notFound);
    await expect(read(caller, id, false)).rejects.toMatchObject(notFound);
    await deactivateCaller();
    await expect(remove(caller, { id })).rejects.toMatchObject(inactive);
  });
});

describe('the groups that a SCIM client reads', () => {
  it('are listed in parts, with members on request', async () => {
    const { caller, userId, create, list, read } = await open();
    const one = await create(caller, aGroup({ memberIds: [userId] }));
    const two = await create(caller, aGroup({ displayName: 'Other' }));
    const all = await list(caller, slice, true);

    expect(all).toEqual({ items: [one, two].toSorted((a, b) => (a.group.id > b.group.id ? 1 : -1)), total: 2 });
    expect(await list(caller, { ...slice, offset: 1 }, true)).toEqual({ items: all.items.slice(1), total: 2 });
    expect((await list(caller, slice, false)).items.map(({ members }) => members)).toEqual([undefined, undefined]);
    expect(await read(caller, one.group.id, false)).toEqual({ group: one.group, members: undefined });
  });

  it('are fewer than requested if they have many members', async () => {
    const { caller, userId, addUser, deps, create } = await open();
    const { id } = await addUser();
    for (const displayName of ['A', 'B', 'C']) await create(caller, aGroup({ displayName, memberIds: [userId, id] }));
    const list = makeListScimGroups({ ...deps, maxMembers: 3 });

    const first = await list(caller, slice, true);
    expect(first).toMatchObject({ items: [{}, {}], total: 3 });
    expect(await list(caller, { ...slice, offset: first.items.length }, true)).toMatchObject({ items: [{}], total: 3 });
    expect((await list(caller, slice, false)).items).toHaveLength(3);
  });

  it('are those of the frame', async () => {
    const { caller, create, list, read } = await open();
    const { group } = await create(caller, aGroup());

    expect(await list(aCaller(), slice, true)).toEqual({ items: [], total: 0 });
    await expect(read(aCaller(), group.id, true)).rejects.toMatchObject(notFound);
    await expect(read(caller, 'no id', true)).rejects.toMatchObject(notFound);
  });
});
