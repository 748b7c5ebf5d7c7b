import type { TextOptions } from '../src/model/text-format';
import type { WorkbookReader } from '../src/model/workbook-reader';
import { openWorkbook } from '../src/reader/open-workbook';
import { readAll } from './read-all';
import { TemporaryFiles } from './temporary-files';

/** CSV files of a test. */
export class TextFiles {
  private readonly files = new TemporaryFiles();

  async open(content: string | Buffer, text: TextOptions = {}): Promise<WorkbookReader> {
    return openWorkbook(await this.files.write(content, undefined), { text });
  }

  /** The cells of all rows as arrays, with '' for empty cells. */
  async rows(content: string | Buffer, text: TextOptions = {}): Promise<string[][]> {
    const reader = await this.open(content, text);
    const rows = await readAll(reader, { afterRow: 0 });
    return rows.map(({ cells }) => {
      const width = Math.max(...Object.keys(cells).map((letter) => letter.charCodeAt(0) - 64));
      return Array.from({ length: width }, (_, index) => cells[String.fromCharCode(65 + index)]?.slice(5) ?? '');
    });
  }

  /** The error with which reading a file fails. */
  async errorOf(content: string | Buffer, text: TextOptions = {}): Promise<string> {
    return this.rows(content, text).then(
      () => 'no error',
      (error: Error & { code: string }) => `${error.code}: ${error.message}`,
    );
  }

  remove(): Promise<void> {
    return this.files.remove();
  }
}
