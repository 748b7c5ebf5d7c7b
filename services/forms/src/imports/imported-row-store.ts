import type { RowOutcome } from './import-row';

/** An answer that a row changed. */
export interface RowChange {
  readonly answerId: string;
  readonly changeId: string;
  /** The version of the answer after the change. */
  readonly version: number;
}

/** An answer that the rollback of a row restored. */
export interface RestoredAnswer {
  readonly answerId: string;
  /** Its version since the rollback. */
  readonly version: number;
  /** The earlier version whose value it has. Rollbacks of earlier rows expect this version. */
  readonly restoredVersion: number;
}

/** An answer that the rollback of a row does not change. */
export interface RetainedAnswer {
  readonly answerId: string;
  readonly reason: 'changed_since' | 'gone';
}

export interface RowRollback {
  readonly restored: readonly RestoredAnswer[];
  readonly retained: readonly RetainedAnswer[];
}

export interface ImportedRow {
  readonly outcome: RowOutcome;
  readonly changes: readonly RowChange[];
  /** Null if the row was not rolled back. */
  readonly rolledBack: RowRollback | null;
}

/** A rolled back import has no further attempts. */
export const ALL_ATTEMPTS = 2_147_483_647;

/** The outcomes of imported rows, and what they changed. */
export interface ImportedRowStore {
  /**
   * Serializes the imports and rollbacks of an operation until the end of the transaction. Attempts up to `endedAttempt`
   * have ended.
   */
  lock(frameId: string, operationId: string, at: Date): Promise<{ readonly endedAttempt: number }>;
  /** Rejects further rows of this attempt and of earlier ones. Idempotent. */
  end(frameId: string, operationId: string, attempt: number): Promise<void>;
  /** The rows that were applied before. */
  find(frameId: string, operationId: string, rowNumbers: readonly number[]): Promise<readonly ImportedRow[]>;
  /** Rows after a row, in the order of the sheet. */
  after(frameId: string, operationId: string, row: number, limit: number): Promise<readonly ImportedRow[]>;
  /** Rows before a row, the last one first. */
  before(frameId: string, operationId: string, row: number, limit: number): Promise<readonly ImportedRow[]>;
  add(frameId: string, operationId: string, rows: readonly ImportedRow[], at: Date): Promise<void>;
  storeRollback(frameId: string, operationId: string, row: number, rollback: RowRollback): Promise<void>;
}

export interface ImportedRowStores {
  readonly importedRows: ImportedRowStore;
}
