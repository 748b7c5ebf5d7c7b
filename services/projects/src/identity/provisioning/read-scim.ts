import type { UnitOfWork } from '@trackway/application';
import { notFound } from '@trackway/errors';
import { type Caller, isUuid } from '@trackway/runtime';
import type { ScimSlice } from '../scim/scim-store';
import { derivedRecord } from '../scim/scim-user';
import type { UserStores } from '../users/user-store';
import type { ScimGroupWithMembers } from './scim-group-resource';
import type { ScimUser } from './scim-user-resource';

interface Deps {
  readonly unitOfWork: UnitOfWork<UserStores>;
}

export interface ScimList<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

export function makeListScimUsers({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, slice: ScimSlice): Promise<ScimList<ScimUser>> =>
    unitOfWork.run(frameId, async (stores) => {
      const { ids, total } = await stores.scim.userPage(frameId, slice);
      return { items: await scimUsers(stores, frameId, ids), total };
    });
}

export function makeReadScimUser({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, id: string): Promise<ScimUser> =>
    unitOfWork.run(frameId, (stores) => scimUser(stores, frameId, id));
}

/** Members in one response, which are in memory at once. A group has at most half as many. */
const MAX_LISTED_MEMBERS = 100_000;

/** A page has fewer groups than requested if they have too many members, as RFC 7644 (3.4.2.4) allows. */
export function makeListScimGroups({
  unitOfWork,
  maxMembers = MAX_LISTED_MEMBERS,
}: Deps & { readonly maxMembers?: number }) {
  return ({ frameId }: Caller, slice: ScimSlice, withMembers: boolean): Promise<ScimList<ScimGroupWithMembers>> =>
    unitOfWork.run(frameId, async ({ scim }) => {
      const { ids, total } = await scim.groupPage(frameId, slice);
      const groups = new Map((await scim.groups(frameId, ids)).map((group) => [group.id, group]));
      const items: ScimGroupWithMembers[] = [];
      let listed = 0;
      for (const id of ids) {
        if (listed >= maxMembers) break;
        const group = groups.get(id);
        const members = withMembers ? await scim.members(frameId, id) : undefined;
        if (group) items.push({ group, members });
        listed += members?.length ?? 0;
      }
      return { items, total };
    });
}

export function makeReadScimGroup({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, id: string, withMembers: boolean): Promise<ScimGroupWithMembers> =>
    unitOfWork.run(frameId, async ({ scim }) => {
      const [group] = isUuid(id) ? await scim.groups(frameId, [id]) : [];
      if (!group) throw notFound('group');
      return { group, members: withMembers ? await scim.members(frameId, id) : undefined };
    });
}

/** The user with its record and groups. @throws AppError 404 */
export async function scimUser(stores: UserStores, frameId: string, id: string): Promise<ScimUser> {
  const [found] = isUuid(id) ? await scimUsers(stores, frameId, [id]) : [];
  if (!found || found.user.deletedAt) throw notFound('user');
  return found;
}

/** In the order of the ids. */
async function scimUsers({ users, scim }: UserStores, frameId: string, ids: readonly string[]): Promise<ScimUser[]> {
  const found = new Map((await users.findMany(frameId, ids)).map((user) => [user.id, user]));
  const [records, groups] = [await scim.records(frameId, ids), await scim.groupsOf(frameId, ids)];
  return ids.flatMap((id) => {
    const user = found.get(id);
    return user ? [{ user, record: records.get(id) ?? derivedRecord(user), groups: groups.get(id) ?? [] }] : [];
  });
}
