import { WorkbookError, type WorkbookErrorCode } from '../model/workbook-error';
import { maxColumns, maxRows } from '../model/workbook-limits';
import { assertCellLength } from '../strings/cell-length';
import { ByteWindow } from '../xml/byte-window';
import { endsName, LOWER_C, LOWER_O, LOWER_R, LOWER_S, LOWER_W, LT, SLASH } from '../xml/bytes';
import { incompletePart, skipMarkup } from '../xml/markup';
import { prologLength } from '../xml/prolog';
import { readRoot } from '../xml/root';
import type { BatchBuilder } from './batch-builder';
import { CellAttributes, tooManyColumns } from './cell-attributes';
import { CellScanner } from './cell-scanner';
import type { SheetContext } from './sheet-context';

type Phase = 'before_root' | 'before_rows' | 'rows' | 'done';

/**
 * Parses the chunks of a worksheet part to rows of a batch. Feed a chunk, then call `scan` until it returns false. Rows must be
 * in ascending order. Cells of a row can be in any order, each only once.
 */
export class SheetScanner {
  phase: Phase = 'before_root';
  /** Number of the last row. */
  row = 0;
  /** Number of rows up to `afterRow` that have a value. */
  rowsSkipped = 0;
  private readonly window: ByteWindow;
  private readonly attributes: CellAttributes;
  private cells: CellScanner;
  private prefix = 0;
  private started = false;
  private inRow = false;
  private rowIsNumbered = false;
  private skippedCell = false;
  private column = -1;

  constructor(
    private readonly context: SheetContext,
    private readonly batch: BatchBuilder,
    private readonly afterRow: number,
  ) {
    this.window = new ByteWindow(context.part);
    this.attributes = new CellAttributes(context.part);
    this.cells = new CellScanner(context, 0);
  }

  feed(chunk: Buffer): void {
    this.window.feed(this.started ? chunk : chunk.subarray(prologLength(chunk, this.context.part)));
    this.started = true;
  }

  /** Returns true if the batch is full, or false if all fed bytes are parsed. */
  scan(): boolean {
    if (this.phase === 'before_root') this.openRoot();
    if (this.phase === 'before_rows') this.findRows();
    return this.phase === 'rows' && this.scanRows();
  }

  end(): void {
    if (this.phase !== 'done') throw incompletePart(this.context.part, this.row === 0 ? undefined : this.row);
  }

  private openRoot(): void {
    const root = readRoot(this.window, this.context.part, 'worksheet');
    if (root === undefined) return;
    this.prefix = root.prefix;
    this.cells = new CellScanner(this.context, root.prefix);
    this.phase = root.empty ? 'done' : 'before_rows';
  }

  private findRows(): void {
    const { window, prefix } = this;
    const { bytes, end } = window;
    for (let i = window.start; ; ) {
      while (i < end && bytes[i] !== LT) i++;
      window.start = i;
      const next = skipMarkup(bytes, i, end, this.context.part);
      if (next === -1) return;
      window.start = next;
      if (bytes.toString('latin1', i + 1 + prefix, i + 10 + prefix) === 'sheetData') {
        this.phase = bytes[next - 2] === SLASH ? 'done' : 'rows';
        return;
      }
      i = next;
    }
  }

  private scanRows(): boolean {
    const { window, prefix, batch } = this;
    const { bytes, end } = window;
    for (let i = window.start; ; ) {
      while (i < end && bytes[i] !== LT) i++;
      window.start = i;
      const name = i + 1 + prefix;
      if (name + 3 >= end) return false;
      if (bytes[name] === LOWER_C && endsName(bytes[name + 1])) {
        i = this.readCell(bytes, name + 1, end);
      } else if (bytes[name] === LOWER_R && bytes[name + 1] === LOWER_O && bytes[name + 2] === LOWER_W) {
        i = this.startRow(bytes, name + 3, end);
      } else {
        const closing = bytes[i + 1] === SLASH ? bytes[name + 1] : undefined;
        i = skipMarkup(bytes, i, end, this.context.part);
        if (i !== -1 && closing === LOWER_R) {
          this.endRow();
          window.start = i;
          if (batch.isFull) return true;
        } else if (i !== -1 && closing === LOWER_S) {
          this.endRows();
          return false;
        }
      }
      if (i === -1) return false;
    }
  }

  private startRow(bytes: Buffer, from: number, end: number): number {
    const { attributes } = this;
    const next = attributes.read(bytes, from, end);
    if (next === -1) return -1;
    if (this.inRow) throw this.error('malformed_xml', `Row ${this.row} of the sheet has no end.`);
    this.rowIsNumbered = attributes.row !== 0;
    this.moveTo(this.rowIsNumbered ? attributes.row : this.row + 1);
    this.inRow = !attributes.selfClosing;
    this.column = -1;
    this.skippedCell = false;
    return next;
  }

  private moveTo(row: number): void {
    if (row <= this.row) throw this.error('malformed_xml', `Row ${row} of the sheet comes after row ${this.row}.`);
    if (row > maxRows) throw this.error('too_many_rows', 'The sheet has more than 1,048,576 rows.');
    this.row = row;
  }

  private endRow(): void {
    if (this.row > this.afterRow) this.batch.endRow(this.row);
    else if (this.skippedCell) this.rowsSkipped++;
    this.inRow = false;
  }

  private endRows(): void {
    if (this.inRow) throw this.error('malformed_xml', `Row ${this.row} of the sheet has no end.`);
    this.phase = 'done';
  }

  private readCell(bytes: Buffer, from: number, end: number): number {
    const { attributes, batch, cells } = this;
    const next = attributes.read(bytes, from, end);
    if (next === -1) return -1;
    if (!this.inRow)
      throw this.error('malformed_xml', `A cell of the sheet is outside of a row, after row ${this.row}.`);
    if (attributes.row !== this.row && attributes.row !== 0) this.adoptRow(attributes.row);
    const column = attributes.column === -1 ? this.column + 1 : attributes.column;
    if (column >= maxColumns) throw tooManyColumns(this.context.part);
    const { selfClosing, style, type } = attributes;
    if (selfClosing) {
      this.column = column;
      return next;
    }
    if (this.row <= this.afterRow) return this.skipCell(bytes, next, end, column);

    const builder = batch.column(column);
    if (!builder.begin(batch.rows))
      throw this.error('malformed_xml', `Row ${this.row} of the sheet has the same cell twice.`);
    const after = cells.read(bytes, next, end, type, style, builder.sink);
    if (after === -1) return -1;
    this.column = column;
    if (cells.kind !== 0) {
      assertCellLength(builder.sink.bytes, builder.start, builder.sink.length, {
        part: this.context.part,
        row: this.row,
      });
      batch.commit(builder, cells.kind, this.row);
    }
    return after;
  }

  private skipCell(bytes: Buffer, from: number, end: number, column: number): number {
    const after = this.cells.skip(bytes, from, end);
    if (after === -1) return -1;
    this.column = column;
    this.skippedCell = true;
    return after;
  }

  /** Some writers number only cells and not rows. */
  private adoptRow(row: number): void {
    if (this.rowIsNumbered || this.column !== -1) {
      throw this.error('malformed_xml', `A cell in row ${this.row} of the sheet declares row ${row}.`);
    }
    this.row--;
    this.moveTo(row);
    this.rowIsNumbered = true;
  }

  private error(code: WorkbookErrorCode, message: string): WorkbookError {
    return new WorkbookError(code, `${message} Save the workbook again.`, { part: this.context.part, row: this.row });
  }
}
