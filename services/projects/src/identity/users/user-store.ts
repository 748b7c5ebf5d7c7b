import type { RecordEffect } from '@trackway/application';
import type { Outbox } from '@trackway/messaging';
import type { AccessTokenStore } from '../credentials/access-token-store';
import type { ServiceAccountStore } from '../credentials/service-account-store';
import type { User } from './user';

/** What a verified token says of its user. */
export interface SeenUser {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly at: Date;
}

export interface UserScopes {
  /** Of all tokens that the user came with. */
  readonly granted: readonly string[];
  /** By an administrator. */
  readonly revoked: readonly string[];
}

export interface UserStore {
  /** Those that exist, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly User[]>;
  /** Makes the user, or takes over a name or e-mail that the token has and the record has not. Undefined where nothing changed. */
  upsertFromToken(frameId: string, seen: SeenUser): Promise<User | undefined>;
  /** Adds what a token of the user allows. A token with fewer scopes takes none away. */
  rememberScopes(frameId: string, id: string, scopes: readonly string[]): Promise<void>;
  scopesOf(frameId: string, id: string): Promise<UserScopes>;
  /** Replaces the list of scopes that background work of the user must not use. */
  setRevokedScopes(frameId: string, id: string, scopes: readonly string[]): Promise<void>;
  insert(frameId: string, user: User): Promise<void>;
  /** Locks the user until the end of the transaction. */
  lock(frameId: string, id: string): Promise<User | undefined>;
  update(frameId: string, user: User): Promise<void>;
}

/** The stores of one transaction on users, service accounts and their tokens. */
export interface UserStores {
  readonly users: UserStore;
  readonly serviceAccounts: ServiceAccountStore;
  readonly accessTokens: AccessTokenStore;
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
}
