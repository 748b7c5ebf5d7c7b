import type { Bitmap } from './bitmap';
import { byteText, compareByteTexts, textPrefix } from './byte-text';
import { rowsWithAnyOf, rowsWithCode } from './code-scans';
import { type Column, type ColumnFilter, type ColumnValue, unsupported } from './column';
import { numbersOf, type Part, textsIn } from './column-part';
import { GrowableArray } from './growable-array';

/** Sorting more distinct texts would block the event loop for too long. */
const MAX_RANKED = 20_000;
/** Memory use of a distinct text apart from its bytes. */
const TEXT_OVERHEAD = 64;

/** Dictionary-encoded texts: each distinct text is stored once, and rows store its code. */
export class DictionaryColumn implements Column {
  private readonly codes = GrowableArray.integers();
  private readonly texts: string[] = [''];
  private readonly codeByText = new Map<string, number>();
  private prefixes = new Float64Array();
  private textBytes = 0;

  get length(): number {
    return this.codes.length;
  }

  get bytes(): number {
    return this.codes.bytes + this.textBytes;
  }

  push(value: ColumnValue): void {
    this.codes.push(value === null ? 0 : this.encode(byteText(String(value))));
  }

  parts(): Iterable<Part> {
    return textsAndCodes(this.texts.slice(1), this.codes.pieces());
  }

  restore(part: Part): void {
    if ('numbers' in part) {
      this.codes.append(numbersOf(part, 'numbers', Int32Array));
      return;
    }
    for (const text of textsIn(part, 'texts')) this.encode(text);
  }

  matching(filter: ColumnFilter): Bitmap {
    if (filter.operator !== 'equals') return unsupported('dictionary texts', filter);
    const wanted = filter.values.flatMap((value) => this.codeByText.get(byteText(String(value))) ?? []);
    return rowsWithAnyOf(this.codes, new Set(wanted));
  }

  present(): Bitmap {
    return rowsWithCode(this.codes);
  }

  /** No code is greater. */
  get highestCode(): number {
    return this.texts.length - 1;
  }

  /** The codes by row, 0 for no value, including unused capacity. Valid until the next `push`. */
  get codeBuffer(): Int32Array {
    return this.codes.buffer;
  }

  textOf(code: number): string {
    return Buffer.from(this.texts[code] ?? '', 'latin1').toString('utf8');
  }

  has(row: number): boolean {
    return this.codes.at(row) !== 0;
  }

  compare(one: number, other: number): number {
    return compareByteTexts(this.texts[this.codes.at(one)] ?? '', this.texts[this.codes.at(other)] ?? '');
  }

  sortPrefixes(): Float64Array {
    const byRow = new Float64Array(this.length);
    const byCode = this.prefixesByCode();
    for (let row = 0; row < this.length; row += 1) byRow[row] = byCode[this.codes.at(row)] as number;
    return byRow;
  }

  /** The rank of each text among all, or its first bytes if there are too many texts to sort. */
  private prefixesByCode(): Float64Array {
    if (this.prefixes.length === this.texts.length) return this.prefixes;
    const prefixes = Float64Array.from(this.texts, textPrefix);
    if (this.texts.length <= MAX_RANKED) {
      const text = (code: number) => this.texts[code] ?? '';
      const sorted = [...this.codeByText.values()].sort((one, other) => compareByteTexts(text(one), text(other)));
      for (const [rank, code] of sorted.entries()) prefixes[code] = rank;
    }
    prefixes[0] = Number.NaN;
    this.prefixes = prefixes;
    return prefixes;
  }

  private encode(text: string): number {
    const known = this.codeByText.get(text);
    if (known !== undefined) return known;
    this.codeByText.set(text, this.texts.length);
    this.textBytes += text.length + TEXT_OVERHEAD;
    return this.texts.push(text) - 1;
  }
}

/** Texts of a part of a snapshot. */
const TEXTS = 2_000;

function* textsAndCodes(texts: readonly string[], codes: Iterable<Int32Array>): Generator<Part> {
  for (let start = 0; start < texts.length; start += TEXTS) yield { texts: texts.slice(start, start + TEXTS) };
  for (const numbers of codes) yield { numbers };
}
