import type { FakeAccessTokenStore } from './fake-access-token-store';
import type { FakeServiceAccountStore } from './fake-service-account-store';
import type { IdentityIndex, Owned } from './identity-index';

/** Finds accounts and tokens in the stores in memory, in all frames. */
export class FakeIdentityIndex implements IdentityIndex {
  constructor(
    private readonly stores: {
      readonly serviceAccounts: FakeServiceAccountStore;
      readonly accessTokens: FakeAccessTokenStore;
    },
  ) {}

  async findAccount(id: string): Promise<Owned | undefined> {
    const found = this.stores.serviceAccounts.rows.all().find(({ row }) => row.id === id);
    return found && { frameId: found.frameId, id };
  }

  async findToken(hash: Buffer): Promise<Owned | undefined> {
    const found = this.stores.accessTokens.rows.all().find(({ row }) => row.hash.equals(hash));
    return found && { frameId: found.frameId, id: found.row.token.id };
  }
}
