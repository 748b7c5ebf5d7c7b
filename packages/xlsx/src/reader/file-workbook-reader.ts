import type { CellKind } from '../model/cell';
import { type BatchColumn, cellText, type RowBatch } from '../model/row-batch';
import { WorkbookError } from '../model/workbook-error';
import type { WorkbookLimits } from '../model/workbook-limits';
import type {
  Heading,
  HeadingCell,
  RowEstimate,
  RowsOptions,
  SheetInfo,
  WorkbookReader,
} from '../model/workbook-reader';
import type { PackagedSheet, WorkbookPackage } from '../parts/workbook-package';
import { BatchBuilder } from '../sheet/batch-builder';
import type { SheetContext } from '../sheet/sheet-context';
import { SheetScanner } from '../sheet/sheet-scanner';
import { loadSharedStrings } from '../strings/load-shared-strings';
import type { StringArena } from '../strings/string-arena';
import type { ZipArchive } from '../zip/zip-archive';

const estimatedFromBytes = 1024 * 1024;

interface Opened {
  readonly archive: ZipArchive;
  readonly contents: WorkbookPackage;
  readonly sheet: PackagedSheet;
  readonly styles: Uint8Array;
  readonly limits: WorkbookLimits;
  readonly signal: AbortSignal | undefined;
  readonly temporaryFolder: string | undefined;
}

/** Reads a sheet in this thread. `close` closes the archive. */
export class FileWorkbookReader implements WorkbookReader {
  private strings: Promise<StringArena | undefined> | undefined;

  constructor(private readonly opened: Opened) {}

  get sheets(): readonly SheetInfo[] {
    return this.opened.contents.sheets.map(({ name, hidden }) => ({ name, hidden }));
  }

  get sheet(): SheetInfo {
    const { name, hidden } = this.opened.sheet;
    return { name, hidden };
  }

  async heading(): Promise<Heading | undefined> {
    for await (const { rows, columns } of this.rows({ afterRow: 0, batchRows: 1 })) {
      return { row: rows[0] ?? 0, cells: columns.map(headingCell) };
    }
    return undefined;
  }

  async estimateRows(): Promise<RowEstimate> {
    const { archive, sheet } = this.opened;
    const scanner = new SheetScanner(
      this.context(undefined),
      new BatchBuilder(sheet.entry.name, 1),
      Number.POSITIVE_INFINITY,
    );
    let bytes = 0;
    for await (const chunk of await archive.stream(sheet.entry)) {
      bytes += chunk.length;
      scanner.feed(chunk);
      scanner.scan();
      if (scanner.phase === 'done' || bytes >= estimatedFromBytes) break;
    }
    const exact = scanner.phase === 'done';
    const seen = Math.max(0, scanner.rowsSkipped - 1);
    return { rows: exact ? seen : Math.round((seen * sheet.entry.size) / bytes), exact };
  }

  async *rows({ afterRow = 1, batchRows = 500 }: RowsOptions = {}): AsyncGenerator<RowBatch, void> {
    const { archive, sheet } = this.opened;
    const context = this.context(await this.loadStrings());
    const batch = new BatchBuilder(context.part, batchRows);
    const scanner = new SheetScanner(context, batch, afterRow);
    const stream = await archive.stream(sheet.entry);
    for await (const chunk of stream) {
      this.assertNotCancelled();
      scanner.feed(chunk);
      while (scanner.scan()) yield batch.take(stream.progress);
      if (scanner.phase === 'done') break;
    }
    scanner.end();
    if (batch.rows > 0) yield batch.take(1);
  }

  async close(): Promise<void> {
    const strings = await this.strings?.catch(() => undefined);
    strings?.close();
    await this.opened.archive.close();
  }

  private context(strings: StringArena | undefined): SheetContext {
    const { contents, sheet, styles } = this.opened;
    return { part: sheet.entry.name, styles, date1904: contents.date1904, strings };
  }

  private loadStrings(): Promise<StringArena | undefined> {
    const { archive, contents, limits, temporaryFolder } = this.opened;
    const { sharedStrings } = contents;
    if (sharedStrings === undefined) return Promise.resolve(undefined);
    this.strings ??= loadSharedStrings(archive, sharedStrings, limits, temporaryFolder, () =>
      this.assertNotCancelled(),
    );
    return this.strings;
  }

  private assertNotCancelled(): void {
    if (this.opened.signal?.aborted) throw new WorkbookError('cancelled', 'Reading the workbook was cancelled.');
  }
}

function headingCell(column: BatchColumn): HeadingCell {
  return { column: column.index, kind: (column.kinds[0] ?? 0) as CellKind, value: cellText(column, 0) };
}
