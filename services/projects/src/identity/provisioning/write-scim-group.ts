import type { UnitOfWork } from '@trackway/application';
import { invalidInput, notFound, rejectStale } from '@trackway/errors';
import { type Caller, type Clock, isUuid, type NewId } from '@trackway/runtime';
import { assertCanGrant } from '../credentials/granted-scopes';
import { grantsChange } from '../providers/provider-events';
import { scopesOfAnyProvider } from '../providers/scopes-of-groups';
import { groupLine } from '../scim/scim-events';
import { namesOf, type ScimGroup } from '../scim/scim-group';
import { assertActiveCaller } from '../users/assert-active-caller';
import type { UserStores } from '../users/user-store';
import type { ScimGroupWithMembers, WrittenGroup } from './scim-group-resource';

interface Deps {
  readonly unitOfWork: UnitOfWork<UserStores>;
  readonly newId: NewId;
  readonly clock: Clock;
}

export interface ChangedGroup {
  readonly id: string;
  readonly ifVersion?: number;
}

/** Above this number, one event for the frame is published instead of one for each user. */
const MAX_USER_EVENTS = 100;

export function makeCreateScimGroup({ unitOfWork, newId, clock }: Deps) {
  return (caller: Caller, { memberIds, ...names }: WrittenGroup): Promise<ScimGroupWithMembers> =>
    unitOfWork.run(caller.frameId, async (stores) => {
      const { scim, users, outbox } = stores;
      await assertActiveCaller(users, caller);
      const now = clock();
      const group = { ...names, id: newId(), version: 1, createdAt: now, updatedAt: now };
      if (memberIds.length > 0) await assertMayFill(stores, caller, group);
      await scim.insertGroup(caller.frameId, group);
      await addMembers(stores, caller, group.id, memberIds);
      await outbox.add(groupLine(caller, group, 'created', memberIds, []));
      await publishGrants(stores, caller, memberIds);
      return { group, members: await scim.members(caller.frameId, group.id) };
    });
}

/**
 * Changes a group to what `change` makes of it. Adding members, or renaming a group that has some, needs the scopes that
 * identity providers give to the group.
 */
export function makeChangeScimGroup({ unitOfWork, clock }: Omit<Deps, 'newId'>) {
  return (
    caller: Caller,
    { id, ifVersion }: ChangedGroup,
    change: (current: ScimGroupWithMembers) => WrittenGroup,
  ): Promise<ScimGroupWithMembers> =>
    unitOfWork.run(caller.frameId, async (stores) => {
      const { scim, users, outbox } = stores;
      await assertActiveCaller(users, caller);
      const group = await lockGroup(stores, caller, id);
      rejectStale(group.version, ifVersion);
      const members = await scim.members(caller.frameId, id);
      const { memberIds, ...names } = change({ group, members });
      const before = new Set(members.map((member) => member.id));
      const added = memberIds.filter((userId) => !before.has(userId));
      const after = new Set(memberIds);
      const removed = [...before].filter((userId) => !after.has(userId));
      const isRenamed = names.displayName !== group.displayName || names.externalId !== group.externalId;
      if (!isRenamed && added.length + removed.length === 0) return { group, members };
      const changed = { ...group, ...names, version: group.version + 1, updatedAt: clock() };
      if (added.length > 0 || (isRenamed && memberIds.length > 0)) await assertMayFill(stores, caller, changed);
      await scim.updateGroup(caller.frameId, changed);
      await addMembers(stores, caller, id, added);
      await scim.removeMembers(caller.frameId, id, removed);
      await outbox.add(groupLine(caller, changed, 'updated', added, removed));
      await publishGrants(stores, caller, isRenamed ? [...before, ...added] : [...added, ...removed]);
      return { group: changed, members: await scim.members(caller.frameId, id) };
    });
}

export function makeDeleteScimGroup({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return (caller: Caller, { id, ifVersion }: ChangedGroup): Promise<void> =>
    unitOfWork.run(caller.frameId, async (stores) => {
      await assertActiveCaller(stores.users, caller);
      const group = await lockGroup(stores, caller, id);
      rejectStale(group.version, ifVersion);
      const members = (await stores.scim.members(caller.frameId, id)).map((member) => member.id);
      await stores.scim.removeGroup(caller.frameId, id);
      await stores.outbox.add(groupLine(caller, group, 'deleted', [], members));
      await publishGrants(stores, caller, members);
    });
}

async function lockGroup({ scim }: UserStores, { frameId }: Caller, id: string): Promise<ScimGroup> {
  const group = isUuid(id) ? await scim.lockGroup(frameId, id) : undefined;
  if (!group) throw notFound('group');
  return group;
}

async function assertMayFill({ identityProviders, roles }: UserStores, caller: Caller, group: ScimGroup) {
  const providers = await identityProviders.all(caller.frameId);
  assertCanGrant(caller, scopesOfAnyProvider(providers, namesOf(group), await roles.all(caller.frameId)));
}

async function addMembers({ scim, users }: UserStores, { frameId }: Caller, groupId: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  const found = (await users.findMany(frameId, ids)).filter(({ deletedAt }) => deletedAt === null);
  if (found.length < ids.length) throw invalidInput({ members: ['A member does not exist.'] });
  await scim.addMembers(frameId, groupId, ids);
}

async function publishGrants({ outbox }: UserStores, { frameId }: Caller, userIds: readonly string[]): Promise<void> {
  if (userIds.length > MAX_USER_EVENTS) await outbox.add(grantsChange(frameId));
  else await outbox.add(...userIds.map((userId) => grantsChange(frameId, userId)));
}
