import type { Bitmap } from './bitmap';
import { countGroups, type GroupedRows, visitRows } from './measure-groups';
import type { NumberColumn } from './number-column';
import type { ScratchArrays } from './scratch-arrays';
import type { UuidColumn } from './uuid-column';

/** More groups than this are combined by a hash table, because their counts would take too much memory. */
const MAX_COUNTED = 2 ** 22;
/** A grouping with more groups is compacted before it is combined with another. */
const MAX_COMBINED = 2 ** 12;
const DAY_MS = 86_400_000;

/** Groups of positions with the same value: of rows, of child rows, or of entries of a list. Groups may be empty. */
export interface Grouping {
  /** The group of each position. Positions that are not grouped have any group, or are missing. */
  readonly groups: Int32Array;
  /** How many groups there are: groups have numbers from 0 up to and excluding it. Positions without a value are in 0. */
  readonly size: number;
  /** The value of a group that is not 0. */
  readonly valueAt: (group: number) => number;
}

interface Codes {
  readonly codeBuffer: Int32Array;
  readonly highestCode: number;
}

/** Groups by codes. Code 0 is no value. */
export function groupByCodes({ codeBuffer, highestCode }: Codes): Grouping {
  return { groups: codeBuffer, size: highestCode + 1, valueAt: (group) => group };
}

/** Groups by UUIDs. The value of a group is the code of its UUID. */
export function groupByUuids(column: UuidColumn): Grouping {
  const { numbers, codes } = column.numbered();
  return { groups: numbers, size: codes.length, valueAt: (group) => codes[group] ?? 0 };
}

/** Groups `positions` of a column by their numbers. */
export function groupByNumbers(column: NumberColumn, positions: Bitmap, scratch: ScratchArrays): Grouping {
  const units = column.units(1);
  if (units) return { ...groupByCodes(units), valueAt: (group) => group - 1 + units.first };
  const map = new GroupMap();
  const { buffer } = column;
  const target = scratch.take(column.length).fill(0);
  positions.forEach((position) => {
    const value = buffer[position] as number;
    target[position] = Number.isNaN(value) ? 0 : map.groupOf(value);
  });
  return map.grouping(target);
}

/**
 * Groups the positions of a column by times in milliseconds since 1970. `bucketOf` returns the first day of the group
 * that a day belongs to; days are counted since 1970. The values of the groups are these days.
 */
export function groupByDays(column: NumberColumn, bucketOf: (day: number) => number, scratch: ScratchArrays): Grouping {
  const units = column.units(DAY_MS);
  if (!units) throw new RangeError('These times are more than 10,000 years apart.');
  const map = new GroupMap();
  const groupOfCode = new Int32Array(units.highestCode + 1);
  for (let code = 1; code <= units.highestCode; code += 1) {
    groupOfCode[code] = map.groupOf(bucketOf(code - 1 + units.first));
  }
  return map.grouping(translate(units.codeBuffer, groupOfCode, scratch.take(column.length)));
}

/** Groups of which many may be empty. */
interface SparseGroups {
  readonly groups: Int32Array;
  readonly size: number;
}

/**
 * Leaves out empty groups, except group 0, if there are more than `limit`. Returns the groups with their new numbers,
 * and the former group of each number.
 */
export function compactGroups(
  { groups, size }: SparseGroups,
  rows: GroupedRows['rows'],
  limit: number,
  scratch: ScratchArrays,
): SparseGroups & { readonly formerGroup: (group: number) => number } {
  if (size <= limit) return { groups, size, formerGroup: (group) => group };
  const counts = countGroups({ rows, groups }, size);
  const numbers = new Int32Array(size);
  const used = [0];
  for (let group = 1; group < size; group += 1) {
    if (counts[group] !== 0) numbers[group] = used.push(group) - 1;
  }
  const compact = translate(groups, numbers, scratch.take(rows.length));
  return { groups: compact, size: used.length, formerGroup: (group) => used[group] ?? 0 };
}

/** Two groupings of the same positions as one. */
export interface CombinedGroups {
  readonly groups: Int32Array;
  readonly size: number;
  /** The groups of both groupings that a group was combined from. */
  readonly pairOf: (group: number) => readonly [number, number];
}

/** Combines two groupings of the same rows. */
export function combineGroups(
  first: Grouping,
  second: Grouping,
  rows: GroupedRows['rows'],
  scratch: ScratchArrays,
): CombinedGroups {
  const one = compactGroups(first, rows, MAX_COMBINED, scratch);
  const other = compactGroups(second, rows, MAX_COMBINED, scratch);
  const target = scratch.take(rows.length);
  const size = one.size * other.size;
  const pairOf = (value: number) =>
    [one.formerGroup(Math.floor(value / other.size)), other.formerGroup(value % other.size)] as const;
  if (size <= MAX_COUNTED) {
    multiply(one.groups, other.groups, other.size, target);
    return { groups: target, size, pairOf };
  }
  const map = new GroupMap();
  target.fill(0);
  visitRows(rows, (_, position) => {
    const value = (one.groups[position] as number) * other.size + (other.groups[position] as number);
    target[position] = map.groupOf(value);
  });
  const combined = map.grouping(target);
  return { groups: target, size: combined.size, pairOf: (group) => pairOf(combined.valueAt(group)) };
}

function multiply(one: Int32Array, other: Int32Array, width: number, target: Int32Array): void {
  for (let position = 0; position < target.length; position += 1) {
    target[position] = (one[position] as number) * width + (other[position] as number);
  }
}

function translate(codes: Int32Array, groupOfCode: Int32Array, target: Int32Array): Int32Array {
  for (let position = 0; position < target.length; position += 1) {
    target[position] = groupOfCode[codes[position] as number] as number;
  }
  return target;
}

/** Assigns groups from 1 to any values. */
class GroupMap {
  private readonly values: number[] = [Number.NaN];
  private readonly known = new Map<number, number>();

  groupOf(value: number): number {
    let group = this.known.get(value);
    if (group === undefined) {
      group = this.values.push(value) - 1;
      this.known.set(value, group);
    }
    return group;
  }

  grouping(groups: Int32Array): Grouping {
    return { groups, size: this.values.length, valueAt: (group) => this.values[group] ?? Number.NaN };
  }
}
