import type { Page } from '@trackway/application';
import type { IdentityProvider } from './identity-provider';

export interface IdentityProviderStore {
  /** By name. */
  page(frameId: string, page: Page): Promise<{ providers: readonly IdentityProvider[]; total: number }>;
  all(frameId: string): Promise<readonly IdentityProvider[]>;
  /** Concurrent counts of a frame wait for each other until the commit. */
  countForLimit(frameId: string): Promise<number>;
  find(frameId: string, id: string): Promise<IdentityProvider | undefined>;
  lock(frameId: string, id: string): Promise<IdentityProvider | undefined>;
  /** @throws AppError `conflict` if another provider of any tenant has the issuer with one of the audiences. */
  insert(frameId: string, provider: IdentityProvider): Promise<void>;
  /** @throws AppError `conflict` like `insert` */
  update(frameId: string, provider: IdentityProvider): Promise<void>;
  remove(frameId: string, id: string): Promise<void>;
}

/** Finds providers of all frames whose keys must be read again. */
export interface ProviderSchedule {
  /** Claims providers whose keys were not read for `unreadMs`, so that no other process reads them. */
  claim(limit: number, unreadMs: number): Promise<readonly { readonly frameId: string; readonly id: string }[]>;
}
