import type { RecordEffect } from '@trackway/application';
import type { Outbox } from '@trackway/messaging';
import type { Customer } from './customer';

export interface CustomerStore {
  /** Returns the customers that exist, also deleted ones, in any order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Customer[]>;
  /** Returns the customers and all their ancestors. */
  findWithAncestors(frameId: string, ids: readonly string[]): Promise<readonly Customer[]>;
  /** @throws AppError `conflict` if another customer has the document. */
  insert(frameId: string, customer: Customer): Promise<void>;
  /** Inserts the customers whose document and id are free, and returns their ids. */
  insertFree(frameId: string, customers: readonly Customer[]): Promise<ReadonlySet<string>>;
  /** Locks the customer until the end of the transaction. */
  lock(frameId: string, id: string): Promise<Customer | undefined>;
  lockMany(frameId: string, ids: readonly string[]): Promise<readonly Customer[]>;
  /** Returns ids by document, also of deleted customers. */
  findIds(frameId: string, documents: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** @throws AppError `precondition_failed` if the stored version differs from the one that was read. */
  update(frameId: string, customer: Customer): Promise<void>;
  /** Locks the tree of customers of the frame, so that concurrent changes create no cycle. */
  lockTree(frameId: string): Promise<void>;
}

export interface CustomerStores {
  readonly customers: CustomerStore;
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
}
