import type { NumberColumn } from './number-column';

/** Tables with more entries would take longer to create than a hash table. */
const MAX_TABLE = 2 ** 22;
const DAY_MS = 86_400_000;

/** Up to this many codes are group numbers as they are, because unused groups cost less than finding the used ones. */
const MAX_DIRECT = 2 ** 12;

/**
 * Groups of entries that have the same value. Groups have numbers from 0, and may be empty. An entry without a row has
 * row -1.
 */
export interface Grouping {
  /** The number of the group, by entry. */
  readonly numbers: Int32Array;
  /** The value of each group, by its number. NaN is no value. */
  readonly values: readonly number[];
}

interface Codes {
  readonly codeBuffer: Int32Array;
  readonly highestCode: number;
}

/** Groups entries by the codes of their rows. Code 0 is no value. The result is written to `numbers`, as in the others. */
export function groupByCodes(
  rows: Int32Array,
  codes: Codes,
  numbers: Int32Array = new Int32Array(rows.length),
): Grouping {
  const valueAtCode = (code: number) => (code === 0 ? Number.NaN : code);
  if (codes.highestCode < MAX_DIRECT) {
    copyCodes(rows, codes.codeBuffer, numbers);
    return { numbers, values: Array.from({ length: codes.highestCode + 1 }, (_, code) => valueAtCode(code)) };
  }
  const values: number[] = [];
  assignNumbers(rows, codes, (code) => values.push(valueAtCode(code)) - 1, numbers);
  return { numbers, values };
}

/** Groups entries by the numbers of their rows. NaN is no value. */
export function groupByNumbers(
  rows: Int32Array,
  column: NumberColumn,
  numbers: Int32Array = new Int32Array(rows.length),
): Grouping {
  const units = column.units(1);
  if (!units) return groupByHash(rows, column.buffer, numbers);
  const { values } = groupByCodes(rows, units, numbers);
  return { numbers, values: values.map((code) => code - 1 + units.first) };
}

/**
 * Groups entries by times in milliseconds since 1970. `bucketOf` returns the first day of the group that a day belongs
 * to; days are counted since 1970. The values of the groups are these days.
 */
export function groupByDays(
  rows: Int32Array,
  column: NumberColumn,
  bucketOf: (day: number) => number,
  numbers: Int32Array = new Int32Array(rows.length),
): Grouping {
  const units = column.units(DAY_MS);
  if (!units) throw new RangeError('These times are more than 10,000 years apart.');
  const groups = new GroupMap();
  const numberOf = (code: number) => groups.numberOf(code === 0 ? Number.NaN : bucketOf(code - 1 + units.first));
  assignNumbers(rows, units, numberOf, numbers);
  return { numbers, values: groups.values };
}

function copyCodes(rows: Int32Array, codes: Int32Array, numbers: Int32Array): void {
  for (let entry = 0; entry < rows.length; entry += 1) {
    const row = rows[entry] as number;
    numbers[entry] = row < 0 ? 0 : (codes[row] as number);
  }
}

/** Writes the number of the group of each entry. `numberOf` is called at most once for each code. */
function assignNumbers(
  rows: Int32Array,
  { codeBuffer, highestCode }: Codes,
  numberOf: (code: number) => number,
  numbers: Int32Array,
): void {
  const table = new Int32Array(highestCode + 1);
  if (highestCode < MAX_DIRECT) table.fill(1);
  else markCodes(table, rows, codeBuffer);
  for (let code = 0; code <= highestCode; code += 1) if (table[code] === 1) table[code] = numberOf(code);
  for (let entry = 0; entry < rows.length; entry += 1) {
    const row = rows[entry] as number;
    numbers[entry] = table[row < 0 ? 0 : (codeBuffer[row] as number)] as number;
  }
}

function markCodes(table: Int32Array, rows: Int32Array, codes: Int32Array): void {
  for (let entry = 0; entry < rows.length; entry += 1) {
    const row = rows[entry] as number;
    table[row < 0 ? 0 : (codes[row] as number)] = 1;
  }
}

/** Groups entries by two groupings of them. Returns the numbers of both for each group. Overwrites the numbers of `one`. */
export function combineGroups(
  one: Grouping,
  other: Grouping,
): { readonly numbers: Int32Array; readonly pairs: readonly (readonly [number, number])[] } {
  const width = other.values.length;
  const size = one.values.length * width;
  if (size <= MAX_DIRECT) {
    multiply(one.numbers, width, other.numbers);
    return { numbers: one.numbers, pairs: Array.from({ length: size }, (_, value) => pairOf(value, width)) };
  }
  const values = size < MAX_TABLE ? combineInTable(one.numbers, other.numbers, width, size) : combineByHash(one, other);
  return { numbers: one.numbers, pairs: values.map((value) => pairOf(value, width)) };
}

function pairOf(value: number, width: number): readonly [number, number] {
  return [Math.floor(value / width), value % width];
}

function multiply(numbers: Int32Array, width: number, others: Int32Array): void {
  for (let entry = 0; entry < numbers.length; entry += 1) {
    numbers[entry] = (numbers[entry] as number) * width + (others[entry] as number);
  }
}

function combineInTable(numbers: Int32Array, others: Int32Array, width: number, size: number): readonly number[] {
  const table = new Int32Array(size);
  const values: number[] = [];
  for (let entry = 0; entry < numbers.length; entry += 1) {
    const value = (numbers[entry] as number) * width + (others[entry] as number);
    // The number of the group plus 1. 0 is no group yet.
    if (table[value] === 0) table[value] = values.push(value);
    numbers[entry] = (table[value] as number) - 1;
  }
  return values;
}

function combineByHash({ numbers }: Grouping, other: Grouping): readonly number[] {
  const groups = new GroupMap();
  for (let entry = 0; entry < numbers.length; entry += 1) {
    const value = (numbers[entry] as number) * other.values.length + (other.numbers[entry] as number);
    numbers[entry] = groups.numberOf(value);
  }
  return groups.values;
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

function valueAt(row: number, values: Float64Array): number {
  return row < 0 ? Number.NaN : (values[row] as number);
}
