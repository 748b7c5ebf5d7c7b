export type Outcome = 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed';

export interface RowError {
  /** The key of the column. */
  readonly column: string;
  /** Stable, for programs. */
  readonly code: string;
  /** A sentence for users that says how to fix the value. */
  readonly message: string;
  /** The text of the cell. */
  readonly value: string;
}

export interface RowOutcome {
  readonly rowNumber: number;
  readonly outcome: Outcome;
  /** The id of the created or changed record. Empty if the row failed. */
  readonly id: string;
  readonly errors: readonly RowError[];
}
