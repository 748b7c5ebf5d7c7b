import type { CellKind } from './cell';
import type { RowBatch } from './row-batch';

export interface SheetInfo {
  readonly name: string;
  /** Hidden by its author, in whichever way. */
  readonly hidden: boolean;
}

/** The first row of a sheet that holds anything; the sheet's first row in every workbook that is meant for an import. */
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
  /** Begin behind this row; 1, the heading, unless said otherwise. Resuming passes the last row that was dealt with. */
  readonly afterRow?: number;
  /**
   * The most rows in a batch; batches of long texts or many columns have fewer. 500 unless said otherwise: with 1,000 the
   * strings of a batch outlive V8's young generation, and a process that reads a million rows grows by 80 MB.
   */
  readonly batchRows?: number;
}

export interface RowEstimate {
  readonly rows: number;
  /** True where all of the sheet was seen, which is so for small ones. */
  readonly exact: boolean;
}

/** One sheet of a workbook, opened for reading. Everything rejects with a `WorkbookError`. */
export interface WorkbookReader {
  /** Those with cells, in the order of their tabs. */
  readonly sheets: readonly SheetInfo[];
  /** The one being read. */
  readonly sheet: SheetInfo;
  /** Undefined where the sheet is empty. */
  heading(): Promise<Heading | undefined>;
  /**
   * How many rows with values come below the heading, from the sheet's first megabyte and how much it was compressed:
   * what workbooks say of their own size can't be trusted, and counting would read everything twice.
   */
  estimateRows(): Promise<RowEstimate>;
  /** The rows with values, batch by batch; the next batch is read when it is asked for. One iteration at a time. */
  rows(options?: RowsOptions): AsyncIterable<RowBatch>;
  close(): Promise<void>;
}
