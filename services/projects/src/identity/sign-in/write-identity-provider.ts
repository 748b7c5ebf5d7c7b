import { isDeepStrictEqual } from 'node:util';
import type { UnitOfWork } from '@trackway/application';
import { invalidInput, notFound, rejectStale, ruleBroken } from '@trackway/errors';
import { changesOf } from '@trackway/messaging';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { assertRolesExist } from '../access/set-user-roles';
import { assertCanGrant, assertSignedIn } from '../credentials/granted-scopes';
import {
  type IdentityProvider,
  type IdentityProviderFields,
  MAX_KEY_AGE_MS,
  MAX_PROVIDERS,
  rolesIn,
  scopesIn,
} from '../providers/identity-provider';
import { grantsChange, providerLine, providerState } from '../providers/provider-events';
import { IssuerError, type ReadIssuer } from '../providers/read-issuer';
import { type Role, scopesOfRoles } from '../roles/role';
import { assertActiveCaller } from '../users/assert-active-caller';
import type { UserStores } from '../users/user-store';

interface Deps {
  readonly unitOfWork: UnitOfWork<UserStores>;
  readonly readIssuer: ReadIssuer;
  readonly newId: NewId;
  readonly clock: Clock;
}

export interface ChangeProvider {
  readonly id: string;
  readonly changes: Partial<IdentityProviderFields>;
  readonly ifVersion?: number;
}

const API_NAMES: Readonly<Record<keyof IdentityProviderFields, string>> = {
  name: 'name',
  audiences: 'audiences',
  claims: 'claims',
  groupMappings: 'group_mappings',
  defaultScopes: 'default_scopes',
  defaultRoles: 'default_roles',
  maxScopes: 'max_scopes',
  createUsers: 'create_users',
  linkUsersBy: 'link_users_by',
  active: 'active',
};

/**
 * Registers an issuer after its keys were read. `maxScopes` are those of the caller if absent, because a provider can
 * assert any user.
 */
export function makeCreateIdentityProvider({ unitOfWork, readIssuer, newId, clock }: Deps) {
  return async (
    caller: Caller,
    {
      issuer,
      ...given
    }: Omit<IdentityProviderFields, 'maxScopes'> & {
      readonly issuer: string;
      readonly maxScopes: readonly string[] | undefined;
    },
  ): Promise<IdentityProvider> => {
    assertSignedIn(caller);
    const fields = { ...given, maxScopes: given.maxScopes ?? [...caller.scopes] };
    assertCanGrant(caller, [...fields.maxScopes, ...scopesIn(fields)]);
    const keys = await keysOf(readIssuer, issuer);
    const now = clock();
    const state = { keys, keysReadAt: now, keysAttemptedAt: now, error: null, revision: 1, publishedAt: now };
    const provider = { ...fields, ...state, issuer, id: newId(), version: 1, createdAt: now, updatedAt: now };
    await unitOfWork.run(caller.frameId, async ({ identityProviders, users, roles, outbox, recordEffect }) => {
      await assertActiveCaller(users, caller);
      assertGrants(caller, fields, await roles.all(caller.frameId));
      if ((await identityProviders.countForLimit(caller.frameId)) >= MAX_PROVIDERS) throw limitReached();
      await identityProviders.insert(caller.frameId, provider);
      await outbox.add(providerLine(caller, provider, 'created'), providerState(caller.frameId, provider));
      await recordEffect(provider.id);
    });
    return provider;
  };
}

/** Changes the given fields. The caller needs all scopes that the provider can grant, before and after the change. */
export function makeUpdateIdentityProvider({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return async (caller: Caller, { id, changes, ifVersion }: ChangeProvider): Promise<IdentityProvider> => {
    assertSignedIn(caller);
    return unitOfWork.run(caller.frameId, async ({ identityProviders, users, roles, outbox }) => {
      await assertActiveCaller(users, caller);
      const current = await identityProviders.lock(caller.frameId, id);
      if (!current) throw notFound('identity_provider');
      rejectStale(current.version, ifVersion);
      const all = await roles.all(caller.frameId);
      assertCanGrant(caller, current.maxScopes);
      const wanted = { ...current, ...changes };
      if (isDeepStrictEqual(wanted, current)) return current;
      assertGrants(caller, wanted, all);
      const now = clock();
      const counted = { version: current.version + 1, revision: current.revision + 1 };
      const changed = { ...withTrustedKeys(wanted, now), ...counted, updatedAt: now, publishedAt: now };
      await identityProviders.update(caller.frameId, changed);
      await outbox.add(
        providerLine(caller, changed, 'updated', changesOf(current, changed, API_NAMES)),
        providerState(caller.frameId, changed),
        grantsChange(caller.frameId),
      );
      return changed;
    });
  };
}

/** Deletes a provider. All gateways reject its tokens within seconds. */
export function makeDeleteIdentityProvider({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return (caller: Caller, { id, ifVersion }: Omit<ChangeProvider, 'changes'>): Promise<IdentityProvider> =>
    unitOfWork.run(caller.frameId, async ({ identityProviders, users, outbox }) => {
      await assertActiveCaller(users, caller);
      const current = await identityProviders.lock(caller.frameId, id);
      if (!current) throw notFound('identity_provider');
      rejectStale(current.version, ifVersion);
      const deleted = { ...current, active: false, revision: current.revision + 1 };
      await identityProviders.remove(caller.frameId, id);
      await outbox.add(providerLine(caller, deleted, 'deleted'), providerState(caller.frameId, deleted, false));
      return deleted;
    });
}

function assertGrants(caller: Caller, fields: IdentityProviderFields, roles: readonly Role[]): void {
  assertRolesExist(roles, rolesIn(fields), 'group_mappings');
  assertCanGrant(caller, [...fields.maxScopes, ...scopesIn(fields), ...scopesOfRoles(roles, rolesIn(fields))]);
}

/** The keys of an inactive provider are not read, so they may be outdated when it is activated. */
function withTrustedKeys(provider: IdentityProvider, now: Date): IdentityProvider {
  const isOutdated = now.getTime() - (provider.keysReadAt?.getTime() ?? 0) > MAX_KEY_AGE_MS;
  return isOutdated ? { ...provider, keys: [] } : provider;
}

async function keysOf(readIssuer: ReadIssuer, issuer: string) {
  try {
    return await readIssuer(issuer);
  } catch (error) {
    if (error instanceof IssuerError) throw invalidInput({ issuer: [error.message] });
    throw error;
  }
}

function limitReached(): Error {
  return ruleBroken(
    'identity_provider_limit_reached',
    `A frame can have ${MAX_PROVIDERS} identity providers. Delete one first.`,
  );
}
