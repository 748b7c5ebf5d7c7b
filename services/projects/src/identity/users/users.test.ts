import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { makeCreateServiceAccount } from '../access/write-service-account';
import { openIdentity } from '../fake-identity-deps';
import { builtInRoles } from '../roles/role';
import { makeReadCurrentUser } from './read-current-user';
import { makeReadGrants } from './read-grants';
import { makeReadRevokedScopes, makeRevokeScopes } from './revoke-scopes';
import { makeCreateUser, makeDeleteUser, makeRestoreUser, makeUpdateUser } from './write-user';

const notFound = { code: 'user_model_not_found' };
const stale = { code: 'precondition_failed' };
const forbidden = { code: 'forbidden' };
const inactive = { code: 'unauthenticated' };

async function open() {
  const opened = await openIdentity();
  const { deps } = opened;
  const use = {
    create: makeCreateUser(deps),
    update: makeUpdateUser(deps),
    remove: makeDeleteUser(deps),
    restore: makeRestoreUser(deps),
    current: makeReadCurrentUser(deps),
    grants: makeReadGrants(deps),
    readRevoked: makeReadRevokedScopes(deps),
    revokeScopes: makeRevokeScopes(deps),
    createAccount: makeCreateServiceAccount(deps),
  };
  return { ...opened, ...use };
}

/** A token of a user that is not revoked. */
function aToken(userId: string) {
  const expiresAt = new Date('2027-01-01');
  return { id: newId(), userId, name: 'Token', scopes: ['*'], createdAt: new Date(), expiresAt, revokedAt: null };
}

describe('a user', () => {
  it('is created before the first sign-in', async () => {
    const { caller, identity, create, deactivateCaller } = await open();
    const user = await create(caller, { name: 'Ana', email: 'ana@example.org' });

    expect(identity.users.rows.find(caller.frameId, user.id)).toEqual(user);
    expect([identity.takeActions(), identity.recorded.entries]).toEqual([['user.created'], [user.id]]);
    await deactivateCaller();
    await expect(create(caller, { name: 'Bo' })).rejects.toMatchObject(inactive);
  });

  it('is updated with a new version, and publishes nothing without a change', async () => {
    const { caller, identity, update, addUser } = await open();
    const user = await addUser();
    const { id } = user;

    expect(await update(caller, { id, changes: { name: user.name } })).toEqual(user);
    expect(identity.takeActions()).toEqual([]);
    expect(await update(caller, { id, ifVersion: 1, changes: { name: 'Ana' } })).toMatchObject({ version: 2 });
    expect(identity.takeActions()).toEqual(['user.updated']);
    await expect(update(caller, { id, ifVersion: 1, changes: {} })).rejects.toMatchObject(stale);
    await expect(update(aCaller(), { id, changes: {} })).rejects.toMatchObject(notFound);
  });

  it('who is deactivated or deleted loses all tokens', async () => {
    const { caller, frameId, identity, update, remove, addUser } = await open();
    const [one, two] = [await addUser(), await addUser()];
    const [first, second] = [aToken(one.id), aToken(two.id)];
    await identity.accessTokens.insert(frameId, first, Buffer.alloc(32, 1));
    await identity.accessTokens.insert(frameId, second, Buffer.alloc(32, 2));
    await update(caller, { id: one.id, changes: { active: false } });
    await remove(caller, { id: two.id });

    const tokens = identity.accessTokens.rows.of(frameId).map(({ token }) => token.revokedAt);
    expect(tokens).toEqual([expect.any(Date), expect.any(Date)]);
  });

  it('who is deleted loses the SCIM record, which frees the userName', async () => {
    const { caller, frameId, identity, remove, restore, addUser } = await open();
    const [deleted, other] = [await addUser(), await addUser()];
    const attributes = { name: {}, emails: [], displayName: null };
    const record = { userName: 'ana', externalId: 'ext-1', attributes };
    await identity.scim.setRecord(frameId, deleted.id, record);
    await remove(caller, { id: deleted.id });

    await expect(identity.scim.setRecord(frameId, other.id, record)).resolves.toBeUndefined();
    await restore(caller, { id: deleted.id });
    expect([...(await identity.scim.records(frameId, [deleted.id, other.id])).keys()]).toEqual([other.id]);
  });

  it('cannot change the own state', async () => {
    const { caller, update, remove } = await open();
    const { id } = caller;

    await expect(update(caller, { id, changes: { active: false } })).rejects.toMatchObject(forbidden);
    await expect(remove(caller, { id })).rejects.toMatchObject(forbidden);
  });

  it('with roles gets another e-mail only from a caller with their scopes', async () => {
    const { caller, frameId, limited, identity, update, addUser } = await open();
    const { id } = await addUser();
    await identity.roles.setOfUser(frameId, id, [builtInRoles[0]?.id ?? '']);
    const changes = { email: 'mine@example.org' };

    await expect(update(limited, { id, changes })).rejects.toMatchObject(forbidden);
    expect(await update(caller, { id, changes })).toMatchObject(changes);
  });

  it('is deleted and restored once', async () => {
    const { caller, identity, remove, restore, update, addUser, deactivateCaller } = await open();
    const { id } = await addUser();

    await expect(restore(caller, { id })).rejects.toMatchObject(notFound);
    await expect(remove(caller, { id, ifVersion: 2 })).rejects.toMatchObject(stale);
    await remove(caller, { id });
    await expect(remove(caller, { id })).rejects.toMatchObject(notFound);
    await expect(update(caller, { id, changes: {} })).rejects.toMatchObject(notFound);
    expect(await restore(caller, { id })).toMatchObject({ deletedAt: null, version: 3 });
    expect(identity.takeActions()).toEqual(['user.deleted', 'user.restored']);
    await deactivateCaller();
    await expect(remove(caller, { id })).rejects.toMatchObject(inactive);
    await expect(update(caller, { id, changes: { name: 'B' } })).rejects.toMatchObject(inactive);
  });
});

describe('the current user', () => {
  it('is the caller, also a service account', async () => {
    const { caller, frameId, current, createAccount } = await open();
    const { account } = await createAccount(caller, { name: 'Robot', scopes: [] });
    const robot = aCaller({ frameId, id: account.id, kind: 'service_account' });

    expect(await current(caller)).toMatchObject({ id: caller.id });
    expect(await current(robot)).toMatchObject({ name: 'Robot', email: null });
    await expect(current(aCaller())).rejects.toMatchObject(notFound);
    await expect(current({ ...robot, id: newId() })).rejects.toMatchObject({ code: 'service_account_model_not_found' });
  });
});

describe('the rights of a user', () => {
  it('are the granted scopes without the revoked ones', async () => {
    const { caller, frameId, identity, grants, revokeScopes, readRevoked, addUser } = await open();
    const { id } = await addUser();
    await identity.users.addScopes(frameId, id, ['*']);
    await revokeScopes(caller, id, ['projects:write', 'projects:write']);
    const found = await grants(caller, 'user', id);

    expect(await readRevoked(caller, id)).toEqual(['projects:write']);
    expect(found).toMatchObject({ active: true, revokedScopes: ['projects:write'] });
    expect(found.scopes).toContain('projects:read');
    expect(found.scopes).not.toContain('projects:write');
    expect(identity.takeActions()).toEqual(['user.updated']);
    await revokeScopes(caller, id, ['projects:write']);
    expect(identity.takeActions()).toEqual([]);
  });

  it('are restored by another active user who has them', async () => {
    const { caller, frameId, grants, limited, revokeScopes, addUser, deactivateCaller } = await open();
    const { id } = await addUser();
    const own = { ...caller, id };
    await revokeScopes(caller, id, ['projects:write', 'forms:write']);

    await expect(revokeScopes(limited, id, ['projects:write'])).rejects.toMatchObject(forbidden);
    await expect(revokeScopes(own, id, ['projects:write'])).rejects.toMatchObject(forbidden);
    expect(await revokeScopes(limited, id, ['projects:write', 'forms:write', 'system:read'])).toHaveLength(3);
    expect(await revokeScopes(own, id, ['projects:write', 'forms:write', 'system:read', 'forms:read'])).toHaveLength(4);
    expect(await revokeScopes(caller, id, ['forms:write'])).toEqual(['forms:write']);
    await deactivateCaller();
    await expect(revokeScopes(caller, id, [])).rejects.toMatchObject(inactive);
    expect(await grants({ ...caller, frameId }, 'user', id)).toMatchObject({ revokedScopes: ['forms:write'] });
  });

  it('end with the user or account', async () => {
    const { caller, grants, createAccount, addUser } = await open();
    const { account } = await createAccount(caller, { name: 'Robot', scopes: ['forms:read'] });
    const { id } = await addUser({ deletedAt: new Date() });

    expect(await grants(caller, 'user', id)).toMatchObject({ active: false, scopes: [] });
    expect(await grants(caller, 'service_account', account.id)).toMatchObject({ active: true, scopes: ['forms:read'] });
  });

  it('of unknown users and accounts are not found', async () => {
    const { caller, grants, revokeScopes, readRevoked, addUser } = await open();
    const { id } = await addUser({ deletedAt: new Date() });

    await expect(grants(caller, 'user', newId())).rejects.toMatchObject(notFound);
    await expect(grants(caller, 'user', 'no id')).rejects.toMatchObject(notFound);
    await expect(grants(caller, 'service_account', newId())).rejects.toMatchObject({
      code: 'service_account_model_not_found',
    });
    await expect(grants(caller, 'robot', newId())).rejects.toMatchObject({ code: 'robot_model_not_found' });
    await expect(revokeScopes(caller, id, [])).rejects.toMatchObject(notFound);
    await expect(readRevoked(caller, id)).rejects.toMatchObject(notFound);
  });
});
