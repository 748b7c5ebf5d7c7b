import type { CreateServiceAccount } from '@trackway/client';

export type Scope = CreateServiceAccount['scopes'][number];

export const SCOPE_AREAS = [
  'projects',
  'funnels',
  'forms',
  'spreadsheets',
  'channels',
  'automations',
  'system',
] as const;

export const SCOPES: readonly Scope[] = SCOPE_AREAS.flatMap((area) => [`${area}:read`, `${area}:write`] as const);

/** Scopes that the API knows. A newer API may return others. */
export function knownScopes(given: readonly string[]): readonly Scope[] {
  const all: readonly Scope[] = ['*', ...SCOPES];
  return all.filter((scope) => given.includes(scope));
}
