import type { Caller } from '@trackway/runtime';
import { assertCanGrant } from '../credentials/granted-scopes';
import { scopesOfAnyProvider } from '../providers/scopes-of-groups';
import { scopesOfRoles } from '../roles/role';
import { namesOf } from '../scim/scim-group';
import type { UserStores } from './user-store';

/**
 * Asserts that the caller may change by what a token is linked to the user: otherwise the caller could link an own
 * subject to a user with more roles. @throws AppError 403
 */
export async function assertMayRelink(
  { roles, scim, identityProviders }: UserStores,
  caller: Caller,
  userId: string,
): Promise<void> {
  const roleIds = await roles.idsOfUser(caller.frameId, userId);
  const groups = (await scim.groupsOf(caller.frameId, [userId])).get(userId) ?? [];
  if (roleIds.length === 0 && groups.length === 0) return;
  const [all, providers] = [await roles.all(caller.frameId), await identityProviders.all(caller.frameId)];
  const ofGroups = scopesOfAnyProvider(providers, groups.flatMap(namesOf), all);
  assertCanGrant(caller, [...scopesOfRoles(all, roleIds), ...ofGroups]);
}
