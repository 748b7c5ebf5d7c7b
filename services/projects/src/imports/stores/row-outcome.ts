export type Outcome = 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed';

export interface RowFault {
  /** The column's key. */
  readonly column: string;
  /** Stable and read by machines. */
  readonly code: string;
  /** A sentence for people that says what would be right. */
  readonly message: string;
  /** The value as it stood in the cell. */
  readonly value: string;
}

export interface RowOutcome {
  readonly rowNumber: number;
  readonly outcome: Outcome;
  /** Of what the row made or changed; empty where it failed. */
  readonly id: string;
  readonly errors: readonly RowFault[];
}
