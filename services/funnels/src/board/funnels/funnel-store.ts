import type { Page } from '@trackway/application';
import type { Funnel } from './funnel';
import type { FunnelFilter } from './funnel-filter';

export interface FunnelStore {
  /** Those that exist, deleted ones included, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Funnel[]>;
  /** The funnel as it is now, held until the end of the transaction; deleted ones too. */
  lock(frameId: string, id: string): Promise<Funnel | undefined>;
  /** The same for who only relies on it: several may hold it, and nobody changes it meanwhile. */
  lockShared(frameId: string, id: string): Promise<Funnel | undefined>;
  /** Which funnel a step belongs to; undefined for a step that is deleted or unknown. */
  funnelOfStep(frameId: string, stepId: string): Promise<string | undefined>;
  /** Whether there is, or was, such a step. */
  hasEverHadStep(frameId: string, stepId: string): Promise<boolean>;
  insert(frameId: string, funnel: Funnel): Promise<void>;
  /** Stores a funnel that was locked and changed; steps that are no longer in its list are deleted. */
  update(frameId: string, funnel: Funnel): Promise<void>;
  /** One page, newest first, and how many there are in all. */
  page(frameId: string, filter: FunnelFilter, page: Page): Promise<{ funnels: readonly Funnel[]; total: number }>;
}
