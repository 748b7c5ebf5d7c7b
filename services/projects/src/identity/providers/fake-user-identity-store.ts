import { FakeTable } from '@trackway/simulation';
import type { UserIdentity, UserIdentityStore } from './user-identity-store';

/** Users are in a folder that imports this one. */
interface StoredUser {
  readonly id: string;
  readonly email: string | null;
  readonly deletedAt: Date | null;
}

export class FakeUserIdentityStore implements UserIdentityStore {
  readonly rows = new FakeTable<UserIdentity>(({ issuer, subject }) => `${issuer} ${subject}`);

  constructor(private readonly users: { readonly rows: Pick<FakeTable<StoredUser>, 'of'> }) {}

  async find(frameId: string, issuer: string, subject: string): Promise<string | undefined> {
    return this.rows.find(frameId, `${issuer} ${subject}`)?.userId;
  }

  async insert(frameId: string, identity: UserIdentity): Promise<void> {
    this.rows.put(frameId, identity);
  }

  async findUnlinkedByEmail(frameId: string, email: string): Promise<readonly string[]> {
    const linked = new Set(this.rows.of(frameId).map(({ userId }) => userId));
    return this.users.rows
      .of(frameId)
      .filter((user) => user.email?.toLowerCase() === email.toLowerCase() && user.deletedAt === null)
      .flatMap(({ id }) => (linked.has(id) ? [] : [id]))
      .slice(0, 2);
  }
}
