import type { Writable } from 'node:stream';
import { type CanonicalColumn, canonicalKind, canonicalText, type SheetColumn, type WrittenCell } from '../model/cell';
import { maxRows } from '../model/workbook-limits';
import { ZipWriter } from '../zip/zip-writer';
import { SheetNames } from './sheet-names';
import { SheetWriter } from './sheet-writer';
import { stylesXml } from './styles-xml';
import { rootRelationships, sheetPath, workbookParts } from './workbook-xml';

export interface WorkbookWriterOptions {
  /** Of deflate: 1 is the fastest, 9 the smallest. */
  readonly level?: number;
  /** Where a sheet ends and the next one goes on, heading included. */
  readonly rowsPerSheet?: number;
}

export interface WrittenWorkbook {
  readonly sheets: readonly string[];
  /** Without headings. */
  readonly rows: number;
  /** Texts that were longer than the 32,767 characters of a cell, and were cut. */
  readonly cutTexts: number;
}

/** A sheet whose part reaches 4 GiB would need records that some programs can't read: it goes on in the next one before. */
const largestPart = 3.9 * 1024 ** 3;

/** Starts a workbook that is written front to back to `output`. Ending the output stays with the caller. */
export function createWorkbookWriter(output: Writable, options: WorkbookWriterOptions = {}): WorkbookWriter {
  return new WorkbookWriter(new ZipWriter(output, { level: options.level ?? 1 }), options.rowsPerSheet ?? maxRows);
}

/**
 * Writes sheet after sheet, row after row. Methods that may return a promise do so when the output is behind; it must be
 * awaited before the next call. They reject when the output fails or is closed.
 */
export class WorkbookWriter {
  private readonly names = new SheetNames();
  private readonly sheets: string[] = [];
  private sheet: SheetWriter | undefined;
  private columns: readonly SheetColumn[] = [];
  private wantedName = '';
  private rows = 0;
  private cutTexts = 0;

  constructor(
    private readonly zip: ZipWriter,
    private readonly rowsPerSheet: number,
  ) {}

  /** Ends the sheet before. The name is made one that spreadsheets accept; the heading is bold and stays in view. */
  async addSheet(name: string, columns: readonly SheetColumn[]): Promise<void> {
    await this.endSheet();
    if (this.sheets.length === 0) {
      await this.writePart('_rels/.rels', rootRelationships);
      await this.writePart('xl/styles.xml', stylesXml);
    }
    this.wantedName = name;
    this.columns = columns;
    this.sheets.push(this.names.take(name));
    await this.zip.begin(sheetPath(this.sheets.length));
    this.sheet = new SheetWriter(this.zip);
    this.sheet.begin(columns);
  }

  writeRow(cells: readonly WrittenCell[]): Promise<void> | undefined {
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

  /** Rows from their columns, as they are read and sent: `columns[0]` is column A. */
  writeColumns(columns: readonly CanonicalColumn[], rows: number): Promise<void> | undefined {
    return this.writeColumnsFrom(0, columns, rows);
  }

  /** Ends the workbook, with one empty sheet where none was added. */
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
      const behind = sheet.endRow();
      if (behind !== undefined) return behind.then(() => this.writeColumnsFrom(row + 1, columns, rows));
    }
    return undefined;
  }

  private isFull(sheet: SheetWriter): boolean {
    return sheet.rows >= this.rowsPerSheet || sheet.bytes > largestPart;
  }

  private async continueOnNext(goOn: () => Promise<void> | undefined): Promise<void> {
    await this.addSheet(this.wantedName, this.columns);
    await goOn();
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
