import { Bitmap } from './bitmap';
import { rowsWithAnyOf, rowsWithCode } from './code-scans';
import { type Column, type ColumnFilter, type ColumnValue, unsupported } from './column';
import { headAndNumbers, numberIn, numbersOf, type Part } from './column-part';
import { ConsecutiveCodes, type NumberedCodes } from './consecutive-codes';
import { GrowableArray } from './growable-array';
import type { UuidDictionary } from './uuid-dictionary';

/** UUIDs as codes of a dictionary, which several columns may share. Code 0 is no value. */
export class UuidColumn implements Column {
  private readonly codes = GrowableArray.integers();
  private readonly consecutive = new ConsecutiveCodes();
  private highest = 0;
  private hasEmptyRows = false;

  constructor(private readonly dictionary: UuidDictionary) {}

  get length(): number {
    return this.codes.length;
  }

  get bytes(): number {
    return this.codes.bytes + this.consecutive.bytes;
  }

  push(value: ColumnValue): void {
    const code = value === null ? 0 : this.dictionary.encode(String(value));
    this.codes.push(code);
    if (code > this.highest) this.highest = code;
    if (code === 0) this.hasEmptyRows = true;
  }

  parts(): Iterable<Part> {
    const { highest, hasEmptyRows } = this;
    return headAndNumbers({ highest, hasEmptyRows }, this.codes.pieces());
  }

  restore(part: Part): void {
    if ('numbers' in part) {
      this.codes.append(numbersOf(part, 'numbers', Int32Array));
      return;
    }
    this.highest = numberIn(part, 'highest');
    this.hasEmptyRows = part['hasEmptyRows'] === true;
  }

  matching(filter: ColumnFilter): Bitmap {
    if (filter.operator !== 'equals') return unsupported('UUIDs', filter);
    const wanted = filter.values.flatMap((value) => this.dictionary.find(String(value)) ?? []);
    return rowsWithAnyOf(this.codes, new Set(wanted));
  }

  present(): Bitmap {
    return this.hasEmptyRows ? rowsWithCode(this.codes) : Bitmap.all(this.length);
  }

  has(row: number): boolean {
    return this.codes.at(row) !== 0;
  }

  /** The codes in the order in which they first occur in this column. Valid until the next `push`. */
  numbered(): NumberedCodes {
    const { buffer, length } = this.codes;
    return this.consecutive.of({ buffer, length, highest: this.highest });
  }

  uuidOf(code: number): string {
    return this.dictionary.decode(code);
  }

  codeAt(row: number): number {
    return this.codes.at(row);
  }

  compare(one: number, other: number): number {
    return this.dictionary.compare(this.codes.at(one), this.codes.at(other));
  }

  sortPrefixes(): Float64Array {
    const prefixes = new Float64Array(this.length);
    for (let row = 0; row < this.length; row += 1) {
      const code = this.codeAt(row);
      prefixes[row] = code === 0 ? Number.NaN : this.dictionary.prefixOf(code);
    }
    return prefixes;
  }
}
