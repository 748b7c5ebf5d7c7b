import type { Bitmap } from './bitmap';
import { whereOneOf, whereSome } from './code-passes';
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
    const wanted = question.values.flatMap((value) => this.codes.find(String(value)) ?? []);
    return whereOneOf(this.numbers, new Set(wanted));
  }

  present(): Bitmap {
    return whereSome(this.numbers);
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

  leads(): Float64Array {
    const leads = new Float64Array(this.length);
    for (let index = 0; index < this.length; index += 1) {
      const code = this.codeAt(index);
      leads[index] = code === 0 ? Number.NaN : this.codes.leadOf(code);
    }
    return leads;
  }
}
