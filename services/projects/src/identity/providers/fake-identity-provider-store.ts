import type { Page } from '@trackway/application';
import { conflict } from '@trackway/errors';
import { FakeTable, fakePage } from '@trackway/simulation';
import type { IdentityProvider } from './identity-provider';
import type { IdentityProviderStore } from './identity-provider-store';

/** Finds conflicts of providers within a frame only. */
export class FakeIdentityProviderStore implements IdentityProviderStore {
  readonly rows = new FakeTable<IdentityProvider>(({ id }) => id);

  async page(frameId: string, page: Page) {
    const { items: providers, total } = fakePage(await this.all(frameId), page);
    return { providers, total };
  }

  async all(frameId: string): Promise<readonly IdentityProvider[]> {
    return this.rows.of(frameId).toSorted((one, other) => (one.name > other.name ? 1 : -1));
  }

  async countForLimit(frameId: string): Promise<number> {
    return this.rows.of(frameId).length;
  }

  async find(frameId: string, id: string): Promise<IdentityProvider | undefined> {
    return this.rows.find(frameId, id);
  }

  lock(frameId: string, id: string): Promise<IdentityProvider | undefined> {
    return this.find(frameId, id);
  }

  async insert(frameId: string, provider: IdentityProvider): Promise<void> {
    const isTaken = this.rows
      .of(frameId)
      .filter(({ id, issuer }) => id !== provider.id && issuer === provider.issuer)
      .some(({ audiences }) => audiences.some((audience) => provider.audiences.includes(audience)));
    if (isTaken) throw conflict('Another provider has this issuer with one of the audiences.');
    this.rows.put(frameId, provider);
  }

  update(frameId: string, provider: IdentityProvider): Promise<void> {
    return this.insert(frameId, provider);
  }

  async remove(frameId: string, id: string): Promise<void> {
    this.rows.remove(frameId, id);
  }
}
