import type { CellValue } from '../src/model/cell';
import { defaultWorkbookLimits } from '../src/model/workbook-limits';
import { openWorkbook } from '../src/reader/open-workbook';
import { createWorkbookWriter, type WorkbookWriter, type WorkbookWriterOptions } from '../src/writer/workbook-writer';
import { ZipArchive } from '../src/zip/zip-archive';
import { MemoryOutput } from './memory-output';
import { type ReadRow, readAll } from './read-all';
import { TemporaryFiles } from './temporary-files';

/** Stores and reads workbooks that a test has written. */
export class WrittenWorkbooks {
  private readonly files = new TemporaryFiles();

  async write(work: (writer: WorkbookWriter) => Promise<void>, options?: WorkbookWriterOptions): Promise<string> {
    const output = new MemoryOutput();
    const writer = createWorkbookWriter(output, options);
    await work(writer);
    await writer.finish();
    return this.keep(output.bytes);
  }

  keep(bytes: Buffer): Promise<string> {
    return this.files.write(bytes);
  }

  async read(path: string, sheet?: string): Promise<ReadRow[]> {
    const reader = await openWorkbook(path, { sheet });
    const rows = await readAll(reader, {});
    await reader.close();
    return rows;
  }

  async roundTrip(cells: readonly CellValue[]): Promise<ReadRow['cells']> {
    const path = await this.write(async (writer) => {
      await writer.addSheet('Data', [{ heading: 'First' }]);
      await writer.writeRow(cells);
    });
    return (await this.read(path))[0]?.cells ?? {};
  }

  async part(path: string, name: string): Promise<string> {
    const archive = await ZipArchive.open(path, defaultWorkbookLimits);
    const entry = archive.entry(name);
    const bytes = entry === undefined ? Buffer.alloc(0) : await archive.read(entry, 1e7);
    await archive.close();
    return bytes.toString();
  }

  remove(): Promise<void> {
    return this.files.remove();
  }
}
