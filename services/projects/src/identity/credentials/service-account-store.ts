import type { Page } from '@trackway/application';
import type { ServiceAccount } from './service-account';

export interface ServiceAccountStore {
  find(frameId: string, id: string): Promise<ServiceAccount | undefined>;
  lock(frameId: string, id: string): Promise<ServiceAccount | undefined>;
  /** Newest first, without deleted accounts. */
  page(frameId: string, page: Page): Promise<{ accounts: readonly ServiceAccount[]; total: number }>;
  /** Accounts that are not deleted. Concurrent counts of a frame wait for each other until the commit. */
  countForLimit(frameId: string): Promise<number>;
  insert(frameId: string, account: ServiceAccount): Promise<void>;
  update(frameId: string, account: ServiceAccount): Promise<void>;
  recordUse(frameId: string, id: string, at: Date): Promise<void>;
}
