import { Bitmap } from './bitmap';
import { type Column, type ColumnValue, type Question, unanswerable } from './column';
import { Growing } from './growing';
import type { UuidCodes } from './uuid-codes';

/** Ids, as the numbers that the frame's uuids have; 0 where there is none. */
export class UuidColumn implements Column {
  private readonly numbers = Growing.integers();

  constructor(private readonly codes: UuidCodes) {}

  get length(): number {
    return this.numbers.length;
  }

  get bytes(): number {
    return this.numbers.bytes;
  }

  push(value: ColumnValue): void {
    this.numbers.push(value === null ? 0 : this.codes.codeOf(String(value)));
  }

  matching(question: Question): Bitmap {
    if (question.operator !== 'equals') return unanswerable('ids', question);
    const found = new Bitmap(this.length);
    const wanted = new Set(question.values.flatMap((value) => this.codes.find(String(value)) ?? []));
    const [only] = wanted;
    if (only === undefined) return found;
    const { values } = this.numbers;
    for (let index = 0; index < this.length; index += 1) {
      const code = values[index] as number;
      if (wanted.size === 1 ? code === only : wanted.has(code)) found.set(index);
    }
    return found;
  }

  present(): Bitmap {
    const found = new Bitmap(this.length);
    for (let index = 0; index < this.length; index += 1) if (this.has(index)) found.set(index);
    return found;
  }

  has(index: number): boolean {
    return this.numbers.at(index) !== 0;
  }

  /** The number of the id; 0 where there is none. */
  codeAt(index: number): number {
    return this.numbers.at(index);
  }

  compare(one: number, other: number): number {
    return this.codes.compare(this.numbers.at(one), this.numbers.at(other));
  }
}
