import { CsvScanner } from '../csv/csv-scanner';
import { readTextChunks } from '../csv/text-chunks';
import type { CellKind } from '../model/cell';
import { type BatchColumn, cellText, type RowBatch } from '../model/row-batch';
import { separators, type TextFormat } from '../model/text-format';
import { WorkbookError } from '../model/workbook-error';
import type {
  Heading,
  HeadingCell,
  RowEstimate,
  RowsOptions,
  SheetInfo,
  WorkbookReader,
} from '../model/workbook-reader';
import { BatchBuilder } from '../sheet/batch-builder';

export interface OpenedText {
  readonly path: string;
  readonly size: number;
  readonly format: Pick<TextFormat, 'encoding' | 'separator'>;
  /** Bytes of UTF-8 before the first row: a line with the separator, or none. */
  readonly skip: number;
  readonly signal: AbortSignal | undefined;
}

/** The name of the only sheet of a text file. */
const sheet: SheetInfo = { name: 'Rows', hidden: false };

/** Reads the rows of a CSV or TSV file in this thread. All cells are text. */
export class TextFileReader implements WorkbookReader {
  readonly sheets = [sheet];
  readonly sheet = sheet;
  text: TextFormat | undefined;
  private rowCount = 0;

  constructor(private readonly opened: OpenedText) {}

  /** Sets what was found in a first pass over all rows. */
  describe(text: TextFormat, rowCount: number): void {
    this.text = text;
    this.rowCount = rowCount;
  }

  async heading(): Promise<Heading | undefined> {
    for await (const { rows, columns } of this.rows({ afterRow: 0, batchRows: 1 })) {
      return { row: rows[0] ?? 0, cells: columns.map(headingCell) };
    }
    return undefined;
  }

  async estimateRows(): Promise<RowEstimate> {
    return { rows: this.rowCount, exact: true };
  }

  async *rows({ afterRow = 1, batchRows = 500 }: RowsOptions = {}): AsyncGenerator<RowBatch, void> {
    const { path, size, format, signal, skip } = this.opened;
    const batch = new BatchBuilder('', batchRows);
    const scanner = new CsvScanner(separators[format.separator].charCodeAt(0), batch, afterRow, skip === 0 ? 1 : 2);
    let toSkip = skip;
    for await (const { bytes, progress } of readTextChunks(path, format.encoding, size)) {
      if (signal?.aborted) throw new WorkbookError('cancelled', 'Reading the file was cancelled.');
      scanner.feed(toSkip === 0 ? bytes : bytes.subarray(toSkip));
      toSkip = Math.max(0, toSkip - bytes.length);
      while (scanner.scan()) yield batch.take(progress);
    }
    scanner.end();
    if (batch.rows > 0) yield batch.take(1);
  }

  async close(): Promise<void> {}
}

function headingCell(column: BatchColumn): HeadingCell {
  return { column: column.index, kind: (column.kinds[0] ?? 0) as CellKind, value: cellText(column, 0) };
}
