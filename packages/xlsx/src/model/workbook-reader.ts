import type { CellKind } from './cell';
import type { RowBatch } from './row-batch';
import type { TextFormat } from './text-format';

export interface SheetInfo {
  readonly name: string;
  /** True for hidden and very hidden sheets. */
  readonly hidden: boolean;
}

/** The first row with values. */
export interface Heading {
  readonly row: number;
  readonly cells: readonly HeadingCell[];
}

export interface HeadingCell {
  /** 0 is column A. */
  readonly column: number;
  readonly kind: CellKind;
  readonly value: string;
}

export interface RowsOptions {
  /** Starts after this row. Default: 1, the heading. To resume, pass the last row that was processed. */
  readonly afterRow?: number;
  /**
   * Maximum number of rows in a batch. Batches of long texts or many columns have fewer. Default: 500. With 1,000, the strings of
   * a batch outlive V8's young generation, and a process that reads a million rows needs 80 MB more.
   */
  readonly batchRows?: number;
}

export interface RowEstimate {
  readonly rows: number;
  /** True if the complete sheet was read, as for small sheets. */
  readonly exact: boolean;
}

/** One sheet of a workbook, or the rows of a CSV file, opened for reading. All methods reject with `WorkbookError`. */
export interface WorkbookReader {
  /** Worksheets in the order of their tabs, without chart and dialog sheets. */
  readonly sheets: readonly SheetInfo[];
  /** The sheet that is read. */
  readonly sheet: SheetInfo;
  /** Settings of a CSV or TSV file. Undefined for workbooks. */
  readonly text?: TextFormat | undefined;
  /** Undefined for an empty sheet. */
  heading(): Promise<Heading | undefined>;
  /**
   * Estimates the number of rows with values below the heading from the first megabyte of the sheet and its compression. The
   * dimensions that a workbook declares are not reliable, and counting would read the sheet twice.
   */
  estimateRows(): Promise<RowEstimate>;
  /** Yields the rows with values in batches, with backpressure. Supports one iteration at the same time. */
  rows(options?: RowsOptions): AsyncIterable<RowBatch>;
  close(): Promise<void>;
}
