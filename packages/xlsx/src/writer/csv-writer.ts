import type { Writable } from 'node:stream';
import {
  type CanonicalColumn,
  type CellValue,
  canonicalKind,
  canonicalText,
  cellKinds,
  type SheetColumn,
} from '../model/cell';
import { guardedText } from '../model/formula-guard';
import { ignoreLateErrors, writeWithBackpressure } from '../zip/write-with-backpressure';

const byteOrderMark = '\ufeff';
const flushFrom = 64 * 1024;
/** Some readers end a line at any Unicode line terminator, unless the field is quoted. */
const needsQuotes = /["\r\n\v\f\u0085\u2028\u2029,;\t]|^\s|\s$/;

/**
 * Writes CSV (RFC 4180) in UTF-8. A byte order mark tells spreadsheet programs the encoding. A text that could be read as a
 * formula gets an apostrophe in front, because CSV has no other way to mark text; the reader removes it. Same methods as
 * `WorkbookWriter`.
 */
export class CsvWriter {
  private pending = '';
  private hasSheet = false;
  private rows = 0;

  private readonly output: Writable;

  constructor(output: Writable) {
    this.output = ignoreLateErrors(output);
  }

  /** Writes the headings. A CSV has one sheet without a name, so a second call throws. */
  async addSheet(_name: string, columns: readonly SheetColumn[]): Promise<void> {
    if (this.hasSheet) throw new Error('A CSV has one sheet.');
    this.hasSheet = true;
    this.pending = `${byteOrderMark}${columns.map(({ heading }) => field(cellKinds.text, heading)).join(',')}\r\n`;
  }

  /** Returns a promise if the output applies backpressure. It must be awaited before the next call. */
  writeRow(cells: readonly CellValue[]): Promise<void> | undefined {
    this.add(cells.map((cell) => field(canonicalKind(cell), canonicalText(cell))));
    return this.pending.length < flushFrom ? undefined : this.flush();
  }

  async writeColumns(columns: readonly CanonicalColumn[], rows: number): Promise<void> {
    for (let row = 0; row < rows; row++) {
      this.add(columns.map(({ kinds, values }) => field(kinds[row] ?? 0, values[row] ?? '')));
      if (this.pending.length >= flushFrom) await this.flush();
    }
  }

  /** The caller ends the output. */
  async finish(): Promise<{ readonly rows: number }> {
    await this.flush();
    return { rows: this.rows };
  }

  private add(fields: readonly string[]): void {
    this.pending += `${fields.join(',')}\r\n`;
    this.rows++;
  }

  private async flush(): Promise<void> {
    const { pending } = this;
    this.pending = '';
    await writeWithBackpressure(this.output, pending);
  }
}

/** A CSV has no convention for time zones, so times name theirs: UTC. */
function withZone(kind: number, value: string): string {
  return kind === cellKinds.date && value.includes('T') && !value.endsWith('Z') ? `${value}Z` : value;
}

function field(kind: number, value: string): string {
  const guarded = kind === cellKinds.text ? guardedText(value) : withZone(kind, value);
  return needsQuotes.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
