import type { JournalEntry, JournalKind } from './journal';
import type { RowOutcome } from './row-outcome';

/** Something that an import made or changed and that a rollback leaves as it is. */
export interface KeptRow {
  readonly row: number;
  readonly kind: JournalKind;
  readonly id: string;
  readonly reason: 'changed_since' | 'in_use' | 'use_unknown' | 'gone' | 'taken';
}

/** What was restored stands at a newer version, and counts as the older one for the batches before. */
export interface Mark {
  readonly kind: JournalKind;
  readonly id: string;
  readonly standsAt: number;
  readonly countsAs: number;
}

export interface BatchRollback {
  readonly restored: number;
  readonly removed: number;
  readonly kept: readonly KeptRow[];
  readonly marks: readonly Mark[];
}

export interface AppliedBatch {
  readonly outcomes: readonly RowOutcome[];
  readonly journal: readonly JournalEntry[];
  /** Projects of the batch that its rollback has marked as deleted, and neither removed nor restored yet. */
  readonly tombstones: readonly string[];
  /** Null where it was not taken back yet. */
  readonly rolledBack: BatchRollback | null;
}

/** What the rows of an import were answered. */
export interface AppliedBatches {
  /** Waits until nobody else applies rows of this operation, then holds it to the end of the transaction. */
  lock(operationId: string): Promise<void>;
  /** The outcomes of rows from `first` to `last` that were applied before, whatever batches they came in. */
  find(frameId: string, operationId: string, first: number, last: number): Promise<readonly RowOutcome[]>;
  /** The outcomes of each batch that begins behind `afterRow`, in the order of the sheet. At most `limit` batches. */
  listAfter(
    frameId: string,
    operationId: string,
    afterRow: number,
    limit: number,
  ): Promise<readonly (readonly RowOutcome[])[]>;
  add(
    frameId: string,
    operationId: string,
    outcomes: readonly RowOutcome[],
    journal: readonly JournalEntry[],
  ): Promise<void>;
  /** Whether a batch of the operation was taken back, so that no further one may come. */
  isTakenBack(frameId: string, operationId: string): Promise<boolean>;
  /** The first rows of all batches, the last batch first. */
  firstRows(frameId: string, operationId: string): Promise<readonly number[]>;
  /** One batch, held to the end of the transaction. */
  hold(frameId: string, operationId: string, firstRow: number): Promise<AppliedBatch | undefined>;
  storeTombstones(frameId: string, operationId: string, firstRow: number, ids: readonly string[]): Promise<void>;
  /** Keeps what became of a batch that was taken back. */
  storeRollback(frameId: string, operationId: string, firstRow: number, result: BatchRollback): Promise<void>;
}
