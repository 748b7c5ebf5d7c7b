import type { Page } from '@trackway/application';
import { FakeTable, fakePage } from '@trackway/simulation';
import type { ServiceAccount } from './service-account';
import type { ServiceAccountStore } from './service-account-store';

export class FakeServiceAccountStore implements ServiceAccountStore {
  readonly rows = new FakeTable<ServiceAccount>(({ id }) => id);

  async find(frameId: string, id: string): Promise<ServiceAccount | undefined> {
    return this.rows.find(frameId, id);
  }

  lock(frameId: string, id: string): Promise<ServiceAccount | undefined> {
    return this.find(frameId, id);
  }

  async page(frameId: string, page: Page) {
    const found = this.rows
      .of(frameId)
      .filter(({ deletedAt }) => deletedAt === null)
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1));
    const { items: accounts, total } = fakePage(found, page);
    return { accounts, total };
  }

  async countForLimit(frameId: string): Promise<number> {
    return this.rows.of(frameId).filter(({ deletedAt }) => deletedAt === null).length;
  }

  async insert(frameId: string, account: ServiceAccount): Promise<void> {
    this.rows.put(frameId, account);
  }

  async update(frameId: string, account: ServiceAccount): Promise<void> {
    this.rows.put(frameId, account);
  }

  async recordUse(frameId: string, id: string, at: Date): Promise<void> {
    this.rows.change(frameId, id, { lastUsedAt: at });
  }
}
