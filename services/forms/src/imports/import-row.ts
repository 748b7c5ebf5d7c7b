import { cellKinds } from '@trackway/contracts';

/** Rows in columns, as they are transferred. */
export interface RowBatch {
  readonly number: number;
  readonly rowNumbers: readonly number[];
  readonly columns: readonly { readonly key: string; readonly values: readonly string[]; readonly kinds: Uint8Array }[];
}

export interface Cell {
  readonly kind: number;
  /** Without surrounding spaces. */
  readonly text: string;
  /** With surrounding spaces. */
  readonly rawText: string;
}

/** A row with its filled cells by column key. */
export interface ImportRow {
  /** The number of the row in its sheet. */
  readonly number: number;
  readonly cells: ReadonlyMap<string, Cell>;
}

export function rowsOf({ rowNumbers, columns }: RowBatch): ImportRow[] {
  return rowNumbers.map((number, index) => ({
    number,
    cells: new Map(
      columns.flatMap(({ key, values, kinds }) => {
        const [kind = cellKinds.empty, rawText = ''] = [kinds[index], values[index]];
        const text = rawText.trim();
        return kind === cellKinds.empty || text === '' ? [] : [[key, { kind, text, rawText }] as const];
      }),
    ),
  }));
}

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
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'failed';
  /** The id of the project. Empty if the row failed. */
  readonly id: string;
  readonly errors: readonly RowError[];
}

/** The settings of an import. */
export interface ImportJob {
  readonly operationId: string;
  /** Increases with each attempt at the operation. */
  readonly attempt: number;
  readonly formId: number;
  readonly mode: 'create' | 'update' | 'upsert';
  readonly dryRun: boolean;
}
