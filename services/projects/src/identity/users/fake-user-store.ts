import { FakeTable } from '@trackway/simulation';
import { type User, unnamedUser } from './user';
import type { TokenUser, UserScopes, UserStore } from './user-store';

type ScopesRow = UserScopes & { readonly userId: string };

const NO_SCOPES: UserScopes = { granted: [], revoked: [] };

export class FakeUserStore implements UserStore {
  readonly rows = new FakeTable<User>(({ id }) => id);
  readonly scopes = new FakeTable<ScopesRow>(({ userId }) => userId);

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly User[]> {
    return this.rows.of(frameId).filter(({ id }) => ids.includes(id));
  }

  async upsertFromToken(frameId: string, { id, name, email, at }: TokenUser): Promise<User | undefined> {
    const stored = this.rows.find(frameId, id);
    if (!stored) {
      const life = { active: true, version: 1, createdAt: at, updatedAt: at, deletedAt: null };
      const user: User = { id, name: name ?? unnamedUser(id), email, ...life };
      this.rows.put(frameId, user);
      return user;
    }
    const changed = { ...stored, name: name ?? stored.name, email: email ?? stored.email };
    if (changed.name === stored.name && changed.email === stored.email) return undefined;
    const user = { ...changed, version: stored.version + 1, updatedAt: at };
    this.rows.put(frameId, user);
    return user;
  }

  async addScopes(frameId: string, id: string, scopes: readonly string[]): Promise<void> {
    const { granted } = await this.scopesOf(frameId, id);
    await this.setScopes(frameId, id, [...new Set([...granted, ...scopes])].toSorted());
  }

  async setScopes(frameId: string, id: string, scopes: readonly string[]): Promise<void> {
    const { revoked } = await this.scopesOf(frameId, id);
    if (this.rows.find(frameId, id)) this.scopes.put(frameId, { userId: id, granted: scopes, revoked });
  }

  async scopesOf(frameId: string, id: string): Promise<UserScopes> {
    const { granted, revoked } = this.scopes.find(frameId, id) ?? NO_SCOPES;
    return { granted, revoked };
  }

  async setRevokedScopes(frameId: string, id: string, scopes: readonly string[]): Promise<void> {
    const { granted } = await this.scopesOf(frameId, id);
    if (this.rows.find(frameId, id)) this.scopes.put(frameId, { userId: id, granted, revoked: scopes });
  }

  async insert(frameId: string, user: User): Promise<void> {
    this.rows.put(frameId, user);
  }

  async lock(frameId: string, id: string): Promise<User | undefined> {
    return this.rows.find(frameId, id);
  }

  async update(frameId: string, user: User): Promise<void> {
    this.rows.put(frameId, user);
  }
}
