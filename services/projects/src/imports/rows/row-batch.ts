import { cellKinds } from '@trackway/contracts';

/** Rows in columns, as they are transferred. */
export interface RowBatch {
  readonly number: number;
  readonly rowNumbers: readonly number[];
  readonly columns: readonly { readonly key: string; readonly values: readonly string[]; readonly kinds: Uint8Array }[];
}

export interface Cell {
  readonly kind: number;
  readonly text: string;
}

const EMPTY: Cell = { kind: cellKinds.empty, text: '' };

/** A row of a batch with its cells by column key. */
export class Row {
  private readonly columns: ReadonlyMap<string, RowBatch['columns'][number]>;

  constructor(
    batch: {
      readonly columns: ReadonlyMap<string, RowBatch['columns'][number]>;
      readonly rowNumbers: readonly number[];
    },
    private readonly index: number,
  ) {
    this.columns = batch.columns;
    this.number = batch.rowNumbers[index] ?? 0;
  }

  /** The number of the row in its sheet. */
  readonly number: number;

  /** Empty if the sheet has no such column. */
  cell(key: string): Cell {
    const column = this.columns.get(key);
    const kind = column?.kinds[this.index] ?? cellKinds.empty;
    if (!column || kind === cellKinds.empty) return EMPTY;
    return { kind, text: column.values[this.index] ?? '' };
  }
}

export function rowsOf(batch: RowBatch): Row[] {
  const columns = new Map(batch.columns.map((column) => [column.key, column]));
  return batch.rowNumbers.map((_, index) => new Row({ columns, rowNumbers: batch.rowNumbers }, index));
}
