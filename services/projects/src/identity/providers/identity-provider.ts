import type { ClaimNames, ProviderKey } from '@trackway/contracts';

/** How a new subject of a provider is matched with an existing user. */
export const linkRules = ['external_id', 'user_name', 'email'] as const;

export type LinkRule = (typeof linkRules)[number];

/** What the members of a group may do. */
export interface GroupMapping {
  readonly group: string;
  readonly scopes: readonly string[];
  /** Ids of roles. */
  readonly roles: readonly string[];
}

/** An OpenID provider of a tenant. Its access tokens are accepted for the frame of this record, and for no other. */
export interface IdentityProvider {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly audiences: readonly string[];
  readonly claims: ClaimNames;
  readonly groupMappings: readonly GroupMapping[];
  readonly defaultScopes: readonly string[];
  readonly defaultRoles: readonly string[];
  /** Tokens of the provider never have other scopes. */
  readonly maxScopes: readonly string[];
  readonly createUsers: boolean;
  readonly linkUsersBy: readonly LinkRule[];
  readonly active: boolean;
  /** Public keys that were read last. */
  readonly keys: readonly ProviderKey[];
  readonly keysReadAt: Date | null;
  readonly keysAttemptedAt: Date;
  /** Why the last attempt to read the keys failed. */
  readonly error: string | null;
  /** Counts the states that gateways receive. */
  readonly revision: number;
  readonly publishedAt: Date;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type IdentityProviderFields = Pick<
  IdentityProvider,
  | 'name'
  | 'audiences'
  | 'claims'
  | 'groupMappings'
  | 'defaultScopes'
  | 'defaultRoles'
  | 'maxScopes'
  | 'createUsers'
  | 'linkUsersBy'
  | 'active'
>;

/** Keys that could not be read again for this time are no longer trusted. */
export const MAX_KEY_AGE_MS = 24 * 60 * 60 * 1_000;

export const MAX_PROVIDERS = 20;

/** The scopes that a provider grants directly. */
export function scopesIn({ groupMappings, defaultScopes }: IdentityProviderFields): readonly string[] {
  return [...defaultScopes, ...groupMappings.flatMap(({ scopes }) => scopes)];
}

/** Ids of the roles that a provider grants. */
export function rolesIn({ groupMappings, defaultRoles }: IdentityProviderFields): readonly string[] {
  return [...defaultRoles, ...groupMappings.flatMap(({ roles }) => roles)];
}

export function usesRole(provider: IdentityProvider, roleId: string): boolean {
  return rolesIn(provider).includes(roleId);
}
