import type { RecordEffect } from '@trackway/application';
import type { Outbox } from '@trackway/messaging';
import type { Label } from './label';

export interface LabelStore {
  /** Returns the labels that exist, also deleted ones, in any order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly Label[]>;
  /** The same, and locks them until the end of the transaction. */
  lockMany(frameId: string, ids: readonly string[]): Promise<readonly Label[]>;
  /** @throws AppError `conflict` if another label has the name. */
  insert(frameId: string, label: Label): Promise<void>;
  /** Stores a locked label. @throws AppError `conflict` if another label has the name. */
  update(frameId: string, label: Label): Promise<void>;
}

export interface LabelStores {
  readonly groups: LabelStore;
  readonly tags: LabelStore;
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
}
