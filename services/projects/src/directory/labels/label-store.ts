import type { RecordEffect } from '@trackway/application';
import type { Outbox } from '@trackway/messaging';
import type { Label } from './label';

export interface LabelStore {
  /** Those that exist, deleted ones included, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Label[]>;
  /** The same, held until the end of the transaction. */
  lockMany(frameId: string, ids: readonly string[]): Promise<readonly Label[]>;
  /** @throws AppError `conflict` where another one has the name. */
  insert(frameId: string, label: Label): Promise<void>;
  /** Stores one that was locked and changed. @throws AppError `conflict` where another one has the name. */
  update(frameId: string, label: Label): Promise<void>;
}

export interface LabelStores {
  readonly groups: LabelStore;
  readonly tags: LabelStore;
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
}
