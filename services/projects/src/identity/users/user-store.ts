import type { RecordEffect } from '@trackway/application';
import type { Outbox } from '@trackway/messaging';
import type { AccessTokenStore } from '../credentials/access-token-store';
import type { ServiceAccountStore } from '../credentials/service-account-store';
import type { IdentityProviderStore } from '../providers/identity-provider-store';
import type { UserIdentityStore } from '../providers/user-identity-store';
import type { RoleStore } from '../roles/role-store';
import type { ScimStore } from '../scim/scim-store';
import type { User } from './user';

/** The claims of a verified token about its user. */
export interface TokenUser {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly at: Date;
}

export interface UserScopes {
  /** The scopes of all tokens that the user has used. */
  readonly granted: readonly string[];
  /** The scopes that an administrator revoked. */
  readonly revoked: readonly string[];
}

export interface UserStore {
  /** Returns the users that exist, in any order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly User[]>;
  /** Creates the user, or updates name and e-mail from the token. Undefined if nothing changed. */
  upsertFromToken(frameId: string, token: TokenUser): Promise<User | undefined>;
  /** Adds the scopes of a token. A token with fewer scopes removes none. */
  addScopes(frameId: string, id: string, scopes: readonly string[]): Promise<void>;
  /** Replaces the scopes of a user whose groups are known. */
  setScopes(frameId: string, id: string, scopes: readonly string[]): Promise<void>;
  scopesOf(frameId: string, id: string): Promise<UserScopes>;
  /** Replaces the list of scopes that background work of the user must not use. */
  setRevokedScopes(frameId: string, id: string, scopes: readonly string[]): Promise<void>;
  insert(frameId: string, user: User): Promise<void>;
  lock(frameId: string, id: string): Promise<User | undefined>;
  update(frameId: string, user: User): Promise<void>;
}

/** The stores of one transaction on users, service accounts and their tokens. */
export interface UserStores {
  readonly users: UserStore;
  readonly serviceAccounts: ServiceAccountStore;
  readonly accessTokens: AccessTokenStore;
  readonly identityProviders: IdentityProviderStore;
  readonly roles: RoleStore;
  readonly scim: ScimStore;
  readonly userIdentities: UserIdentityStore;
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
}
