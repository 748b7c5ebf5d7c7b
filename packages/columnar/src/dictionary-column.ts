import type { Bitmap } from './bitmap';
import { byteText } from './byte-text';
import { rowsWithAnyOf, rowsWithCode } from './code-scans';
import { type Column, type ColumnFilter, type ColumnValue, unsupported } from './column';
import { numbersOf, type Part, textsIn } from './column-part';
import { GrowableArray } from './growable-array';
import { TextDictionary } from './text-dictionary';

/** Sorting more distinct texts would block the event loop for too long. */
const MAX_RANKED = 20_000;

/** Dictionary-encoded texts: each distinct text is stored once, and rows store its code. */
export class DictionaryColumn implements Column {
  private readonly codes = GrowableArray.integers();
  private readonly texts = new TextDictionary();
  /** By code. */
  private prefixes = new Float64Array();

  get length(): number {
    return this.codes.length;
  }

  get bytes(): number {
    return this.codes.bytes + this.texts.bytes;
  }

  push(value: ColumnValue): void {
    this.codes.push(value === null ? 0 : this.texts.encode(byteText(String(value))));
  }

  parts(): Iterable<Part> {
    return textsAndCodes(this.texts, this.codes.pieces());
  }

  restore(part: Part): void {
    if ('numbers' in part) {
      this.codes.append(numbersOf(part, 'numbers', Int32Array));
      return;
    }
    for (const text of textsIn(part, 'texts')) this.texts.encode(text);
  }

  matching(filter: ColumnFilter): Bitmap {
    if (filter.operator !== 'equals') return unsupported('dictionary texts', filter);
    const wanted = filter.values.flatMap((value) => this.texts.find(byteText(String(value))) ?? []);
    return rowsWithAnyOf(this.codes, new Set(wanted));
  }

  present(): Bitmap {
    return rowsWithCode(this.codes);
  }

  /** No code is greater. */
  get highestCode(): number {
    return this.texts.size;
  }

  /** The codes by row, 0 for no value, including unused capacity. Valid until the next `push`. */
  get codeBuffer(): Int32Array {
    return this.codes.buffer;
  }

  textOf(code: number): string {
    return Buffer.from(this.texts.decode(code), 'latin1').toString('utf8');
  }

  has(row: number): boolean {
    return this.codes.at(row) !== 0;
  }

  compare(one: number, other: number): number {
    return this.texts.compare(this.codes.at(one), this.codes.at(other));
  }

  sortPrefixes(): Float64Array {
    const byRow = new Float64Array(this.length);
    const byCode = this.prefixesByCode();
    for (let row = 0; row < this.length; row += 1) byRow[row] = byCode[this.codes.at(row)] as number;
    return byRow;
  }

  /** The rank of each text among all, or its first bytes if there are too many texts to sort. */
  private prefixesByCode(): Float64Array {
    const { texts } = this;
    if (this.prefixes.length === texts.size + 1) return this.prefixes;
    const prefixes = new Float64Array(texts.size + 1).fill(Number.NaN);
    const codes = Int32Array.from({ length: texts.size }, (_, index) => index + 1);
    if (texts.size > MAX_RANKED) {
      for (const code of codes) prefixes[code] = texts.prefixOf(code);
    } else {
      codes.sort((one, other) => texts.compare(one, other));
      for (const [rank, code] of codes.entries()) prefixes[code] = rank;
    }
    this.prefixes = prefixes;
    return prefixes;
  }
}

/** Texts of a part of a snapshot. */
const TEXTS = 2_000;

function* textsAndCodes(texts: TextDictionary, codes: Iterable<Int32Array>): Generator<Part> {
  const { size } = texts;
  for (let start = 1; start <= size; start += TEXTS) {
    const length = Math.min(TEXTS, size + 1 - start);
    yield { texts: Array.from({ length }, (_, index) => texts.decode(start + index)) };
  }
  for (const numbers of codes) yield { numbers };
}
