import type { UnitOfWork } from '@trackway/application';
import { invalidInput, notFound } from '@trackway/errors';
import { changesOf } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import { assertCanGrant } from '../credentials/granted-scopes';
import { grantsChange } from '../providers/provider-events';
import { type Role, scopesOfRoles } from '../roles/role';
import { assertActiveCaller } from '../users/assert-active-caller';
import { userLine } from '../users/user-events';
import type { UserStores } from '../users/user-store';

/**
 * Replaces the roles of a user. The caller needs the scopes of the roles that are added. They apply to tokens of
 * identity providers, within a second.
 */
export function makeSetUserRoles({ unitOfWork }: { unitOfWork: UnitOfWork<UserStores> }) {
  return (caller: Caller, userId: string, ids: readonly string[]): Promise<readonly Role[]> =>
    unitOfWork.run(caller.frameId, async ({ roles, users, outbox }) => {
      await assertActiveCaller(users, caller);
      const user = await users.lock(caller.frameId, userId);
      if (!user || user.deletedAt) throw notFound('user');
      const all = await roles.all(caller.frameId);
      assertRolesExist(all, ids, 'role_ids');
      const before = await roles.idsOfUser(caller.frameId, userId);
      const after = [...new Set(ids)].toSorted();
      const added = after.filter((id) => !before.includes(id));
      assertCanGrant(caller, scopesOfRoles(all, added));
      const changes = changesOf({ before }, { before: after }, { before: 'roles' });
      if (changes.length > 0) {
        await roles.setOfUser(caller.frameId, userId, after);
        await outbox.add(userLine(caller, user, 'updated', changes), grantsChange(caller.frameId, userId));
      }
      return all.filter(({ id }) => after.includes(id));
    });
}

/** @throws AppError 422 if a role does not exist. `field` is the field of the request. */
export function assertRolesExist(all: readonly Role[], ids: readonly string[], field: string): void {
  const unknown = ids.find((id) => !all.some((role) => role.id === id));
  if (unknown !== undefined) throw invalidInput({ [field]: [`There is no role with the id ${unknown}.`] });
}
