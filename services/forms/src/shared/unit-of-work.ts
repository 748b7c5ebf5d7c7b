import type { RecordEffect } from '@trackway/application';
import type { Outbox } from '@trackway/messaging';

export interface Transactional {
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
}

/** Gives access to stores. Each use case declares the stores that it needs. */
export interface UnitOfWork<Stores> {
  /**
   * Runs `work` in one transaction, so that changes and their events are stored together. It repeats `work` after a conflict
   * with another transaction, so `work` must have no other side effects.
   */
  run<T>(work: (stores: Stores & Transactional) => Promise<T>): Promise<T>;
  /** For reads that need no transaction. */
  read<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
}
