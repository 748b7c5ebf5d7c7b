import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { openIdentity } from '../fake-identity-deps';
import type { IdentityProvider } from '../providers/identity-provider';
import { builtInRoles, MAX_ROLES } from '../roles/role';
import { makeListRoles, makeReadRole, makeReadUserRoles } from './read-roles';
import { makeSetUserRoles } from './set-user-roles';
import { makeCreateRole, makeDeleteRole, makeUpdateRole } from './write-role';

const forbidden = { code: 'forbidden' };
const notFound = { code: 'role_model_not_found' };
const inactive = { code: 'unauthenticated' };
const fields = { name: 'Builder', description: '', scopes: ['projects:write'] };

async function open() {
  const opened = await openIdentity();
  const { deps } = opened;
  const use = {
    create: makeCreateRole(deps),
    update: makeUpdateRole(deps),
    remove: makeDeleteRole(deps),
    read: makeReadRole(deps),
    list: makeListRoles(deps),
    ofUser: makeReadUserRoles(deps),
    setOfUser: makeSetUserRoles(deps),
  };
  return { ...opened, ...use };
}

describe('a role', () => {
  it('is created with scopes of its author, and listed after the built-in roles', async () => {
    const { caller, limited, identity, create, read, list } = await open();
    const role = await create(caller, fields);

    expect(await read(caller, role.id)).toEqual(role);
    expect((await list(caller, { page: 2, perPage: 3 })).items).toEqual([role]);
    expect([identity.takeActions(), identity.recorded.entries]).toEqual([['role.created'], [role.id]]);
    await expect(create(limited, fields)).rejects.toMatchObject(forbidden);
    await expect(read(aCaller(), role.id)).rejects.toMatchObject(notFound);
  });

  it('rejects the name of another role', async () => {
    const { caller, create, update } = await open();
    const { id } = await create(caller, fields);
    await create(caller, { ...fields, name: 'Other' });
    const conflict = { code: 'conflict', details: { validation: { name: expect.any(Array) } } };

    await expect(create(caller, { ...fields, name: 'builder' })).rejects.toMatchObject(conflict);
    await expect(create(caller, { ...fields, name: 'viewer' })).rejects.toMatchObject(conflict);
    await expect(update(caller, { id, changes: { name: 'Viewer' } })).rejects.toMatchObject(conflict);
    await expect(update(caller, { id, changes: { name: 'Other' } })).rejects.toMatchObject(conflict);
  });

  it('is one of at most 100', async () => {
    const { caller, create } = await open();
    for (let index = 0; index < MAX_ROLES; index += 1) await create(caller, { ...fields, name: `Role ${index}` });

    await expect(create(caller, fields)).rejects.toMatchObject({ code: 'role_limit_reached' });
  });

  it('is updated with a new version, and publishes nothing without a change', async () => {
    const { caller, limited, identity, create, update } = await open();
    const role = await create(caller, fields);
    const { id } = role;
    identity.takeActions();

    expect(await update(caller, { id, changes: { name: 'Builder' } })).toEqual(role);
    expect(identity.takeActions()).toEqual([]);
    expect(await update(caller, { id, ifVersion: 1, changes: { name: 'B' } })).toMatchObject({ version: 2 });
    await expect(update(caller, { id, ifVersion: 1, changes: {} })).rejects.toMatchObject({
      code: 'precondition_failed',
    });
    await expect(update(limited, { id, changes: { scopes: ['*'] } })).rejects.toMatchObject(forbidden);
    await expect(update(caller, { id: newId(), changes: {} })).rejects.toMatchObject(notFound);
    const changes = { name: 'B' };
    await expect(update(caller, { id: builtInRoles[0]?.id ?? '', changes })).rejects.toMatchObject(forbidden);
  });

  it('is deleted and taken from users, unless a provider grants it', async () => {
    const { caller, frameId, identity, create, remove, setOfUser, ofUser, addUser } = await open();
    const [role, granted] = [await create(caller, fields), await create(caller, { ...fields, name: 'B' })];
    const user = await addUser();
    await setOfUser(caller, user.id, [role.id]);
    const provider = { id: newId(), name: 'IdP', groupMappings: [], defaultRoles: [granted.id] };
    identity.identityProviders.rows.put(frameId, provider as unknown as IdentityProvider);

    await expect(remove(caller, { id: role.id, ifVersion: 2 })).rejects.toMatchObject({ code: 'precondition_failed' });
    await remove(caller, { id: role.id });
    expect(await ofUser(caller, user.id)).toEqual([]);
    await expect(remove(caller, { id: role.id })).rejects.toMatchObject(notFound);
    await expect(remove(caller, { id: granted.id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is not written by a deactivated user', async () => {
    const { caller, create, update, remove, setOfUser, deactivateCaller } = await open();
    const { id } = await create(caller, fields);
    await deactivateCaller();

    await expect(create(caller, { ...fields, name: 'B' })).rejects.toMatchObject(inactive);
    await expect(update(caller, { id, changes: { name: 'B' } })).rejects.toMatchObject(inactive);
    await expect(remove(caller, { id })).rejects.toMatchObject(inactive);
    await expect(setOfUser(caller, newId(), [])).rejects.toMatchObject(inactive);
  });
});

describe('the roles of a user', () => {
  it('are replaced by a caller with their scopes', async () => {
    const { caller, limited, identity, create, setOfUser, ofUser, addUser } = await open();
    const role = await create(caller, fields);
    const { id } = await addUser();
    identity.takeActions();

    expect(await setOfUser(caller, id, [role.id, role.id])).toEqual([role]);
    expect(await ofUser(caller, id)).toEqual([role]);
    expect(identity.takeActions()).toEqual(['user.updated']);
    expect(await setOfUser(limited, id, [role.id])).toEqual([role]);
    expect(identity.takeActions()).toEqual([]);
    await setOfUser(caller, id, []);
    await expect(setOfUser(limited, id, [role.id])).rejects.toMatchObject(forbidden);
  });

  it('exist, as the user does', async () => {
    const { caller, setOfUser, ofUser, addUser } = await open();
    const [user, deleted] = [await addUser(), await addUser({ deletedAt: new Date() })];
    const userNotFound = { code: 'user_model_not_found' };

    await expect(setOfUser(caller, user.id, [newId()])).rejects.toMatchObject({
      details: { validation: { role_ids: expect.any(Array) } },
    });
    await expect(setOfUser(caller, deleted.id, [])).rejects.toMatchObject(userNotFound);
    await expect(ofUser(caller, deleted.id)).rejects.toMatchObject(userNotFound);
    await expect(ofUser(aCaller(), user.id)).rejects.toMatchObject(userNotFound);
  });
});
