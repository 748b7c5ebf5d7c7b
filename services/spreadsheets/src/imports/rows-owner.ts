import type { ImportOperation } from '../operations/operation';

export interface OutgoingBatch {
  readonly number: number;
  readonly rowNumbers: readonly number[];
  readonly columns: readonly { readonly key: string; readonly values: readonly string[]; readonly kinds: Uint8Array }[];
}

export interface RowOutcome {
  readonly rowNumber: number;
  readonly outcome: string;
  readonly errors: readonly {
    readonly column: string;
    readonly code: string;
    readonly message: string;
    readonly value: string;
  }[];
}

export interface AnsweredBatch {
  readonly number: number;
  readonly outcomes: readonly RowOutcome[];
}

/** The service that owns the rows: it takes batches at its own pace and answers each, in order. */
export interface RowsOwner {
  apply(
    operation: ImportOperation,
    batches: AsyncIterable<OutgoingBatch>,
    signal: AbortSignal,
  ): AsyncIterable<AnsweredBatch>;
  /** The outcomes that the service has stored for rows behind `afterRow`, batch by batch. */
  listApplied(operation: ImportOperation, afterRow: number, signal: AbortSignal): AsyncIterable<readonly RowOutcome[]>;
}
