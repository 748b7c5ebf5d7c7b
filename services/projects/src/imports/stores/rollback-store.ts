import type { JournalKind } from './journal';

/** What taking an import back needs beside the stores of what it made. */
export interface RollbackStore {
  /** The groups or tags of these names that were made at this moment and not changed since. */
  labelsMadeAt(
    frameId: string,
    list: 'groups' | 'tags',
    names: readonly string[],
    at: Date,
  ): Promise<readonly string[]>;
  /** Those of one kind that something else than each other hangs on, deleted things included. */
  inUse(frameId: string, kind: JournalKind, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Marks projects as deleted, without a version or an event, so that no other service starts to use them. */
  setTombstones(frameId: string, ids: readonly string[], at: Date): Promise<void>;
  /** Undoes `setTombstones`. */
  clearTombstones(frameId: string, ids: readonly string[]): Promise<void>;
  /** Removes for good what nothing hangs on, as if it had never been there. */
  remove(frameId: string, kind: JournalKind, ids: readonly string[]): Promise<void>;
  /** Whether another customer has the document. */
  documentTaken(frameId: string, document: string, byOtherThan: string): Promise<boolean>;
}
