import { cellKinds } from '../model/cell';
import { withoutGuard } from '../model/formula-guard';
import { WorkbookError, type WorkbookErrorCode } from '../model/workbook-error';
import { maxCellLength, maxColumns, maxRows } from '../model/workbook-limits';
import type { BatchBuilder } from '../sheet/batch-builder';
import type { ColumnBuilder } from '../sheet/column-builder';
import { assertCellLength } from '../strings/cell-length';
import type { ByteSink } from '../xml/byte-sink';
import { CR, LF, QUOTE, SPACE } from '../xml/bytes';

const NUL = 0;
const APOSTROPHE = 0x27;
const states = { start: 0, plain: 1, quoted: 2, quote: 3, closed: 4 } as const;
type State = (typeof states)[keyof typeof states];

/** A text of the maximum length needs at most three bytes for each UTF-16 code unit. */
const maxCellBytes = 3 * maxCellLength;

/**
 * Parses chunks of UTF-8 to rows of a batch (RFC 4180). Feed a chunk, then call `scan` until it returns false, and `end` after the
 * last one. Line ends may be LF, CRLF or CR. A quote inside an unquoted cell is a character like others. The apostrophe with
 * which a CSV marks that a text is no formula is not part of the value.
 */
export class CsvScanner {
  /** Number of the last complete row. Blank lines count, except for those before the headings. */
  row = 0;
  private firstLine: number;
  private quoteLine = 1;
  private state: State = states.start;
  private afterCr = false;
  private column = 0;
  /** The last cell of the row with a value. Beyond the headings, spaces are no value. */
  private lastFilled = -1;
  /** Number of cells of the first row. */
  private width = 0;
  private builder: ColumnBuilder | undefined;
  private bytes: Uint8Array = new Uint8Array();
  private at = 0;
  private readonly endsPlain = new Uint8Array(256);
  private readonly endsQuoted = new Uint8Array(256);

  constructor(
    private readonly separator: number,
    private readonly batch: BatchBuilder,
    private readonly afterRow: number,
    /** Number of the current line. A row has several if it has line breaks in quotes. */
    private line: number,
  ) {
    this.firstLine = line;
    for (const byte of [separator, LF, CR, NUL]) this.endsPlain[byte] = 1;
    for (const byte of [QUOTE, LF, CR, NUL]) this.endsQuoted[byte] = 1;
  }

  feed(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.at = 0;
  }

  /** Returns true if the batch is full, or false if all fed bytes are parsed. */
  scan(): boolean {
    while (this.at < this.bytes.length) {
      if (this.state === states.start) this.startCell();
      else if (this.state === states.plain) this.readPlain();
      else if (this.state === states.quoted) this.readQuoted();
      else this.readAfterQuote();
      if (this.column === 0 && this.state === states.start && this.batch.isFull) return true;
    }
    return false;
  }

  end(): void {
    if (this.state === states.quoted) {
      throw this.error('malformed_csv', 'the quote is not closed. Add a quote at the end of the text', this.quoteLine);
    }
    if (this.state !== states.start || this.column > 0) this.endCell(LF);
  }

  private startCell(): void {
    const byte = this.bytes[this.at] as number;
    if (byte === LF && this.afterCr) {
      this.at++;
      this.afterCr = false;
      return;
    }
    this.afterCr = false;
    this.state = byte === QUOTE ? states.quoted : states.plain;
    if (byte === QUOTE) {
      this.quoteLine = this.line;
      this.at++;
    }
    if (this.column >= maxColumns) {
      throw this.error('too_many_columns', 'the row has more than 16,384 cells. Check the separator', this.line);
    }
    this.builder = this.row < this.afterRow ? undefined : this.batch.column(this.column);
    this.builder?.begin(this.batch.rows);
  }

  private readPlain(): void {
    const { bytes, at, endsPlain } = this;
    let end = at;
    let bits = 0;
    while (end < bytes.length && endsPlain[bytes[end] as number] === 0) bits |= bytes[end++] as number;
    this.append(at, end, bits);
    this.at = end;
    if (end < bytes.length) this.endCell(bytes[this.at++] as number);
  }

  private readQuoted(): void {
    const { bytes, at, endsQuoted } = this;
    let end = at;
    let bits = 0;
    while (end < bytes.length && endsQuoted[bytes[end] as number] === 0) bits |= bytes[end++] as number;
    if (end > at) this.afterCr = false;
    this.append(at, end, bits);
    this.at = end + 1;
    if (end === bytes.length) return;
    const byte = bytes[end] as number;
    if (byte === NUL) throw this.binary();
    if (byte === QUOTE) this.state = states.quote;
    else if (byte === CR || !this.afterCr) this.breakLine();
    this.afterCr = byte === CR;
  }

  /** Line breaks inside cells become LF, as in workbooks. */
  private breakLine(): void {
    this.appendCharacter('\n');
    this.line++;
  }

  private readAfterQuote(): void {
    const byte = this.bytes[this.at++] as number;
    this.afterCr = false;
    if (byte === QUOTE && this.state === states.quote) {
      this.appendCharacter('"');
      this.state = states.quoted;
    } else if (this.endsPlain[byte] === 1) {
      this.endCell(byte);
    } else if (byte === SPACE) {
      this.state = states.closed;
    } else {
      const where = this.quoteLine === this.line ? '' : ` that begins in line ${this.quoteLine}`;
      const message = `there is text after the end of the quoted text${where}. Double each quote inside of the text`;
      throw this.error('malformed_csv', message, this.line);
    }
  }

  private appendCharacter(character: string): void {
    this.lastFilled = this.column;
    this.builder?.sink.appendAscii(character);
  }

  private append(start: number, end: number, bits: number): void {
    if (start === end) return;
    const isBeyondHeadings = this.width > 0 && this.column >= this.width;
    if (!isBeyondHeadings || !isBlank(this.bytes, start, end)) this.lastFilled = this.column;
    if (this.builder === undefined) return;
    const { sink } = this.builder;
    sink.append(this.bytes, start, end);
    if (bits >= 0x80) sink.ascii = false;
    if (sink.length - this.builder.start > maxCellBytes) {
      const isQuoted = this.state === states.quoted;
      const hint = isQuoted ? `. A quote in line ${this.quoteLine} may not be closed` : '';
      throw this.error('cell_too_long', `the text has more than 32,767 characters${hint}`, this.line);
    }
  }

  private endCell(byte: number): void {
    if (byte === NUL) throw this.binary();
    this.commit();
    this.state = states.start;
    if (byte === this.separator) this.column++;
    else this.endLine(byte);
  }

  private commit(): void {
    const { builder, batch } = this;
    this.builder = undefined;
    if (builder === undefined || builder.sink.length === builder.start || this.lastFilled < this.column) return;
    const row = this.row + 1;
    assertCellLength(builder.sink.bytes, builder.start, builder.sink.length, { row });
    removeGuard(builder.sink, builder.start);
    batch.commit(builder, cellKinds.text, row);
  }

  private endLine(byte: number): void {
    const isBeforeHeadings = this.width === 0 && this.lastFilled === -1;
    if (!isBeforeHeadings) this.endRow();
    this.line++;
    this.firstLine = this.line;
    this.afterCr = byte === CR;
    this.column = 0;
    this.lastFilled = -1;
  }

  private endRow(): void {
    this.row++;
    if (this.row > maxRows) throw this.error('too_many_rows', 'the file has more than 1,048,576 rows', this.firstLine);
    if (this.width === 0) this.width = this.column + 1;
    else if (this.lastFilled >= this.width) {
      const found = `the row has ${this.lastFilled + 1} cells, but there are ${this.width} headings`;
      throw this.error('uneven_row', `${found}. Put quotes around texts with separators`, this.firstLine);
    }
    if (this.row > this.afterRow) this.batch.endRow(this.row);
  }

  private binary(): WorkbookError {
    return this.error('not_a_csv', 'there is a NUL byte, so the file is not text. Send CSV or TSV', this.line);
  }

  private error(code: WorkbookErrorCode, message: string, line: number): WorkbookError {
    return new WorkbookError(code, `Line ${line}, column ${this.column + 1}: ${message}.`);
  }
}

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (bytes[i] !== SPACE) return false;
  return true;
}

function removeGuard(sink: ByteSink, start: number): void {
  if (sink.bytes[start] !== APOSTROPHE) return;
  const text = sink.bytes.toString('utf8', start, sink.length);
  if (withoutGuard(text) === text) return;
  sink.bytes.copyWithin(start, start + 1, sink.length);
  sink.length--;
}
