import { type CellKind, cellKinds } from '../model/cell';
import type { ByteSink } from '../xml/byte-sink';
import { endsName, GT, LOWER_C, LOWER_F, LOWER_I, LOWER_S, LOWER_V, LT, SLASH } from '../xml/bytes';
import { skipMarkup } from '../xml/markup';
import { RichText } from '../xml/rich-text';
import { type CellType, cellTypes } from './cell-attributes';
import { CellValueParser } from './cell-value';
import type { SheetContext } from './sheet-context';

const plainEnd = '</is>'.length;
const valueEnd = '</v>'.length;
const cellEnd = '</c>'.length;

/** The value of a formula without a stored result. Libraries write such formulas. */
export const notCalculated = '#NOT_CALCULATED!';

/**
 * Parses the content of `<c>`, the hottest code of an import. It works on bytes and an index. For an incomplete cell it
 * returns -1, and the cell is parsed again from its start with more bytes, which is faster than saving the state.
 */
export class CellScanner {
  /** Kind of the last cell. */
  kind: CellKind = cellKinds.empty;
  private readonly part: string;
  private readonly value: CellValueParser;
  private readonly rich: RichText;

  constructor(
    context: SheetContext,
    private readonly prefix: number,
  ) {
    this.part = context.part;
    this.value = new CellValueParser(context);
    this.rich = new RichText(context.part, prefix);
  }

  /** `from` is after the opening tag. Appends the value and returns the position after `</c>`, or -1. */
  read(bytes: Buffer, from: number, end: number, type: CellType, style: number, sink: ByteSink): number {
    const { prefix } = this;
    let hasFormula = false;
    this.kind = cellKinds.empty;
    for (let i = from; ; ) {
      while (i < end && bytes[i] !== LT) i++;
      const name = i + 1 + prefix;
      if (name + 2 >= end) return -1;
      if (bytes[i + 1] === SLASH) {
        const next = bytes[name + 2] === GT ? i + cellEnd + prefix : skipMarkup(bytes, i, end, this.part);
        if (next === -1 || (bytes[name + 1] === LOWER_C && endsName(bytes[name + 2]))) {
          if (hasFormula && type === cellTypes.number && this.kind === cellKinds.empty) this.appendNotCalculated(sink);
          return next;
        }
        i = next;
      } else if (this.kind !== cellKinds.empty) {
        // Extensions may follow a value, and their elements can have the same names.
        i = skipMarkup(bytes, i, end, this.part);
      } else if (bytes[name] === LOWER_V && endsName(bytes[name + 1])) {
        i = this.readValue(bytes, name + 1, end, type, style, sink);
      } else if (bytes[name] === LOWER_I && bytes[name + 1] === LOWER_S && endsName(bytes[name + 2])) {
        i = this.readInline(bytes, name + 2, end, sink);
      } else {
        if (bytes[name] === LOWER_F && endsName(bytes[name + 1])) hasFormula = true;
        i = skipMarkup(bytes, i, end, this.part);
      }
      if (i === -1) return -1;
    }
  }

  /** Like `read`, without the value. */
  skip(bytes: Buffer, from: number, end: number): number {
    for (let i = from; ; ) {
      while (i < end && bytes[i] !== LT) i++;
      const name = i + 2 + this.prefix;
      if (name + 1 >= end) return -1;
      const closes = bytes[i + 1] === SLASH && bytes[name] === LOWER_C && endsName(bytes[name + 1]);
      i = skipMarkup(bytes, i, end, this.part);
      if (i === -1 || closes) return i;
    }
  }

  private readValue(bytes: Buffer, from: number, end: number, type: CellType, style: number, sink: ByteSink): number {
    let i = from;
    while (i < end && bytes[i] !== GT) i++;
    if (bytes[i - 1] === SLASH) return i + 1;
    const start = i + 1;
    const before = sink.length;
    if (type === cellTypes.text) {
      i = this.rich.appendContent(bytes, start, end, sink);
      if (i === -1) return -1;
      this.kind = sink.length === before ? cellKinds.empty : cellKinds.text;
    } else {
      for (i = start; i < end && bytes[i] !== LT; ) i++;
      if (i >= end) return -1;
      this.kind = this.value.append(type, style, bytes, start, i, sink);
    }
    const closesPlainly = this.prefix === 0 && bytes[i + 2] === LOWER_V && bytes[i + 3] === GT;
    return closesPlainly ? i + valueEnd : skipMarkup(bytes, i, end, this.part);
  }

  private readInline(bytes: Buffer, from: number, end: number, sink: ByteSink): number {
    let i = from;
    while (i < end && bytes[i] !== GT) i++;
    if (bytes[i - 1] === SLASH) return i + 1;
    const before = sink.length;
    let next = this.rich.appendPlain(bytes, i + 1, end, sink);
    if (next >= 0 && next + plainEnd <= end && bytes[next + 1] === SLASH && bytes[next + 2] === LOWER_I) {
      next += plainEnd;
    } else if (next !== -1) {
      sink.length = before;
      next = this.rich.append(bytes, i + 1, end, sink);
    }
    this.kind = sink.length === before ? cellKinds.empty : cellKinds.text;
    return next;
  }

  private appendNotCalculated(sink: ByteSink): void {
    sink.appendAscii(notCalculated);
    this.kind = cellKinds.error;
  }
}
