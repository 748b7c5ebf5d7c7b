import type { Actor, ProjectRowType } from '@trackway/contracts';
import type { JournalEntry, JournalKind } from './journal';
import type { RowOutcome } from './row-outcome';

/** A record that an import created or changed and that its rollback retains. */
export interface RetainedRow {
  readonly row: number;
  readonly kind: JournalKind;
  readonly id: string;
  readonly reason: 'changed_since' | 'in_use' | 'use_unknown' | 'gone' | 'taken';
}

/** A record that the rollback of a batch restored. */
export interface RestoredRecord {
  readonly kind: JournalKind;
  readonly id: string;
  /** Its version since the rollback. */
  readonly version: number;
  /** The earlier version whose state it has. Rollbacks of earlier batches expect this version. */
  readonly restoredVersion: number;
}

export interface BatchRollback {
  readonly restored: number;
  readonly removed: number;
  readonly retained: readonly RetainedRow[];
  readonly records: readonly RestoredRecord[];
}

export interface AppliedBatch {
  readonly outcomes: readonly RowOutcome[];
  readonly journal: readonly JournalEntry[];
  /** Projects that the rollback has marked as deleted, and neither removed nor unmarked yet. */
  readonly tombstones: readonly string[];
  /** Null if the batch was not rolled back. */
  readonly rolledBack: BatchRollback | null;
}

/** Who imported rows of which type, so that an undo finds what the import created. */
export interface ImportCause {
  readonly type: ProjectRowType;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string | null;
}

/** The outcomes of imported rows. */
export interface AppliedBatches {
  /** Serializes imports and rollbacks of the operation until the end of the transaction. */
  lock(operationId: string): Promise<void>;
  /** The outcomes of rows from `first` to `last` that were applied before, in any batch. */
  find(frameId: string, operationId: string, first: number, last: number): Promise<readonly RowOutcome[]>;
  /** The outcomes of batches that start after `afterRow`, in the order of the sheet. At most `limit` batches. */
  listAfter(
    frameId: string,
    operationId: string,
    afterRow: number,
    limit: number,
  ): Promise<readonly (readonly RowOutcome[])[]>;
  add(
    frameId: string,
    batch: {
      readonly operationId: string;
      readonly outcomes: readonly RowOutcome[];
      readonly journal: readonly JournalEntry[];
      readonly cause: ImportCause;
    },
  ): Promise<void>;
  /** Rejects further batches of this attempt and of earlier ones. Idempotent. */
  endAttempt(frameId: string, operationId: string, attempt: number): Promise<void>;
  /** Whether the attempt has ended or a batch of the import was rolled back, which excludes further batches. */
  hasEnded(frameId: string, operationId: string, attempt: number): Promise<boolean>;
  /** The first row of each batch, the last batch first. */
  firstRows(frameId: string, operationId: string): Promise<readonly number[]>;
  /** Locks one batch until the end of the transaction. */
  hold(frameId: string, operationId: string, firstRow: number): Promise<AppliedBatch | undefined>;
  storeTombstones(frameId: string, operationId: string, firstRow: number, ids: readonly string[]): Promise<void>;
  storeRollback(frameId: string, operationId: string, firstRow: number, result: BatchRollback): Promise<void>;
}
