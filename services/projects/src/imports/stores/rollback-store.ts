import type { JournalKind } from './journal';

/** What a rollback needs in addition to the stores of the records. */
export interface RollbackStore {
  /** Returns the groups or tags with these names that were created at this time and not changed since. */
  labelsCreatedAt(
    frameId: string,
    list: 'groups' | 'tags',
    names: readonly string[],
    at: Date,
  ): Promise<readonly string[]>;
  /** Returns the records that other records refer to, including deleted ones and excluding each other. */
  inUse(frameId: string, kind: JournalKind, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Marks projects as deleted without a version or an event, so that no other service starts to use them. */
  setTombstones(frameId: string, ids: readonly string[], at: Date): Promise<void>;
  /** Reverts `setTombstones`. */
  clearTombstones(frameId: string, ids: readonly string[]): Promise<void>;
  /** Deletes unused records permanently. */
  remove(frameId: string, kind: JournalKind, ids: readonly string[]): Promise<void>;
  /** Whether another customer has the document. */
  documentTaken(frameId: string, document: string, byOtherThan: string): Promise<boolean>;
}
