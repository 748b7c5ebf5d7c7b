import { Bitmap } from './bitmap';
import { type Column, type ColumnFilter, type ColumnValue, type TimeSpan, unsupported } from './column';
import { headAndNumbers, numberIn, numbersOf, type Part } from './column-part';
import { GrowableArray } from './growable-array';
import { UnitCodes, type Units } from './unit-codes';

/** Numbers, times as milliseconds since 1970, and booleans as 0 and 1, stored as doubles. */
export class NumberColumn implements Column {
  private readonly numbers = GrowableArray.floats();
  private lowest = Number.POSITIVE_INFINITY;
  private highest = Number.NEGATIVE_INFINITY;
  private hasFractions = false;
  private readonly codesByUnit = new Map<number, UnitCodes>();

  get length(): number {
    return this.numbers.length;
  }

  get bytes(): number {
    return [...this.codesByUnit.values()].reduce((sum, { bytes }) => sum + bytes, this.numbers.bytes);
  }

  push(value: ColumnValue): void {
    const number = value === null ? Number.NaN : Number(value);
    this.numbers.push(number);
    if (number < this.lowest) this.lowest = number;
    if (number > this.highest) this.highest = number;
    if (!Number.isNaN(number) && !Number.isInteger(number)) this.hasFractions = true;
  }

  /**
   * Codes of the numbers in whole units, such as 1 or the milliseconds of a day. Undefined if they are too far from each
   * other, or have parts of a unit of 1. Valid until the next `push`.
   */
  units(unit: number): Units | undefined {
    if (unit === 1 && this.hasFractions) return undefined;
    let codes = this.codesByUnit.get(unit);
    if (!codes) {
      codes = new UnitCodes(unit);
      this.codesByUnit.set(unit, codes);
    }
    const { buffer, length } = this.numbers;
    return codes.of({ buffer, length, lowest: this.lowest, highest: this.highest });
  }

  /** The numbers by row, NaN for no value, including unused capacity. Valid until the next `push`. */
  get buffer(): Float64Array {
    return this.numbers.buffer;
  }

  matching(filter: ColumnFilter): Bitmap {
    if (filter.operator === 'equals') return this.equalTo(filter);
    const [low, high] = bounds(filter);
    return this.between(low, high);
  }

  present(): Bitmap {
    return this.between(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  has(row: number): boolean {
    return !Number.isNaN(this.numbers.at(row));
  }

  compare(one: number, other: number): number {
    return this.numbers.at(one) - this.numbers.at(other);
  }

  sortPrefixes(): Float64Array {
    return this.numbers.buffer;
  }

  parts(): Iterable<Part> {
    const { lowest, highest, hasFractions } = this;
    return headAndNumbers({ lowest, highest, hasFractions }, this.numbers.pieces());
  }

  restore(part: Part): void {
    if ('numbers' in part) {
      this.numbers.append(numbersOf(part, 'numbers', Float64Array));
      return;
    }
    this.lowest = numberIn(part, 'lowest');
    this.highest = numberIn(part, 'highest');
    this.hasFractions = part['hasFractions'] === true;
  }

  private equalTo({ type, values }: ColumnFilter): Bitmap {
    const found = new Bitmap(this.length);
    for (const value of values) {
      const [low, high] =
        type === 'time' ? [timeOf(value, 'start'), timeOf(value, 'end') - 1] : [Number(value), Number(value)];
      found.or(this.between(low, high));
    }
    return found;
  }

  /** The rows with a value from `low` to `high`, both included. Rows without a value have NaN, which is in no interval. */
  private between(low: number, high: number): Bitmap {
    const found = new Bitmap(this.length);
    const { buffer } = this.numbers;
    for (let start = 0; start < this.length; start += 32) {
      const end = Math.min(start + 32, this.length);
      let bits = 0;
      for (let row = start; row < end; row += 1) {
        const value = buffer[row] as number;
        // Without a branch, this is up to six times as fast.
        bits |= (Number(value >= low) & Number(value <= high)) << row;
      }
      found.setWord(start >>> 5, bits);
    }
    return found;
  }
}

/** The interval of a comparison. With a day, "greater than" starts after its end, and "less than or equals" includes it. */
function bounds(filter: ColumnFilter): readonly [low: number, high: number] {
  const { operator, type, values } = filter;
  const [value] = values;
  const isTime = type === 'time';
  const [start, end] = isTime ? [timeOf(value, 'start'), timeOf(value, 'end')] : [Number(value), Number(value)];
  const lowest = Number.NEGATIVE_INFINITY;
  const highest = Number.POSITIVE_INFINITY;
  if (operator === 'greater_than') return [isTime ? end : above(start), highest];
  if (operator === 'greater_than_or_equals') return [start, highest];
  if (operator === 'less_than') return [lowest, below(start)];
  if (operator === 'less_than_or_equals') return [lowest, isTime ? below(end) : start];
  return unsupported('numbers', filter);
}

function timeOf(value: unknown, side: keyof TimeSpan): number {
  return (value as TimeSpan)[side].getTime();
}

const scratch = new DataView(new ArrayBuffer(8));

/** The next greater double. */
function above(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  scratch.setFloat64(0, value);
  scratch.setBigInt64(0, scratch.getBigInt64(0) + (value > 0 ? 1n : -1n));
  return scratch.getFloat64(0);
}

function below(value: number): number {
  return -above(-value);
}
