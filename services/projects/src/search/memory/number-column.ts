import type { TimeRange } from '@trackway/filters';
import { Bitmap } from './bitmap';
import { type Column, type ColumnValue, type Question, unanswerable } from './column';
import { Growing } from './growing';

/**
 * Numbers, times as milliseconds of 1970, and booleans as 0 and 1. All of them come into the system as JSON, whose numbers are doubles, so that
 * nothing is lost here.
 */
export class NumberColumn implements Column {
  private readonly numbers = Growing.floats();

  get length(): number {
    return this.numbers.length;
  }

  get bytes(): number {
    return this.numbers.bytes;
  }

  push(value: ColumnValue): void {
    this.numbers.push(value === null ? Number.NaN : Number(value));
  }

  matching(question: Question): Bitmap {
    if (question.operator === 'equals') return this.equalTo(question);
    const [low, high] = bounds(question);
    return this.between(low, high);
  }

  present(): Bitmap {
    return this.between(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  has(index: number): boolean {
    return !Number.isNaN(this.numbers.at(index));
  }

  compare(one: number, other: number): number {
    return this.numbers.at(one) - this.numbers.at(other);
  }

  leads(): Float64Array {
    return this.numbers.values;
  }

  private equalTo({ type, values }: Question): Bitmap {
    const found = new Bitmap(this.length);
    for (const value of values) {
      const [low, high] =
        type === 'time' ? [timeOf(value, 'start'), timeOf(value, 'end') - 1] : [Number(value), Number(value)];
      found.or(this.between(low, high));
    }
    return found;
  }

  /** Both included. No value is NaN, which is between nothing. */
  private between(low: number, high: number): Bitmap {
    const found = new Bitmap(this.length);
    const { values } = this.numbers;
    for (let start = 0; start < this.length; start += 32) {
      const end = Math.min(start + 32, this.length);
      let bits = 0;
      for (let index = start; index < end; index += 1) {
        const value = values[index] as number;
        if (value >= low && value <= high) bits |= 1 << index;
      }
      found.setWord(start >>> 5, bits);
    }
    return found;
  }
}

/** A day is a range: "after" begins with its end, and "until" includes it. Times are whole milliseconds. */
function bounds(question: Question): readonly [low: number, high: number] {
  const { operator, type, values } = question;
  const [value] = values;
  const [start, end] =
    type === 'time' ? [timeOf(value, 'start'), timeOf(value, 'end')] : [Number(value), Number(value)];
  const lowest = Number.NEGATIVE_INFINITY;
  const highest = Number.POSITIVE_INFINITY;
  if (operator === 'greater_than') return [type === 'time' ? end : above(start), highest];
  if (operator === 'greater_than_or_equals') return [start, highest];
  if (operator === 'less_than') return [lowest, below(start)];
  if (operator === 'less_than_or_equals') return [lowest, type === 'time' ? below(end) : start];
  return unanswerable('numbers', question);
}

function timeOf(value: unknown, side: keyof TimeRange): number {
  return (value as TimeRange)[side].getTime();
}

const scratch = new DataView(new ArrayBuffer(8));

/** The next double. */
function above(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  scratch.setFloat64(0, value);
  scratch.setBigInt64(0, scratch.getBigInt64(0) + (value > 0 ? 1n : -1n));
  return scratch.getFloat64(0);
}

function below(value: number): number {
  return -above(-value);
}
