import type { User } from './user';

/** What a verified token says of its user. */
export interface SeenUser {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly at: Date;
}

export interface UserStore {
  /** Those that exist, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly User[]>;
  /** Makes the user, or takes over a name or e-mail that the token has and the record has not. Undefined where nothing changed. */
  upsertFromToken(frameId: string, seen: SeenUser): Promise<User | undefined>;
  /** Keeps what the user's newest token allows. */
  rememberScopes(frameId: string, id: string, scopes: readonly string[]): Promise<void>;
  scopesOf(frameId: string, id: string): Promise<readonly string[]>;
  insert(frameId: string, user: User): Promise<void>;
  /** Locks the user until the end of the transaction. */
  lock(frameId: string, id: string): Promise<User | undefined>;
  update(frameId: string, user: User): Promise<void>;
}
