import type { Bitmap } from './bitmap';

/** Higher and lower parts of a number below 2 ** 53 are added separately, so that up to 2 ** 26 of them add up exactly. */
const PART = 2 ** 27;
/** Count, sum, lowest and highest number of a group are beside each other in memory. */
const CELLS = 4;

/** The numbers of a group. */
export interface Measured {
  /** How many positions have a number. */
  readonly count: number;
  /** Exact for safe integers. */
  readonly sum: bigint;
  /** Infinite without numbers. */
  readonly lowest: number;
  readonly highest: number;
}

/** The rows that are grouped: the set of them, with groups by row; or a list of rows, with groups by place in the list. */
export interface GroupedRows {
  readonly rows: Bitmap | Int32Array;
  readonly groups: Int32Array;
}

/** Visits each row, with the position of its group. */
export function visitRows(rows: GroupedRows['rows'], visit: (row: number, position: number) => void): void {
  if (rows instanceof Int32Array) rows.forEach(visit);
  else
    rows.forEach((row) => {
      visit(row, row);
    });
}

/** The number of rows of each group. */
export function countGroups({ rows, groups }: GroupedRows, size: number): Int32Array {
  const counts = new Int32Array(size);
  if (rows instanceof Int32Array) countListed(counts, groups, rows.length);
  else countSet(counts, rows, groups);
  return counts;
}

/** Measures the numbers of rows by their group. Groups are below `size`. NaN is no number. */
export function measureGroups(grouped: GroupedRows, values: Float64Array, size: number): GroupMeasures {
  const cells = new Float64Array(size * CELLS);
  for (let group = 0; group < size; group += 1) {
    cells[group * CELLS + 2] = Number.POSITIVE_INFINITY;
    cells[group * CELLS + 3] = Number.NEGATIVE_INFINITY;
  }
  const missing = new Int32Array(size);
  const { rows, groups } = grouped;
  if (rows instanceof Int32Array) addListed({ cells, missing }, rows, groups, values);
  else addSet({ cells, missing }, rows, groups, values);
  const measures = new GroupMeasures(cells, missing);
  return measures.areExact ? measures : new GroupMeasures(cells, missing, exactSums(grouped, values, size));
}

/** Measures the numbers of a set of rows. */
export function measureRows(rows: Bitmap, values: Float64Array): Measured {
  const cells = Float64Array.of(0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
  addRows(cells, rows, values);
  const missing = new Int32Array(1);
  const measures = new GroupMeasures(cells, missing);
  if (measures.areExact) return measures.at(0);
  const one = { rows, groups: new Int32Array(rows.length) };
  return new GroupMeasures(cells, missing, exactSums(one, values, 1)).at(0);
}

/** The measures of groups. An object is created only for a group that is read. */
export class GroupMeasures {
  /** `missing` counts the rows without a number. `sums` are needed if the sums in the cells are not exact. */
  constructor(
    private readonly cells: Float64Array,
    private readonly missing: Int32Array,
    private readonly sums?: readonly bigint[],
  ) {}

  /** The number of rows of each group, with and without a number. */
  get rowCounts(): Int32Array {
    return this.missing.map((count, group) => count + (this.cells[group * CELLS] as number));
  }

  /** Whether the sums in the cells are exact. */
  get areExact(): boolean {
    const { cells } = this;
    for (let at = 0; at < cells.length; at += CELLS) {
      if (!isExact(cells[at] as number, cells[at + 2] as number, cells[at + 3] as number)) return false;
    }
    return true;
  }

  at(group: number): Measured {
    const { cells, sums } = this;
    const at = group * CELLS;
    return {
      count: cells[at] as number,
      sum: sums?.[group] ?? BigInt(Math.trunc(cells[at + 1] as number)),
      lowest: cells[at + 2] as number,
      highest: cells[at + 3] as number,
    };
  }

  /** All groups together. */
  total(): Measured {
    const { cells } = this;
    let [count, sum, lowest, highest] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = 0; at < cells.length; at += CELLS) {
      count += cells[at] as number;
      sum += cells[at + 1] as number;
      lowest = Math.min(lowest, cells[at + 2] as number);
      highest = Math.max(highest, cells[at + 3] as number);
    }
    const exact = !this.sums && isExact(count, lowest, highest) ? BigInt(Math.trunc(sum)) : this.exactTotal();
    return { count, sum: exact, lowest, highest };
  }

  private exactTotal(): bigint {
    let sum = 0n;
    for (let group = 0; group < this.missing.length; group += 1) sum += this.at(group).sum;
    return sum;
  }
}

function countSet(counts: Int32Array, rows: Bitmap, groups: Int32Array): void {
  for (let start = 0; start < rows.length; start += 32) {
    for (let word = rows.wordAt(start >>> 5); word !== 0; word &= word - 1) {
      const group = groups[start + 31 - Math.clz32(word & -word)] as number;
      counts[group] = (counts[group] as number) + 1;
    }
  }
}

function countListed(counts: Int32Array, groups: Int32Array, length: number): void {
  for (let place = 0; place < length; place += 1) {
    const group = groups[place] as number;
    counts[group] = (counts[group] as number) + 1;
  }
}

interface Cells {
  readonly cells: Float64Array;
  readonly missing: Int32Array;
}

/** In local variables, because each change of a cell would wait for the change before. */
function addRows(cells: Float64Array, rows: Bitmap, values: Float64Array): void {
  let count = 0;
  let sum = 0;
  let lowest = cells[2] as number;
  let highest = cells[3] as number;
  for (let start = 0; start < rows.length; start += 32) {
    for (let word = rows.wordAt(start >>> 5); word !== 0; word &= word - 1) {
      const value = values[start + 31 - Math.clz32(word & -word)] as number;
      if (Number.isNaN(value)) continue;
      count += 1;
      sum += value;
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
    // In the loop, because V8 would discard the compiled code after it each time.
    cells[0] = count;
    cells[1] = sum;
    cells[2] = lowest;
    cells[3] = highest;
  }
}

function addSet({ cells, missing }: Cells, rows: Bitmap, groups: Int32Array, values: Float64Array): void {
  for (let start = 0; start < rows.length; start += 32) {
    for (let word = rows.wordAt(start >>> 5); word !== 0; word &= word - 1) {
      const row = start + 31 - Math.clz32(word & -word);
      addNumber(cells, missing, groups[row] as number, values[row] as number);
    }
  }
}

function addListed({ cells, missing }: Cells, rows: Int32Array, groups: Int32Array, values: Float64Array): void {
  for (let place = 0; place < rows.length; place += 1) {
    addNumber(cells, missing, groups[place] as number, values[rows[place] as number] as number);
  }
}

/** Adds a value to a group. `Math.min` has no branch, whose direction the processor would predict wrong. */
function addNumber(cells: Float64Array, missing: Int32Array, group: number, value: number): void {
  if (Number.isNaN(value)) {
    missing[group] = (missing[group] as number) + 1;
    return;
  }
  // V8 shifts by this literal. With CELLS, which it reads and multiplies each time, loops take 1.8 times as long.
  const at = group * 4;
  cells[at] = (cells[at] as number) + 1;
  cells[at + 1] = (cells[at + 1] as number) + value;
  cells[at + 2] = Math.min(cells[at + 2] as number, value);
  cells[at + 3] = Math.max(cells[at + 3] as number, value);
}

/** No sum of a part of the numbers exceeds the integers that a double represents. */
function isExact(count: number, lowest: number, highest: number): boolean {
  return count === 0 || count * Math.max(Math.abs(lowest), Math.abs(highest)) <= Number.MAX_SAFE_INTEGER;
}

function exactSums({ rows, groups }: GroupedRows, values: Float64Array, size: number): readonly bigint[] {
  const high = new Float64Array(size);
  const low = new Float64Array(size);
  visitRows(rows, (row, position) => {
    const value = values[row] as number;
    if (Number.isNaN(value)) return;
    const group = groups[position] as number;
    const part = Math.floor(value / PART);
    high[group] = (high[group] as number) + part;
    low[group] = (low[group] as number) + (value - part * PART);
  });
  return Array.from(high, (part, group) => BigInt(part) * BigInt(PART) + BigInt(low[group] ?? 0));
}
