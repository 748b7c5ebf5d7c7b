import type { Outbox } from '@trackway/messaging';
import type { FunnelStore } from './funnels/funnel-store';

/** The stores of one transaction. */
export interface Stores {
  readonly funnels: FunnelStore;
  readonly outbox: Outbox;
}

/** Runs `work` in one transaction that sees one frame: what happened and the events that tell of it, or neither. */
export interface UnitOfWork {
  run<T>(frameId: string, work: (stores: Stores) => Promise<T>): Promise<T>;
}
