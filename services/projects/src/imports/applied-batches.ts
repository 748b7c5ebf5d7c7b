import type { RowOutcome } from './row-outcome';

/** What the rows of an import were answered. */
export interface AppliedBatches {
  /** Waits until nobody else applies rows of this operation, then holds it to the end of the transaction. */
  lock(operationId: string): Promise<void>;
  /** The outcomes of rows from `first` to `last` that were applied before, whatever batches they came in. */
  find(frameId: string, operationId: string, first: number, last: number): Promise<readonly RowOutcome[]>;
  add(frameId: string, operationId: string, outcomes: readonly RowOutcome[]): Promise<void>;
}
