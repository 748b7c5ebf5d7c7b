import type { Writable } from 'node:stream';
import { type CanonicalColumn, type CellValue, canonicalKind, canonicalText, type SheetColumn } from '../model/cell';
import { maxRows } from '../model/workbook-limits';
import { ZipWriter } from '../zip/zip-writer';
import { SheetNames } from './sheet-names';
import { SheetWriter } from './sheet-writer';
import { stylesXml } from './styles-xml';
import { rootRelationships, sheetPath, workbookParts } from './workbook-xml';

export interface WorkbookWriterOptions {
  /** Compression level: 1 is the fastest, 9 the smallest. Default: 1. */
  readonly level?: number;
  /** Rows after which the data continues on a new sheet, including the heading. */
  readonly rowsPerSheet?: number;
}

export interface WrittenWorkbook {
  readonly sheets: readonly string[];
  /** Without headings. */
  readonly rows: number;
  /** Number of texts that were cut to the 32,767 characters of a cell. */
  readonly cutTexts: number;
}

/** Some programs cannot read parts of 4 GiB, so the data continues on a new sheet before. */
const maxPartBytes = 3.9 * 1024 ** 3;

/** Starts a workbook that is written sequentially to `output`. The caller ends the output. */
export function createWorkbookWriter(output: Writable, options: WorkbookWriterOptions = {}): WorkbookWriter {
  return new WorkbookWriter(new ZipWriter(output, { level: options.level ?? 1 }), options.rowsPerSheet ?? maxRows);
}

/**
 * Writes a workbook sheet by sheet and row by row. Methods return a promise if the output applies backpressure. It must be
 * awaited before the next call, and rejects if the output fails or is closed.
 */
export class WorkbookWriter {
  private readonly names = new SheetNames();
  private readonly sheets: string[] = [];
  private sheet: SheetWriter | undefined;
  private columns: readonly SheetColumn[] = [];
  private sheetName = '';
  private rows = 0;
  private cutTexts = 0;

  constructor(
    private readonly zip: ZipWriter,
    private readonly rowsPerSheet: number,
  ) {}

  /** Ends the previous sheet. The name is changed if it is invalid or not unique. The heading is bold and frozen. */
  async addSheet(name: string, columns: readonly SheetColumn[]): Promise<void> {
    await this.endSheet();
    if (this.sheets.length === 0) {
      await this.writePart('_rels/.rels', rootRelationships);
      await this.writePart('xl/styles.xml', stylesXml);
    }
    this.sheetName = name;
    this.columns = columns;
    this.sheets.push(this.names.take(name));
    await this.zip.begin(sheetPath(this.sheets.length));
    this.sheet = new SheetWriter(this.zip);
    this.sheet.begin(columns);
  }

  writeRow(cells: readonly CellValue[]): Promise<void> | undefined {
    const sheet = this.openSheet();
    if (this.isFull(sheet)) return this.continueOnNext(() => this.writeRow(cells));
    sheet.beginRow();
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[column];
      sheet.encoder.cell(column, canonicalKind(cell), canonicalText(cell), sheet.sink);
    }
    this.rows++;
    return sheet.endRow();
  }

  /** Writes rows from columns, in the format of batches. `columns[0]` is column A. */
  writeColumns(columns: readonly CanonicalColumn[], rows: number): Promise<void> | undefined {
    return this.writeColumnsFrom(0, columns, rows);
  }

  /** Ends the workbook. Without a sheet, it gets an empty one. */
  async finish(): Promise<WrittenWorkbook> {
    if (this.sheets.length === 0) await this.addSheet('', []);
    await this.endSheet();
    for (const [path, xml] of workbookParts(this.sheets)) await this.writePart(path, xml);
    await this.zip.finish();
    return { sheets: this.sheets, rows: this.rows, cutTexts: this.cutTexts };
  }

  private writeColumnsFrom(
    first: number,
    columns: readonly CanonicalColumn[],
    rows: number,
  ): Promise<void> | undefined {
    const sheet = this.openSheet();
    for (let row = first; row < rows; row++) {
      if (this.isFull(sheet)) return this.continueOnNext(() => this.writeColumnsFrom(row, columns, rows));
      sheet.beginRow();
      for (let index = 0; index < columns.length; index++) {
        const column = columns[index] as CanonicalColumn;
        sheet.encoder.cell(index, column.kinds[row] ?? 0, column.values[row] ?? '', sheet.sink);
      }
      this.rows++;
      const backpressure = sheet.endRow();
      if (backpressure !== undefined) return backpressure.then(() => this.writeColumnsFrom(row + 1, columns, rows));
    }
    return undefined;
  }

  private isFull(sheet: SheetWriter): boolean {
    return sheet.rows >= this.rowsPerSheet || sheet.bytes > maxPartBytes;
  }

  private async continueOnNext(resume: () => Promise<void> | undefined): Promise<void> {
    await this.addSheet(this.sheetName, this.columns);
    await resume();
  }

  private openSheet(): SheetWriter {
    if (this.sheet === undefined) throw new Error('Add a sheet before writing rows.');
    return this.sheet;
  }

  private async endSheet(): Promise<void> {
    const { sheet } = this;
    if (sheet === undefined) return;
    this.sheet = undefined;
    this.cutTexts += sheet.encoder.cutTexts;
    await sheet.end();
    await this.zip.end();
  }

  private async writePart(path: string, xml: string): Promise<void> {
    await this.zip.begin(path);
    await this.zip.write(Buffer.from(xml));
    await this.zip.end();
  }
}
