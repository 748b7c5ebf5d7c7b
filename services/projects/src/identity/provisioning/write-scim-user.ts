import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '@trackway/application';
import { notFound, rejectStale } from '@trackway/errors';
import { changesOf } from '@trackway/messaging';
import { type Caller, type Clock, isUuid, type NewId } from '@trackway/runtime';
import { ScimError } from '../scim/scim-error';
import { userFieldsOf } from '../scim/scim-user';
import { assertActiveCaller, assertNotOwnState } from '../users/assert-active-caller';
import { assertMayRelink } from '../users/assert-may-relink';
import { userChangeEvent, userLine, userRevocation } from '../users/user-events';
import type { UserStores } from '../users/user-store';
import { changeUser, deleteUser } from '../users/write-user';
import { scimUser } from './read-scim';
import type { ScimUser, WrittenUser } from './scim-user-resource';

interface Deps {
  readonly unitOfWork: UnitOfWork<UserStores>;
  readonly newId: NewId;
  readonly clock: Clock;
}

export interface ChangedUser {
  readonly id: string;
  readonly ifVersion?: number;
}

/** Names in the audit log of the fields by which a token is linked to the user. */
const LINK_NAMES = { userName: 'user_name', externalId: 'external_id' } as const;

/** @throws ScimError `uniqueness` if a user has the userName, also as e-mail address. */
export function makeCreateScimUser({ unitOfWork, newId, clock }: Deps) {
  return (caller: Caller, { record, active }: WrittenUser): Promise<ScimUser> =>
    unitOfWork.run(caller.frameId, async (stores) => {
      const { users, scim, outbox } = stores;
      await assertActiveCaller(users, caller);
      const filter = { kind: 'compare', path: 'username', operator: 'eq', value: record.userName } as const;
      const { total } = await scim.userPage(caller.frameId, { filter, offset: 0, limit: 1 });
      if (total > 0) throw new ScimError('uniqueness', 'Another user has this userName.');
      const now = clock();
      const life = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
      const user = { ...userFieldsOf(record), ...life, active, id: newId() };
      await users.insert(caller.frameId, user);
      await scim.setRecord(caller.frameId, user.id, record);
      await outbox.add(userChangeEvent(caller, user, 'created'), userLine(caller, user, 'created'));
      if (!active) await outbox.add(userRevocation(caller.frameId, user));
      return { user, record, groups: [] };
    });
}

/**
 * Changes a user to what `change` makes of it. The record becomes that of the SCIM client if a single sign-on or another
 * user created the user.
 */
export function makeChangeScimUser({ unitOfWork, clock }: Omit<Deps, 'newId'>) {
  return (
    caller: Caller,
    { id, ifVersion }: ChangedUser,
    change: (current: ScimUser) => WrittenUser,
  ): Promise<ScimUser> =>
    unitOfWork.run(caller.frameId, async (stores) => {
      const { users, scim } = stores;
      await assertActiveCaller(users, caller);
      await lockUser(stores, caller, id);
      const current = await scimUser(stores, caller.frameId, id);
      rejectStale(current.user.version, ifVersion);
      const { record, active } = change(current);
      const isSameRecord = isDeepStrictEqual(record, current.record);
      if (isSameRecord)
        return { ...current, user: await changeUser(stores, caller, current.user, { active }, clock()) };
      const linkChanges = changesOf(current.record, record, LINK_NAMES);
      if (linkChanges.length > 0) await assertMayRelink(stores, caller, id);
      await scim.setRecord(caller.frameId, id, record);
      const changes = { ...userFieldsOf(record), active };
      const user = await changeUser(stores, caller, current.user, changes, clock(), linkChanges);
      return { ...current, user, record };
    });
}

/** Deletes the user and its memberships. The subjects of issuers remain, so that tokens of the leaver stay rejected. */
export function makeDeleteScimUser({ unitOfWork, clock }: Omit<Deps, 'newId'>) {
  return (caller: Caller, { id, ifVersion }: ChangedUser): Promise<void> =>
    unitOfWork.run(caller.frameId, async (stores) => {
      await assertActiveCaller(stores.users, caller);
      const user = await lockUser(stores, caller, id);
      assertNotOwnState(caller, user.id);
      rejectStale(user.version, ifVersion);
      const groups = (await stores.scim.groupsOf(caller.frameId, [id])).get(id) ?? [];
      for (const group of groups) await stores.scim.removeMembers(caller.frameId, group.id, [id]);
      await deleteUser(stores, caller, user, clock());
    });
}

async function lockUser({ users }: UserStores, { frameId }: Caller, id: string) {
  const user = isUuid(id) ? await users.lock(frameId, id) : undefined;
  if (!user || user.deletedAt) throw notFound('user');
  return user;
}
