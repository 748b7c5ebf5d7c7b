import type { FakeAccessTokenStore } from './fake-access-token-store';
import type { FakeServiceAccountStore } from './fake-service-account-store';
import type { IdentityIndex, Owned } from './identity-index';

/** Finds the accounts and tokens of one frame. */
export class FakeIdentityIndex implements IdentityIndex {
  constructor(
    private readonly frameId: string,
    private readonly stores: {
      readonly serviceAccounts: FakeServiceAccountStore;
      readonly accessTokens: FakeAccessTokenStore;
    },
  ) {}

  async findAccount(id: string): Promise<Owned | undefined> {
    return this.stores.serviceAccounts.rows.find(this.frameId, id) && { frameId: this.frameId, id };
  }

  async findToken(hash: Buffer): Promise<Owned | undefined> {
    const row = this.stores.accessTokens.rows.of(this.frameId).find((one) => one.hash.equals(hash));
    return row && { frameId: this.frameId, id: row.token.id };
  }
}
