import type { UnitOfWork } from '@trackway/application';
import type { FieldChange } from '@trackway/contracts';
import { notFound, rejectStale } from '@trackway/errors';
import { changesOf } from '@trackway/messaging';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { tokenRevocation } from '../keys/revocation-events';
import { assertActiveCaller, assertNotOwnState } from './assert-active-caller';
import { assertMayRelink } from './assert-may-relink';
import type { User } from './user';
import { userChangeEvent, userLine, userRevocation } from './user-events';
import type { UserStores } from './user-store';

export type UserFields = Pick<User, 'name' | 'email' | 'active'>;

export interface UpdateUser {
  readonly id: string;
  readonly changes: Partial<UserFields>;
  readonly ifVersion?: number;
}

export interface UserTarget {
  readonly id: string;
  readonly ifVersion?: number;
}

const API_NAMES: Readonly<Record<keyof UserFields, string>> = { name: 'name', email: 'email', active: 'active' };

/** Creates a user before the first sign-in, so that work can be assigned. */
export function makeCreateUser(deps: { unitOfWork: UnitOfWork<UserStores>; newId: NewId; clock: Clock }) {
  return async (caller: Caller, fields: Pick<UserFields, 'name'> & Partial<UserFields>): Promise<User> => {
    const now = deps.clock();
    const life = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
    const user: User = { email: null, active: true, ...fields, ...life, id: deps.newId() };
    await deps.unitOfWork.run(caller.frameId, async ({ users, outbox, recordEffect }) => {
      await assertActiveCaller(users, caller);
      await users.insert(caller.frameId, user);
      await outbox.add(userChangeEvent(caller, user, 'created'), userLine(caller, user, 'created'));
      if (!user.active) await outbox.add(userRevocation(caller.frameId, user));
      await recordEffect(user.id);
    });
    return user;
  };
}

/** Changes the given fields. An update without differences publishes no event. */
export function makeUpdateUser(deps: { unitOfWork: UnitOfWork<UserStores>; clock: Clock }) {
  return async (caller: Caller, { id, changes, ifVersion }: UpdateUser): Promise<User> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      await assertActiveCaller(stores.users, caller);
      const current = await stores.users.lock(caller.frameId, id);
      if (!current || current.deletedAt) throw notFound('user');
      rejectStale(current.version, ifVersion);
      return changeUser(stores, caller, current, changes, deps.clock());
    });
}

/** Deletes a user. 404 if it is deleted already. */
export function makeDeleteUser(deps: { unitOfWork: UnitOfWork<UserStores>; clock: Clock }) {
  return async (caller: Caller, { id, ifVersion }: UserTarget): Promise<User> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const current = await lockOther(stores, caller, id);
      if (current.deletedAt) throw notFound('user');
      rejectStale(current.version, ifVersion);
      return deleteUser(stores, caller, current, deps.clock());
    });
}

/** Restores a user. 404 if it is not deleted. */
export function makeRestoreUser(deps: { unitOfWork: UnitOfWork<UserStores>; clock: Clock }) {
  return async (caller: Caller, { id, ifVersion }: UserTarget): Promise<User> =>
    deps.unitOfWork.run(caller.frameId, async (stores) => {
      const current = await lockOther(stores, caller, id);
      if (!current.deletedAt) throw notFound('user');
      rejectStale(current.version, ifVersion);
      return storeState(stores, caller, { ...current, deletedAt: null, updatedAt: deps.clock() }, 'restored');
    });
}

/**
 * Changes a locked user in its transaction. `recordChanges` are those of the SCIM record; if given, the version rises even
 * if no field of the user changes.
 */
export async function changeUser(
  stores: UserStores,
  caller: Caller,
  current: User,
  changes: Partial<UserFields>,
  now: Date,
  recordChanges?: readonly FieldChange[],
): Promise<User> {
  const { users, outbox } = stores;
  if (changes.active !== undefined && changes.active !== current.active) assertNotOwnState(caller, current.id);
  const changed = changesOf(current, { ...current, ...changes }, API_NAMES);
  if (changed.length === 0 && !recordChanges) return current;
  if (changed.some(({ field }) => field === 'email')) await assertMayRelink(stores, caller, current.id);
  const updated = { ...current, ...changes, version: current.version + 1, updatedAt: now };
  await users.update(caller.frameId, updated);
  const audited = [...changed, ...(recordChanges ?? [])];
  await outbox.add(userChangeEvent(caller, updated, 'updated'), userLine(caller, updated, 'updated', audited));
  if (current.active !== updated.active) await outbox.add(userRevocation(caller.frameId, updated));
  if (current.active && !updated.active) await revokeTokens(stores, caller.frameId, updated);
  return updated;
}

/** Deletes a locked user in its transaction. It loses its SCIM record, to free the userName. */
export async function deleteUser(stores: UserStores, caller: Caller, current: User, now: Date): Promise<User> {
  const deleted = await storeState(stores, caller, { ...current, deletedAt: now, updatedAt: now }, 'deleted');
  await stores.scim.removeRecord(caller.frameId, current.id);
  await revokeTokens(stores, caller.frameId, deleted);
  return deleted;
}

async function storeState(
  { users, outbox }: UserStores,
  caller: Caller,
  user: User,
  change: 'deleted' | 'restored',
): Promise<User> {
  const updated = { ...user, version: user.version + 1 };
  await users.update(caller.frameId, updated);
  await outbox.add(
    userChangeEvent(caller, updated, change),
    userLine(caller, updated, change),
    userRevocation(caller.frameId, updated),
  );
  return updated;
}

/** Also a deleted user. @throws AppError 404, or if it is the caller */
async function lockOther({ users }: UserStores, caller: Caller, id: string): Promise<User> {
  await assertActiveCaller(users, caller);
  assertNotOwnState(caller, id);
  const current = await users.lock(caller.frameId, id);
  if (!current) throw notFound('user');
  return current;
}

/** Revokes the personal access tokens of a deactivated or deleted user permanently. */
async function revokeTokens(
  { accessTokens, outbox }: UserStores,
  frameId: string,
  { id: userId, updatedAt }: User,
): Promise<void> {
  const ended = await accessTokens.revoke(frameId, { userId }, updatedAt);
  await outbox.add(...ended.map(({ id, expiresAt }) => tokenRevocation(frameId, id, expiresAt)));
}
