import { scopes as allScopes } from '@trackway/contracts';
import { hasScope } from '@trackway/runtime';
import { type Role, scopesOfRoles } from '../roles/role';
import type { IdentityProvider } from './identity-provider';

/** The scopes of a user in these groups and with these roles, sorted. They are never wider than those of the provider. */
export function scopesOfGroups(
  { groupMappings, defaultScopes, defaultRoles, maxScopes }: IdentityProvider,
  user: { readonly groups: readonly string[]; readonly roleIds: readonly string[] },
  roles: readonly Role[],
): readonly string[] {
  const groups = new Set(user.groups);
  const mapped = groupMappings.filter(({ group }) => groups.has(group));
  const roleIds = [...defaultRoles, ...user.roleIds, ...mapped.flatMap((mapping) => mapping.roles)];
  const granted = [...defaultScopes, ...mapped.flatMap(({ scopes }) => scopes), ...scopesOfRoles(roles, roleIds)];
  if (granted.includes('*') && maxScopes.includes('*')) return ['*'];
  const wanted = granted.includes('*') ? allScopes : granted;
  return [...new Set(wanted)].filter((scope) => hasScope({ scopes: maxScopes }, scope)).toSorted();
}

/** The scopes that any provider of the frame gives to these groups. */
export function scopesOfAnyProvider(
  providers: readonly IdentityProvider[],
  groups: readonly string[],
  roles: readonly Role[],
): readonly string[] {
  const mappings = providers
    .flatMap(({ groupMappings }) => groupMappings)
    .filter(({ group }) => groups.includes(group));
  return mappings.flatMap((mapping) => [...mapping.scopes, ...scopesOfRoles(roles, mapping.roles)]);
}
