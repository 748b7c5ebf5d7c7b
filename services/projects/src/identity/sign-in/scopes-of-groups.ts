import { scopes as allScopes } from '@trackway/contracts';
import { hasScope } from '@trackway/runtime';
import type { IdentityProvider } from '../providers/identity-provider';

/** The scopes of a user in these groups, sorted. They are never wider than those of the provider. */
export function scopesOfGroups(
  { groupMappings, defaultScopes, maxScopes }: Pick<IdentityProvider, 'groupMappings' | 'defaultScopes' | 'maxScopes'>,
  groups: readonly string[],
): readonly string[] {
  const member = new Set(groups);
  const mapped = groupMappings.filter(({ group }) => member.has(group)).flatMap(({ scopes }) => scopes);
  const granted = [...defaultScopes, ...mapped];
  if (granted.includes('*') && maxScopes.includes('*')) return ['*'];
  const wanted = granted.includes('*') ? allScopes : granted;
  return [...new Set(wanted)].filter((scope) => hasScope({ scopes: maxScopes }, scope)).toSorted();
}
