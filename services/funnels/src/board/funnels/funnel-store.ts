import type { Page } from '@trackway/application';
import type { Funnel } from './funnel';
import type { FunnelFilter } from './funnel-filter';

export interface FunnelStore {
  /** Includes deleted funnels. In no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Funnel[]>;
  /** Locks the funnel until the end of the transaction. Includes deleted funnels. */
  lock(frameId: string, id: string): Promise<Funnel | undefined>;
  /** Takes a shared lock, which prevents changes of the funnel and allows other shared locks. */
  lockShared(frameId: string, id: string): Promise<Funnel | undefined>;
  /** Undefined for a deleted or unknown step. */
  funnelOfStep(frameId: string, stepId: string): Promise<string | undefined>;
  /** True also for a deleted step. */
  hasEverHadStep(frameId: string, stepId: string): Promise<boolean>;
  insert(frameId: string, funnel: Funnel): Promise<void>;
  /** Stores a locked funnel. Deletes steps that are no longer in its list. */
  update(frameId: string, funnel: Funnel): Promise<void>;
  /** A page, newest first, and the total. */
  page(frameId: string, filter: FunnelFilter, page: Page): Promise<{ funnels: readonly Funnel[]; total: number }>;
}
