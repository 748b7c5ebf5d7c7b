import { columnValues, type Heading, type RowBatch, type WorkbookReader } from '@trackway/xlsx';
import type { ColumnMapping } from './column-mapping';
import { PASS_ROWS, sheetRow } from './parent-passes';

const LETTERS = 26;
const LETTER_A = 65;
/** A sheet can have 16,384 columns. */
const MAX_REPORTED = 100;

export interface UnnamedColumn {
  /** The letters of the column. */
  readonly column: string;
  /** The number of cells with a value. */
  readonly cells: number;
}

/** Counts the cells that an import ignores because the heading of their column is empty. Each row counts once. */
export class UnnamedColumns {
  private readonly cells = new Map<number, number>();
  private readonly named: ReadonlySet<number>;
  private lastRow: number;

  constructor(heading: Heading | undefined, { keys }: Pick<ColumnMapping, 'keys'>) {
    const headed = (heading?.cells ?? []).filter(({ value }) => value.trim() !== '').map(({ column }) => column);
    this.lastRow = heading?.row ?? 0;
    this.named = new Set([...headed, ...keys.keys()]);
  }

  count({ rows, columns }: Pick<RowBatch, 'rows' | 'columns'>): void {
    for (const column of columns) {
      if (this.named.has(column.index)) continue;
      const filled = columnValues(column).filter(
        (value, row) => (rows[row] ?? 0) > this.lastRow && value.trim() !== '',
      );
      if (filled.length > 0) this.cells.set(column.index, (this.cells.get(column.index) ?? 0) + filled.length);
    }
    this.lastRow = Math.max(this.lastRow, rows.at(-1) ?? 0);
  }

  /** Counts the rows that an earlier attempt has applied. */
  async countUpTo(reader: WorkbookReader, appliedRow: number): Promise<void> {
    const until = appliedRow < PASS_ROWS ? sheetRow(appliedRow) : Number.POSITIVE_INFINITY;
    if (until === 0) return;
    for await (const batch of reader.rows()) {
      this.count(batch);
      if (this.lastRow >= until) break;
    }
  }

  /** The columns with ignored cells, at most 100, in the order of the sheet. */
  report(): readonly UnnamedColumn[] {
    const sorted = [...this.cells].toSorted(([one], [other]) => one - other).slice(0, MAX_REPORTED);
    return sorted.map(([index, cells]) => ({ column: lettersOf(index), cells }));
  }
}

/** A for 0, Z for 25, AA for 26. */
function lettersOf(index: number): string {
  const letter = String.fromCharCode(LETTER_A + (index % LETTERS));
  return index < LETTERS ? letter : lettersOf(Math.floor(index / LETTERS) - 1) + letter;
}
