import type { BatchResult } from '../jobs/job-store';
import type { ImportOperation } from '../operations/operation';
import { sheetRow } from './parent-passes';

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

export interface AppliedBatch {
  readonly number: number;
  readonly outcomes: readonly RowOutcome[];
}

/** The service that stores the imported rows. */
export interface RowsService {
  /** Applies batches in order and yields the outcomes of each. Batches are read as fast as they are applied. */
  apply(
    operation: ImportOperation,
    batches: AsyncIterable<OutgoingBatch>,
    signal: AbortSignal,
  ): AsyncIterable<AppliedBatch>;
  /**
   * Makes the service reject further rows of the operation, and yields the outcomes that it has stored for rows after
   * `afterRow`, batch by batch.
   */
  endImport(operation: ImportOperation, afterRow: number, signal: AbortSignal): AsyncIterable<readonly RowOutcome[]>;
}

export function toBatchResult(outcomes: readonly RowOutcome[]): BatchResult {
  const counts: Record<string, number> = Object.create(null);
  for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return {
    lastRow: outcomes.at(-1)?.rowNumber ?? 0,
    rows: outcomes.length,
    outcomes: counts,
    failedRows: counts['failed'] ?? 0,
    errors: outcomes.flatMap(({ rowNumber, errors }) =>
      errors.map((error) => ({ row: sheetRow(rowNumber), ...error })),
    ),
  };
}
