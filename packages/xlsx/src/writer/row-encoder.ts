import { serialOfIso } from '../dates/iso-to-serial';
import { cellKinds } from '../model/cell';
import { looksLikeFormula } from '../model/formula-guard';
import type { ByteSink } from '../xml/byte-sink';
import { cellStyles } from './styles-xml';
import { encodeText, truncateToCell } from './text-encoder';

const numberPattern = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const errorPattern = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|GETTING_DATA)$/;
const needsPreserve = /^\s|\s$|\n/;

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const textOpen = bytesOf('" t="inlineStr"><is><t>');
const preservedTextOpen = bytesOf('" t="inlineStr"><is><t xml:space="preserve">');
const guardedTextOpen = bytesOf(`" s="${cellStyles.quoted}" t="inlineStr"><is><t xml:space="preserve">`);
const headingOpen = bytesOf(`" s="${cellStyles.heading}" t="inlineStr"><is><t xml:space="preserve">`);
const textClose = bytesOf('</t></is></c>');
const numberOpen = bytesOf('"><v>');
const booleanOpen = bytesOf('" t="b"><v>');
const errorOpen = bytesOf('" t="e"><v>');
const valueClose = bytesOf('</v></c>');
const serialOpen = {
  date: bytesOf(`" s="${cellStyles.date}"><v>`),
  time: bytesOf(`" s="${cellStyles.time}"><v>`),
  'date and time': bytesOf(`" s="${cellStyles.dateTime}"><v>`),
};

/** Encodes rows as XML bytes, the hottest code of an export. */
export class RowEncoder {
  /** Number of texts that were cut to the maximum length of a cell. */
  cutTexts = 0;
  private readonly cellOpen: Buffer[] = [];
  private rowDigits = Buffer.alloc(0);

  beginRow(row: number, sink: ByteSink): void {
    this.rowDigits = bytesOf(String(row));
    sink.appendAscii('<row r="');
    this.put(sink, this.rowDigits);
    sink.appendAscii('">');
  }

  endRow(sink: ByteSink): void {
    sink.appendAscii('</row>');
  }

  heading(column: number, text: string, sink: ByteSink): void {
    if (text !== '') this.text(column, headingOpen, text, sink);
  }

  /** Appends a canonical value. A value that does not match its kind is written as text, so that nothing is unescaped. */
  cell(column: number, kind: number, value: string, sink: ByteSink): void {
    if (kind === cellKinds.empty || value === '') return;
    if (kind === cellKinds.number && numberPattern.test(value) && Number.isFinite(Number(value))) {
      this.value(column, numberOpen, value, sink);
    } else if (kind === cellKinds.boolean && (value === 'true' || value === 'false')) {
      this.value(column, booleanOpen, value === 'true' ? '1' : '0', sink);
    } else if (kind === cellKinds.error && errorPattern.test(value)) {
      this.value(column, errorOpen, value, sink);
    } else {
      const serial = kind === cellKinds.date ? serialOfIso(value) : undefined;
      if (serial !== undefined) this.value(column, serialOpen[serial.shows], String(serial.value), sink);
      else this.text(column, openFor(value), value, sink);
    }
  }

  private value(column: number, open: Buffer, value: string, sink: ByteSink): void {
    this.open(column, open, sink);
    sink.appendAscii(value);
    this.put(sink, valueClose);
  }

  private text(column: number, open: Buffer, text: string, sink: ByteSink): void {
    const truncated = truncateToCell(text);
    if (truncated !== text) this.cutTexts++;
    this.open(column, open, sink);
    encodeText(truncated, sink);
    this.put(sink, textClose);
  }

  private open(column: number, open: Buffer, sink: ByteSink): void {
    let start = this.cellOpen[column];
    if (start === undefined) {
      start = bytesOf(`<c r="${columnName(column)}`);
      this.cellOpen[column] = start;
    }
    this.put(sink, start);
    this.put(sink, this.rowDigits);
    this.put(sink, open);
  }

  private put(sink: ByteSink, bytes: Buffer): void {
    sink.append(bytes, 0, bytes.length);
  }
}

function openFor(text: string): Buffer {
  if (looksLikeFormula(text)) return guardedTextOpen;
  return needsPreserve.test(text) ? preservedTextOpen : textOpen;
}

/** 0 → A, 25 → Z, 26 → AA … */
function columnName(index: number): string {
  let name = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    name = String.fromCharCode(0x41 + (rest % 26)) + name;
  }
  return name;
}
