import type { UnitOfWork } from '@trackway/application';
import type { Clock, NewId } from '@trackway/runtime';
import type { FindLiveForms } from '../peers/peer-queries';
import { makeList } from '../search/listing';
import { makeFind, makeLoad, makeRead } from '../search/read-by-id';
import type { SearchIndex } from '../search/search-index';
import { makeIssueToken } from './access/issue-token';
import { makeListAccessTokens } from './access/read-access-tokens';
import { makeListRoles, makeReadRole, makeReadUserRoles } from './access/read-roles';
import { makeListServiceAccounts, makeReadServiceAccount } from './access/read-service-accounts';
import { makeSetUserRoles } from './access/set-user-roles';
import { makeCreateAccessToken, makeRevokeAccessToken, makeRevokeFoundToken } from './access/write-access-token';
import { makeCreateRole, makeDeleteRole, makeUpdateRole } from './access/write-role';
import {
  makeCreateServiceAccount,
  makeDeleteServiceAccount,
  makeRotateSecret,
  makeUpdateServiceAccount,
} from './access/write-service-account';
import type { IdentityIndex } from './credentials/identity-index';
import type { FrameStores } from './frames/frame-store';
import { makeProvisionUser } from './frames/provision-user';
import { makeReadFrame, makeReadFrameName, makeUpdateFrame } from './frames/update-frame';
import type { KeyCipher } from './keys/key-cipher';
import { makeReadKeySet } from './keys/read-key-set';
import { makeReplaceSigningKey, makeRevokeSigningKey, makeRotateSigningKeys } from './keys/rotate-keys';
import { makeSignToken } from './keys/sign-token';
import type { SigningKeyStore } from './keys/signing-key-store';
import type { ProviderSchedule } from './providers/identity-provider-store';
import type { ReadIssuer } from './providers/read-issuer';
import { makeListScimGroups, makeListScimUsers, makeReadScimGroup, makeReadScimUser } from './provisioning/read-scim';
import { makeChangeScimGroup, makeCreateScimGroup, makeDeleteScimGroup } from './provisioning/write-scim-group';
import { makeChangeScimUser, makeCreateScimUser, makeDeleteScimUser } from './provisioning/write-scim-user';
import { makeListIdentityProviders, makeReadIdentityProvider } from './sign-in/read-identity-providers';
import { makeRefreshDueKeys, makeRefreshKeys } from './sign-in/refresh-keys';
import { makeResolveUser } from './sign-in/resolve-user';
import {
  makeCreateIdentityProvider,
  makeDeleteIdentityProvider,
  makeUpdateIdentityProvider,
} from './sign-in/write-identity-provider';
import { makeReadUsage } from './usage/read-usage';
import type { UsageStore } from './usage/usage-store';
import { makeReadCurrentUser } from './users/read-current-user';
import { makeReadGrants } from './users/read-grants';
import { makeReadRevokedScopes, makeRevokeScopes } from './users/revoke-scopes';
import { userModel } from './users/user-search-model';
import type { UserStores } from './users/user-store';
import { makeCreateUser, makeDeleteUser, makeRestoreUser, makeUpdateUser } from './users/write-user';

export interface IdentityDeps {
  readonly unitOfWork: UnitOfWork<FrameStores>;
  readonly searchIndex: SearchIndex;
  readonly identityIndex: IdentityIndex;
  readonly signingKeys: SigningKeyStore;
  readonly cipher: KeyCipher;
  readonly rotationDays: number;
  readonly findLiveForms: FindLiveForms;
  readonly usage: UsageStore;
  readonly readIssuer: ReadIssuer;
  readonly providerSchedule: ProviderSchedule;
  readonly newId: NewId;
  readonly clock: Clock;
}

/** Frames (tenants), users, service accounts, and the tokens that this service issues. */
export function identityModule(deps: IdentityDeps) {
  const { unitOfWork, searchIndex } = deps;
  const signToken = makeSignToken(deps);
  const findUsers = ({ users }: UserStores, frameId: string, ids: readonly string[]) => users.findMany(frameId, ids);
  return {
    commands: {
      provisionUser: makeProvisionUser(deps),
      updateFrame: makeUpdateFrame(deps),
      createUser: makeCreateUser(deps),
      updateUser: makeUpdateUser(deps),
      deleteUser: makeDeleteUser(deps),
      restoreUser: makeRestoreUser(deps),
      revokeScopes: makeRevokeScopes(deps),
      createServiceAccount: makeCreateServiceAccount(deps),
      updateServiceAccount: makeUpdateServiceAccount(deps),
      deleteServiceAccount: makeDeleteServiceAccount(deps),
      rotateSecret: makeRotateSecret(deps),
      issueToken: makeIssueToken({ ...deps, signToken }),
      createAccessToken: makeCreateAccessToken({ ...deps, signToken }),
      revokeAccessToken: makeRevokeAccessToken(deps),
      revokeFoundToken: makeRevokeFoundToken(deps),
      createIdentityProvider: makeCreateIdentityProvider(deps),
      updateIdentityProvider: makeUpdateIdentityProvider(deps),
      deleteIdentityProvider: makeDeleteIdentityProvider(deps),
      refreshKeys: makeRefreshKeys(deps),
      refreshDueKeys: makeRefreshDueKeys(deps),
      createRole: makeCreateRole(deps),
      updateRole: makeUpdateRole(deps),
      deleteRole: makeDeleteRole(deps),
      setUserRoles: makeSetUserRoles(deps),
      createScimUser: makeCreateScimUser(deps),
      changeScimUser: makeChangeScimUser(deps),
      deleteScimUser: makeDeleteScimUser(deps),
      createScimGroup: makeCreateScimGroup(deps),
      changeScimGroup: makeChangeScimGroup(deps),
      deleteScimGroup: makeDeleteScimGroup(deps),
      resolveUser: makeResolveUser(deps),
      rotateSigningKeys: makeRotateSigningKeys(deps),
      replaceSigningKey: makeReplaceSigningKey(deps),
      revokeSigningKey: makeRevokeSigningKey(deps),
    },
    queries: {
      readUsage: makeReadUsage(deps),
      readFrame: makeReadFrame(deps),
      readFrameName: makeReadFrameName(deps),
      readCurrentUser: makeReadCurrentUser(deps),
      listUsers: makeList({ model: userModel, searchIndex, load: makeLoad(unitOfWork, findUsers) }),
      readUser: makeRead(unitOfWork, 'user', findUsers),
      findUsers: makeFind(unitOfWork, findUsers),
      readGrants: makeReadGrants(deps),
      readRevokedScopes: makeReadRevokedScopes(deps),
      listServiceAccounts: makeListServiceAccounts(deps),
      readServiceAccount: makeReadServiceAccount(deps),
      listScimUsers: makeListScimUsers(deps),
      readScimUser: makeReadScimUser(deps),
      listScimGroups: makeListScimGroups(deps),
      readScimGroup: makeReadScimGroup(deps),
      listRoles: makeListRoles(deps),
      readRole: makeReadRole(deps),
      readUserRoles: makeReadUserRoles(deps),
      listIdentityProviders: makeListIdentityProviders(deps),
      readIdentityProvider: makeReadIdentityProvider(deps),
      listAccessTokens: makeListAccessTokens(deps),
      readKeySet: makeReadKeySet(deps),
    },
  };
}

export type IdentityModule = ReturnType<typeof identityModule>;
