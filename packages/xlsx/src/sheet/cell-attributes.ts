import { WorkbookError } from '../model/workbook-error';
import { maxColumns } from '../model/workbook-limits';
import { APOSTROPHE, EQUALS, GT, LOWER_R, LOWER_S, LOWER_T, NINE, QUOTE, SLASH, SPACE, ZERO } from '../xml/bytes';

/** Values of the attribute `t` of a cell. */
export const cellTypes = { number: 0, shared: 1, text: 2, inline: 3, boolean: 4, error: 5, date: 6 } as const;

export type CellType = (typeof cellTypes)[keyof typeof cellTypes];

/** Reads `r`, `s` and `t` of a `<c>`, or `r` of a `<row>`, without creating strings. The fields contain the last result. */
export class CellAttributes {
  /** 0 is column A. -1 if `r` has no column. */
  column = -1;
  /** 1-based. 0 if `r` has no row. */
  row = 0;
  style = 0;
  type: CellType = cellTypes.number;
  selfClosing = false;

  constructor(private readonly part: string) {}

  /** `from` is after the element name. Returns the position after `>`, or -1 if the tag is not complete yet. */
  read(bytes: Buffer, from: number, end: number): number {
    this.column = -1;
    this.row = 0;
    this.style = 0;
    this.type = cellTypes.number;
    // Nearly every cell has `r` as its first attribute, which is read in one pass.
    let i = this.readLeadingReference(bytes, from, end);
    while (i < end) {
      const name = bytes[i] as number;
      if (name === GT) {
        this.selfClosing = bytes[i - 1] === SLASH;
        return i + 1;
      }
      if (name <= SPACE || name === SLASH) i++;
      else i = this.readAttribute(bytes, i, end);
      if (i === -1) return -1;
    }
    return -1;
  }

  /** Returns the position after ` r="AB12"`, or `from` if something else follows. */
  private readLeadingReference(bytes: Buffer, from: number, end: number): number {
    if (bytes[from + 1] !== LOWER_R || bytes[from + 2] !== EQUALS || bytes[from + 3] !== QUOTE) return from;
    let i = from + 4;
    let column = 0;
    for (; i < end; i++) {
      const letter = (bytes[i] as number) - 0x40;
      if (letter < 1 || letter > 26) break;
      column = column * 26 + letter;
      if (column > maxColumns) throw tooManyColumns(this.part);
    }
    let row = 0;
    for (; i < end; i++) {
      const digit = (bytes[i] as number) - ZERO;
      if (digit < 0 || digit > 9 || row > 1e8) break;
      row = row * 10 + digit;
    }
    if (i >= end || bytes[i] !== QUOTE) return from;
    this.column = column - 1;
    this.row = row;
    return i + 1;
  }

  private readAttribute(bytes: Buffer, from: number, end: number): number {
    let i = from + 1;
    while (i < end && bytes[i] !== EQUALS) i++;
    const oneLetter = i === from + 1 || (bytes[from + 1] as number) <= SPACE;
    i++;
    while (i < end && (bytes[i] as number) <= SPACE) i++;
    if (i >= end) return -1;
    const quote = bytes[i++];
    if (quote !== QUOTE && quote !== APOSTROPHE) throw this.malformed();
    const start = i;
    while (i < end && bytes[i] !== quote) i++;
    if (i >= end) return -1;
    if (oneLetter) this.take(bytes[from] as number, bytes, start, i);
    return i + 1;
  }

  private take(name: number, bytes: Buffer, start: number, end: number): void {
    if (name === LOWER_R) this.readReference(bytes, start, end);
    else if (name === LOWER_S) this.style = this.readNumber(bytes, start, end);
    else if (name === LOWER_T) this.type = this.typeOf(bytes, start, end);
  }

  private readReference(bytes: Buffer, start: number, end: number): void {
    let column = 0;
    let i = start;
    for (; i < end; i++) {
      const letter = (bytes[i] as number) - 0x40;
      if (letter < 1 || letter > 26) break;
      column = column * 26 + letter;
      if (column > maxColumns) throw tooManyColumns(this.part);
    }
    this.column = column - 1;
    this.row = this.readNumber(bytes, i, end);
  }

  private readNumber(bytes: Buffer, start: number, end: number): number {
    let value = 0;
    for (let i = start; i < end; i++) {
      const byte = bytes[i] as number;
      if (byte < ZERO || byte > NINE || value > 1e9) throw this.malformed();
      value = value * 10 + byte - ZERO;
    }
    return value;
  }

  private typeOf(bytes: Buffer, start: number, end: number): CellType {
    const first = bytes[start];
    if (end === start + 1) {
      if (first === LOWER_S) return cellTypes.shared;
      if (first === 0x6e) return cellTypes.number;
      if (first === 0x62) return cellTypes.boolean;
      if (first === 0x65) return cellTypes.error;
      if (first === 0x64) return cellTypes.date;
    }
    if (end === start + 9 && first === 0x69) return cellTypes.inline;
    if (end === start + 3 && first === LOWER_S) return cellTypes.text;
    throw this.malformed();
  }

  private malformed(): WorkbookError {
    const message = `"${this.part}" in the workbook contains a cell or row with invalid attributes. Save it again.`;
    return new WorkbookError('malformed_xml', message, { part: this.part });
  }
}

export function tooManyColumns(part: string): WorkbookError {
  return new WorkbookError('too_many_columns', 'The sheet has more than 16,384 columns, the maximum of the format.', {
    part,
  });
}
