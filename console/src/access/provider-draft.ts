import type { CreateIdentityProvider, IdentityProvider, UpdateIdentityProvider } from '@trackway/client';
import { splitByComma } from './split-by-comma';

/** The access of users in a group of the provider. */
export interface Mapping {
  readonly group: string;
  readonly scopes: readonly string[];
  readonly roles: readonly string[];
}

export interface ProviderDraft {
  readonly [field: string]: unknown;
  readonly name: string;
  /** Only of a new provider: it cannot be changed later. */
  readonly issuer: string;
  readonly audiences: string;
  readonly groups_claim: string;
  readonly group_mappings: readonly Mapping[];
  readonly default_roles: readonly string[];
  readonly create_users: boolean;
  readonly active: boolean;
}

export const NEW_PROVIDER: ProviderDraft = {
  name: '',
  issuer: '',
  audiences: '',
  groups_claim: 'groups',
  group_mappings: [],
  default_roles: [],
  create_users: true,
  active: true,
};

export function draftOf(provider: IdentityProvider): ProviderDraft {
  const { name, issuer, audiences, claims, group_mappings, default_roles, create_users, active } = provider;
  return {
    name,
    issuer,
    audiences: audiences.join(', '),
    groups_claim: claims.groups,
    group_mappings,
    default_roles,
    create_users,
    active,
  };
}

export function createBody({ audiences, groups_claim: groups, ...draft }: ProviderDraft): CreateIdentityProvider {
  const body: unknown = { ...draft, audiences: splitByComma(audiences), claims: { groups } };
  return body as CreateIdentityProvider;
}

/** Claims are sent together, because the API replaces them. */
export function updateBody({ claims }: IdentityProvider, changes: Partial<ProviderDraft>): UpdateIdentityProvider {
  const { audiences, groups_claim: groups, ...others } = changes;
  const body: unknown = {
    ...others,
    ...(audiences === undefined ? {} : { audiences: splitByComma(audiences) }),
    ...(groups === undefined ? {} : { claims: { ...claims, groups } }),
  };
  return body as UpdateIdentityProvider;
}
