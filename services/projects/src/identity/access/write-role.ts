import type { UnitOfWork } from '@trackway/application';
import { AppError, conflict, notFound, rejectStale, ruleBroken } from '@trackway/errors';
import { changesOf } from '@trackway/messaging';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { assertCanGrant } from '../credentials/granted-scopes';
import { usesRole } from '../providers/identity-provider';
import { grantsChange } from '../providers/provider-events';
import { builtInRoles, MAX_ROLES, type Role, type RoleFields } from '../roles/role';
import { roleLine } from '../roles/role-events';
import { assertActiveCaller } from '../users/assert-active-caller';
import type { UserStores } from '../users/user-store';

interface Deps {
  readonly unitOfWork: UnitOfWork<UserStores>;
  readonly newId: NewId;
  readonly clock: Clock;
}

export interface ChangeRole {
  readonly id: string;
  readonly ifVersion?: number;
}

const API_NAMES = { name: 'name', description: 'description', scopes: 'scopes' } as const;

export function makeCreateRole({ unitOfWork, newId, clock }: Deps) {
  return async (caller: Caller, fields: RoleFields): Promise<Role> => {
    assertCanGrant(caller, fields.scopes);
    const now = clock();
    const role = { ...fields, id: newId(), builtIn: false, version: 1, createdAt: now, updatedAt: now };
    await unitOfWork.run(caller.frameId, async ({ roles, users, outbox, recordEffect }) => {
      await assertActiveCaller(users, caller);
      assertFreeName(fields.name);
      if ((await roles.countForLimit(caller.frameId)) >= MAX_ROLES) throw limitReached();
      await roles.insert(caller.frameId, role);
      await outbox.add(roleLine(caller, role, 'created'));
      await recordEffect(role.id);
    });
    return role;
  };
}

/** Changes the given fields. Users of the role get the new scopes within a second. */
export function makeUpdateRole({ unitOfWork, clock }: Omit<Deps, 'newId'>) {
  return async (caller: Caller, { id, changes, ifVersion }: ChangeRole & { changes: Partial<RoleFields> }) =>
    unitOfWork.run(caller.frameId, async ({ roles, users, outbox }): Promise<Role> => {
      await assertActiveCaller(users, caller);
      const current = await lockOwn(roles, caller, id);
      rejectStale(current.version, ifVersion);
      if (changes.scopes) assertCanGrant(caller, changes.scopes);
      if (changes.name !== undefined) assertFreeName(changes.name);
      const changed = changesOf(current, { ...current, ...changes }, API_NAMES);
      if (changed.length === 0) return current;
      const updated = { ...current, ...changes, version: current.version + 1, updatedAt: clock() };
      await roles.update(caller.frameId, updated);
      await outbox.add(roleLine(caller, updated, 'updated', changed), grantsChange(caller.frameId));
      return updated;
    });
}

/** Deletes a role and takes it from users. A role that an identity provider grants cannot be deleted. */
export function makeDeleteRole({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return (caller: Caller, { id, ifVersion }: ChangeRole): Promise<Role> =>
    unitOfWork.run(caller.frameId, async ({ roles, users, identityProviders, outbox }) => {
      await assertActiveCaller(users, caller);
      const current = await lockOwn(roles, caller, id);
      rejectStale(current.version, ifVersion);
      const using = (await identityProviders.all(caller.frameId)).find((provider) => usesRole(provider, id));
      if (using) throw conflict(`The identity provider ${using.name} grants this role. Change the provider first.`);
      await roles.remove(caller.frameId, id);
      await outbox.add(roleLine(caller, current, 'deleted'), grantsChange(caller.frameId));
      return current;
    });
}

async function lockOwn(roles: UserStores['roles'], { frameId }: Caller, id: string): Promise<Role> {
  if (builtInRoles.some((role) => role.id === id)) {
    throw new AppError('forbidden', 'forbidden', 'Built-in roles cannot be changed. Create a role of your own.');
  }
  const role = await roles.lock(frameId, id);
  if (!role) throw notFound('role');
  return role;
}

function assertFreeName(name: string): void {
  const isBuiltIn = builtInRoles.some((role) => role.name.toLowerCase() === name.toLowerCase());
  if (isBuiltIn) throw conflict('A built-in role has this name.', { name: ['A built-in role has this name.'] });
}

function limitReached(): Error {
  return ruleBroken('role_limit_reached', `A frame can have ${MAX_ROLES} roles. Delete one first.`);
}
