import { Bitmap } from './bitmap';
import { byteText, textPrefix } from './byte-text';
import { type Column, type ColumnFilter, type ColumnValue, unsupported } from './column';
import { numbersOf, type Part } from './column-part';
import { GrowableArray } from './growable-array';
import { storedText, TextBlocks } from './text-blocks';

/** Texts that are compared as a whole. Their first bytes are also stored as numbers, which decide most comparisons. */
export class TextColumn implements Column {
  private readonly texts = new TextBlocks();
  private readonly prefixes = GrowableArray.floats();

  get length(): number {
    return this.texts.length;
  }

  get bytes(): number {
    return this.texts.bytes + this.prefixes.bytes;
  }

  push(value: ColumnValue): void {
    const text = storedText(value);
    this.texts.push(text);
    this.prefixes.push(value === null ? Number.NaN : textPrefix(text));
  }

  parts(): Iterable<Part> {
    return textsAndPrefixes(this.texts.parts(), this.prefixes.pieces());
  }

  restore(part: Part): void {
    if ('numbers' in part) this.prefixes.append(numbersOf(part, 'numbers', Float64Array));
    else this.texts.restore(part);
  }

  matching(filter: ColumnFilter): Bitmap {
    if (filter.operator !== 'equals') return unsupported('texts', filter);
    const found = new Bitmap(this.length);
    for (const value of filter.values) this.findEqual(byteText(String(value)), found);
    return found;
  }

  present(): Bitmap {
    const found = new Bitmap(this.length);
    for (let row = 0; row < this.length; row += 1) if (this.has(row)) found.set(row);
    return found;
  }

  has(row: number): boolean {
    return !Number.isNaN(this.prefixes.at(row));
  }

  compare(one: number, other: number): number {
    return this.prefixes.at(one) - this.prefixes.at(other) || this.texts.compare(one, other);
  }

  sortPrefixes(): Float64Array {
    return this.prefixes.buffer;
  }

  private findEqual(text: string, found: Bitmap): void {
    const prefix = textPrefix(text);
    const { buffer } = this.prefixes;
    for (let row = 0; row < this.length; row += 1) {
      if (buffer[row] === prefix && this.texts.equals(row, text)) found.set(row);
    }
  }
}

function* textsAndPrefixes(texts: Iterable<Part>, prefixes: Iterable<Float64Array>): Generator<Part> {
  yield* texts;
  for (const numbers of prefixes) yield { numbers };
}
