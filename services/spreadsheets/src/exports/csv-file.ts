import type { Writable } from 'node:stream';
import { CsvWriter } from '../workbook/writer/csv-writer';
import type { CanonicalColumn, SheetColumn } from '../workbook/writer/written-cell';

/** A CSV as a workbook is written: it has one sheet, and that has no name. */
export class CsvFile {
  private writer: CsvWriter | undefined;

  constructor(private readonly output: Writable) {}

  async addSheet(_name: string, columns: readonly SheetColumn[]): Promise<void> {
    if (this.writer) throw new Error('A CSV has one sheet.');
    this.writer = new CsvWriter(this.output, columns);
  }

  async writeColumns(columns: readonly CanonicalColumn[], rows: number): Promise<void> {
    await this.writer?.writeColumns(columns, rows);
  }

  async finish(): Promise<void> {
    await this.writer?.finish();
  }
}
