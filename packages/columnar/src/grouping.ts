import type { NumberColumn } from './number-column';
import type { UuidColumn } from './uuid-column';

/** Tables with more entries would take longer to create than a hash table. */
const MAX_TABLE = 2 ** 22;
const DAY_MS = 86_400_000;

/** Groups of entries that have the same value. Groups have numbers from 0. An entry without a row has row -1. */
export interface Grouping {
  /** The number of the group, by entry. */
  readonly numbers: Int32Array;
  /** The value of each group, by its number. NaN is no value. */
  readonly values: readonly number[];
}

type CodedColumn = Pick<UuidColumn, 'codeBuffer' | 'highestCode'>;
type NumberedColumn = Pick<NumberColumn, 'buffer' | 'range'>;

/** Groups entries by the codes of their rows. Code 0 is no value. The result is written to `numbers`, as in the others. */
export function groupByCodes(
  rows: Int32Array,
  { codeBuffer: codes, highestCode }: CodedColumn,
  numbers: Int32Array = new Int32Array(rows.length),
): Grouping {
  const groups = new GroupTable(0, highestCode);
  const { table } = groups;
  for (let entry = 0; entry < rows.length; entry += 1) {
    const code = codeAt(rows[entry] as number, codes);
    const known = table[code] as number;
    numbers[entry] = known === 0 ? groups.add(code, code === 0 ? Number.NaN : code) : known - 1;
  }
  return { numbers, values: groups.values };
}

/** Groups entries by the numbers of their rows. NaN is no value. */
export function groupByNumbers(
  rows: Int32Array,
  { buffer: values, range }: NumberedColumn,
  numbers: Int32Array = new Int32Array(rows.length),
): Grouping {
  const { lowest, highest, isInteger } = range;
  if (!isInteger || (highest >= lowest && highest - lowest >= MAX_TABLE)) return groupByHash(rows, values, numbers);
  const groups = new GroupTable(lowest, highest - lowest);
  const { table } = groups;
  for (let entry = 0; entry < rows.length; entry += 1) {
    const value = valueAt(rows[entry] as number, values);
    if (Number.isNaN(value)) numbers[entry] = groups.numberOfNone();
    else {
      const known = table[value - lowest] as number;
      numbers[entry] = known === 0 ? groups.add(value, value) : known - 1;
    }
  }
  return { numbers, values: groups.values };
}

/**
 * Groups entries by times in milliseconds since 1970. `bucketOf` returns the first day of the group that a day belongs
 * to; days are counted since 1970. The values of the groups are these days.
 */
export function groupByDays(
  rows: Int32Array,
  { buffer: times, range: { lowest, highest } }: NumberedColumn,
  bucketOf: (day: number) => number,
  numbers: Int32Array = new Int32Array(rows.length),
): Grouping {
  const firstDay = Math.floor(lowest / DAY_MS);
  const days = new Int32Array(highest < lowest ? 0 : Math.floor(highest / DAY_MS) - firstDay + 1);
  const groups = new GroupMap();
  for (let entry = 0; entry < rows.length; entry += 1) {
    const time = valueAt(rows[entry] as number, times);
    if (Number.isNaN(time)) {
      numbers[entry] = groups.numberOf(Number.NaN);
      continue;
    }
    const day = Math.floor(time / DAY_MS) - firstDay;
    if (days[day] === 0) days[day] = groups.numberOf(bucketOf(day + firstDay)) + 1;
    numbers[entry] = (days[day] as number) - 1;
  }
  return { numbers, values: groups.values };
}

/** Groups entries by two groupings of them. Returns the numbers of both for each group. Overwrites the numbers of `one`. */
export function combineGroups(
  one: Grouping,
  other: Grouping,
): { readonly numbers: Int32Array; readonly pairs: readonly (readonly [number, number])[] } {
  const width = other.values.length;
  const size = one.values.length * width;
  const values = size < MAX_TABLE ? combineInTable(one.numbers, other.numbers, width, size) : combineByHash(one, other);
  return { numbers: one.numbers, pairs: values.map((value) => [Math.floor(value / width), value % width]) };
}

function combineInTable(numbers: Int32Array, others: Int32Array, width: number, size: number): readonly number[] {
  const groups = new GroupTable(0, size);
  const { table } = groups;
  for (let entry = 0; entry < numbers.length; entry += 1) {
    const value = (numbers[entry] as number) * width + (others[entry] as number);
    const known = table[value] as number;
    numbers[entry] = known === 0 ? groups.add(value, value) : known - 1;
  }
  return groups.values;
}

function combineByHash({ numbers }: Grouping, other: Grouping): readonly number[] {
  const groups = new GroupMap();
  for (let entry = 0; entry < numbers.length; entry += 1) {
    const value = (numbers[entry] as number) * other.values.length + (other.numbers[entry] as number);
    numbers[entry] = groups.numberOf(value);
  }
  return groups.values;
}

/** Assigns numbers to the values of a small range. */
class GroupTable {
  /** The number of a group plus 1, by its value minus `lowest`. 0 is no group yet. */
  readonly table: Int32Array;
  readonly values: number[] = [];
  private none = -1;

  constructor(
    private readonly lowest: number,
    range: number,
  ) {
    this.table = new Int32Array(range < 0 ? 0 : range + 1);
  }

  add(key: number, value: number): number {
    const number = this.values.push(value) - 1;
    this.table[key - this.lowest] = number + 1;
    return number;
  }

  numberOfNone(): number {
    if (this.none < 0) this.none = this.values.push(Number.NaN) - 1;
    return this.none;
  }
}

function groupByHash(rows: Int32Array, all: Float64Array, numbers: Int32Array): Grouping {
  const groups = new GroupMap();
  for (let entry = 0; entry < numbers.length; entry += 1) {
    numbers[entry] = groups.numberOf(valueAt(rows[entry] as number, all));
  }
  return { numbers, values: groups.values };
}

/** Assigns numbers to any values. */
class GroupMap {
  readonly values: number[] = [];
  private readonly known = new Map<number, number>();

  numberOf(value: number): number {
    let number = this.known.get(value);
    if (number === undefined) {
      number = this.values.push(value) - 1;
      this.known.set(value, number);
    }
    return number;
  }
}

function codeAt(row: number, codes: Int32Array): number {
  return row < 0 ? 0 : (codes[row] as number);
}

function valueAt(row: number, values: Float64Array): number {
  return row < 0 ? Number.NaN : (values[row] as number);
}
