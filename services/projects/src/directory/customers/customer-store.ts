import type { RecordEffect } from '@trackway/application';
import type { Customer } from './customer';

export interface CustomerStore {
  /** Those that exist, deleted ones included, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Customer[]>;
  /** The given customers and all that stand above them, whatever the depth. */
  findWithAncestors(frameId: string, ids: readonly string[]): Promise<readonly Customer[]>;
  /** @throws AppError `conflict` where the document is taken. */
  insert(frameId: string, customer: Customer): Promise<void>;
  /** Inserts those whose document and id are free, and gives the ids of the ones that were. */
  insertFree(frameId: string, customers: readonly Customer[]): Promise<ReadonlySet<string>>;
  /** Holds one until the end of the transaction, so that changes of it come one after the other. */
  lock(frameId: string, id: string): Promise<Customer | undefined>;
  /** The same of several. */
  lockMany(frameId: string, ids: readonly string[]): Promise<readonly Customer[]>;
  /** The ids of customers by their documents, deleted ones included. */
  findIds(frameId: string, documents: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Fails with `precondition_failed` where the stored version is not the one that was read. */
  update(frameId: string, customer: Customer): Promise<void>;
  /** Locks the tree of customers of the frame, so that no two changes make a cycle together. */
  lockTree(frameId: string): Promise<void>;
}

export interface CustomerStores {
  readonly customers: CustomerStore;
  readonly recordEffect: RecordEffect;
}
