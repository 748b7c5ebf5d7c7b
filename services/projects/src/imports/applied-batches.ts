import type { RowOutcome } from './row-outcome';

/** What batches of an import were answered. */
export interface AppliedBatches {
  /** Waits until nobody else applies rows of this operation, then holds it to the end of the transaction. */
  lock(operationId: string): Promise<void>;
  find(frameId: string, operationId: string, batchNumber: number): Promise<readonly RowOutcome[] | undefined>;
  add(frameId: string, operationId: string, batchNumber: number, outcomes: readonly RowOutcome[]): Promise<void>;
}
