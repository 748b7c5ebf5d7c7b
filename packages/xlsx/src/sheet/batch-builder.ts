import type { CellKind } from '../model/cell';
import type { RowBatch } from '../model/row-batch';
import { WorkbookError } from '../model/workbook-error';
import { ColumnBuilder } from './column-builder';
import { packBatch } from './pack-batch';

// A batch is also full at these sizes, so that long texts or thousands of columns do not make it large.
const targetBatchBytes = 2 * 1024 * 1024;
const targetBatchCells = 256 * 1024;
const maxRowBytes = 16 * 1024 * 1024;
const maxReusedColumns = 256;

/** Collects rows into a batch. Reuses column builders. A finished batch is one buffer of the exact size. */
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
    return rows >= this.batchRows || this.bytes > targetBatchBytes || rows * this.active.length > targetBatchCells;
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
    if (this.bytes > maxRowBytes) {
      const message = `Row ${rowNumber} has more than 16 MB. Shorten its texts.`;
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
    // Drops unused column builders. Otherwise a hostile sheet could leave a large buffer in each of 16,384 columns.
    this.columns = [];
    if (active.length <= maxReusedColumns) {
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
