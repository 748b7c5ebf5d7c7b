import type { CellKind } from '../model/cell';
import type { RowBatch } from '../model/row-batch';
import { WorkbookError } from '../model/workbook-error';
import { ColumnBuilder } from './column-builder';
import { packBatch } from './pack-batch';

// A batch is full with this much too, so that neither long texts nor thousands of columns make it large.
const fullBytes = 2 * 1024 * 1024;
const fullCells = 256 * 1024;
const largestRow = 16 * 1024 * 1024;
const columnsKept = 256;

/** Collects rows into a batch. Builders of columns are used again; what leaves is one buffer of the exact size. */
export class BatchBuilder {
  rows = 0;
  private columns: ColumnBuilder[] = [];
  private active: ColumnBuilder[] = [];
  private rowHasValue = false;
  private bytes = 0;
  private readonly rowNumbers: Uint32Array;

  constructor(
    private readonly part: string,
    private readonly batchRows: number,
  ) {
    this.rowNumbers = new Uint32Array(batchRows);
  }

  get isFull(): boolean {
    const { rows } = this;
    return rows >= this.batchRows || this.bytes > fullBytes || rows * this.active.length > fullCells;
  }

  column(index: number): ColumnBuilder {
    let column = this.columns[index];
    if (column === undefined) {
      column = new ColumnBuilder(index);
      this.columns[index] = column;
    }
    return column;
  }

  commit(column: ColumnBuilder, kind: CellKind, rowNumber: number): void {
    if (!column.active) this.active.push(column);
    column.active = true;
    column.commit(kind);
    this.rowHasValue = true;
    this.bytes += column.sink.length - column.start;
    if (this.bytes > largestRow) {
      const message = `Row ${rowNumber} holds more than 16 MB. Shorten its texts.`;
      throw new WorkbookError('too_large', message, { part: this.part, row: rowNumber });
    }
  }

  endRow(rowNumber: number): void {
    if (!this.rowHasValue) return;
    this.rowNumbers[this.rows++] = rowNumber;
    this.rowHasValue = false;
  }

  take(progress: number): RowBatch {
    const active = this.active.sort((a, b) => a.index - b.index);
    for (const column of active) column.fillTo(this.rows);
    const batch = packBatch(this.rowNumbers.subarray(0, this.rows), active, progress, this.part);
    // Columns that this batch didn't use are let go, or a hostile sheet would leave a large one behind in each.
    this.columns = [];
    if (active.length <= columnsKept) {
      for (const column of active) {
        column.clear();
        this.columns[column.index] = column;
      }
    }
    this.active = [];
    this.rows = 0;
    this.bytes = 0;
    return batch;
  }
}
