import { appendSerial } from '../dates/date-serial';
import { canonicalIsoDate } from '../dates/iso-date';
import { type DateStyle, dateStyles } from '../dates/number-format';
import { type CellKind, cellKinds } from '../model/cell';
import { WorkbookError } from '../model/workbook-error';
import type { ByteSink } from '../xml/byte-sink';
import { NINE, ZERO } from '../xml/bytes';
import { appendText } from '../xml/text';
import { type CellType, cellTypes } from './cell-attributes';
import { appendNumber, numberBetween } from './number-text';
import type { SheetContext } from './sheet-context';

/** Converts the content of `<v>` to canonical text. */
export class CellValueParser {
  constructor(private readonly context: SheetContext) {}

  /** Appends the value from `start` to `end`, which is the position of `<`. Not for type `text`. */
  append(type: CellType, style: number, bytes: Buffer, start: number, end: number, sink: ByteSink): CellKind {
    if (type === cellTypes.shared) return this.appendShared(bytes, start, end, sink);
    if (type === cellTypes.number) return this.appendNumeric(style, bytes, start, end, sink);
    if (start === end) return cellKinds.empty;
    if (type === cellTypes.boolean) return appendBoolean(bytes, start, end, sink);
    if (type === cellTypes.date) return appendIsoDate(bytes, start, end, sink);
    appendText(bytes, start, end + 1, sink);
    return type === cellTypes.error ? cellKinds.error : cellKinds.text;
  }

  private appendNumeric(style: number, bytes: Buffer, start: number, end: number, sink: ByteSink): CellKind {
    const dateStyle = style === 0 && this.context.styles.length === 0 ? 0 : (this.context.styles[style] ?? 0);
    if (dateStyle !== dateStyles.none) {
      const serial = numberBetween(bytes, start, end);
      if (appendSerial(serial, dateStyle as DateStyle, this.context.date1904, sink)) return cellKinds.date;
    }
    return appendNumber(bytes, start, end, sink);
  }

  private appendShared(bytes: Buffer, start: number, end: number, sink: ByteSink): CellKind {
    const before = sink.length;
    let index = 0;
    for (let i = start; i < end; i++) {
      const byte = bytes[i] as number;
      if (byte < ZERO || byte > NINE || index > 1e8) throw this.noSuchString();
      index = index * 10 + byte - ZERO;
    }
    if (start === end) return cellKinds.empty;
    if (this.context.strings?.appendTo(sink, index) !== true) throw this.noSuchString();
    return sink.length === before ? cellKinds.empty : cellKinds.text;
  }

  private noSuchString(): WorkbookError {
    const { part } = this.context;
    return new WorkbookError(
      'malformed_xml',
      'A cell refers to a text that the workbook does not contain. Save it again.',
      {
        part,
      },
    );
  }
}

function appendBoolean(bytes: Buffer, start: number, end: number, sink: ByteSink): CellKind {
  const text = bytes
    .toString('latin1', start, Math.min(end, start + 10))
    .trim()
    .toLowerCase();
  sink.appendAscii(text === '1' || text === 'true' ? 'true' : 'false');
  return cellKinds.boolean;
}

function appendIsoDate(bytes: Buffer, start: number, end: number, sink: ByteSink): CellKind {
  const date = canonicalIsoDate(bytes.toString('latin1', start, Math.min(end, start + 40)));
  if (date === undefined) {
    appendText(bytes, start, end + 1, sink);
    return cellKinds.text;
  }
  sink.appendAscii(date);
  return cellKinds.date;
}
