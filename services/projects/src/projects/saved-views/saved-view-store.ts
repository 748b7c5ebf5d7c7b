import type { Page, RecordEffect } from '@trackway/application';
import type { Outbox } from '@trackway/messaging';
import type { SavedView } from './saved-view';

export interface SavedViewStore {
  /** The views of a user and the shared ones, by name. */
  page(
    frameId: string,
    userId: string,
    page: Page,
  ): Promise<{ readonly views: readonly SavedView[]; readonly total: number }>;
  find(frameId: string, id: string): Promise<SavedView | undefined>;
  /** The views that exist, in no particular order. */
  findMany(frameId: string, ids: readonly string[]): Promise<readonly SavedView[]>;
  /** The same as `find`, and locks the view until the end of the transaction. */
  lock(frameId: string, id: string): Promise<SavedView | undefined>;
  /** Views of an owner. Concurrent counts of an owner wait for each other until the commit. */
  countForLimit(frameId: string, ownerId: string): Promise<number>;
  insert(frameId: string, view: SavedView): Promise<void>;
  /** Stores a locked view. The owner never changes. */
  update(frameId: string, view: SavedView): Promise<void>;
  remove(frameId: string, id: string): Promise<void>;
}

export interface SavedViewStores {
  readonly savedViews: SavedViewStore;
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
}
