import { Bitmap } from './bitmap';
import {
  combineGroups,
  compactGroups,
  type Grouping,
  groupByCodes,
  groupByDays,
  groupByNumbers,
  groupByUuids,
} from './grouping';
import { NumberColumn } from './number-column';
import { ScratchArrays } from './scratch-arrays';
import { UuidColumn } from './uuid-column';
import { UuidDictionary } from './uuid-dictionary';

const DAY_MS = 86_400_000;
const groupsOf = (...list: number[]) => Int32Array.from(list);

/** With any content. */
function scratch(): ScratchArrays {
  const arrays = new ScratchArrays();
  arrays.take(8).fill(99);
  arrays.reset();
  return arrays;
}

function numbersOf(...list: number[]): NumberColumn {
  const column = new NumberColumn();
  for (const value of list) column.push(Number.isNaN(value) ? null : value);
  return column;
}

/** The value of the group of each of the first positions. Group 0 has none. */
function valuesOf({ groups, size, valueAt }: Grouping, length: number) {
  return Array.from(groups.subarray(0, length), (group) => {
    expect(group).toBeLessThan(size);
    return group === 0 ? Number.NaN : valueAt(group);
  });
}

describe('grouping', () => {
  it('groups by codes, of which 0 is no value', () => {
    const grouping = groupByCodes({ codeBuffer: groupsOf(7, 0, 7, 4), highestCode: 7 });

    expect(valuesOf(grouping, 4)).toEqual([7, Number.NaN, 7, 4]);
  });

  it('groups by UUIDs, independent of other columns with the same dictionary', () => {
    const ids = ['a', 'b', 'c'].map((digit) => `0190aaaa-0000-7000-8000-00000000000${digit}`);
    const dictionary = new UuidDictionary();
    const column = new UuidColumn(dictionary);
    for (const id of ids) dictionary.encode(id);
    for (const id of [ids[2], null, ids[0], ids[2]]) column.push(id ?? null);

    const grouping = groupByUuids(column);

    expect(grouping.size).toBe(3);
    expect([...grouping.groups.subarray(0, 4)]).toEqual([1, 0, 2, 1]);
    expect([1, 2].map((group) => column.uuidOf(grouping.valueAt(group)))).toEqual([ids[2], ids[0]]);
  });

  it.each([
    ['a small range', [5, -2, 5, Number.NaN]],
    ['a large range', [5e15, -2, 5e15, Number.NaN]],
    ['fractions', [0.5, -2, 0.5, Number.NaN]],
  ])('groups numbers of %s', (_, list) => {
    const grouping = groupByNumbers(numbersOf(...list), Bitmap.all(4), scratch());

    expect(valuesOf(grouping, 4)).toEqual(list);
  });

  it('groups numbers that were added after another grouping', () => {
    const column = numbersOf(5, 7);
    groupByNumbers(column, Bitmap.all(2), scratch());
    column.push(3);
    column.push(5);

    expect(valuesOf(groupByNumbers(column, Bitmap.all(4), scratch()), 4)).toEqual([5, 7, 3, 5]);
  });

  it('groups times by the first day of their period', () => {
    const weeks = (day: number) => Math.floor(day / 7) * 7;
    const times = numbersOf(0, 6.9 * DAY_MS, 7 * DAY_MS, -1, Number.NaN);

    expect(valuesOf(groupByDays(times, weeks, scratch()), 5)).toEqual([0, 0, 7, -7, Number.NaN]);
  });

  it('groups nothing', () => {
    expect(groupByNumbers(numbersOf(), Bitmap.all(0), scratch()).size).toBe(1);
    expect(groupByDays(numbersOf(), (day) => day, scratch()).size).toBe(1);
  });

  it('leaves out empty groups if there are many, but not the one without a value', () => {
    const many = { groups: groupsOf(70_000, 4, 70_000, 9), size: 70_001 };

    const compact = compactGroups(many, Int32Array.of(0, 1, 2, 3), 70_000, scratch());

    expect(compact.size).toBe(4);
    expect([...compact.groups].map(compact.formerGroup)).toEqual([70_000, 4, 70_000, 9]);
    const found = new Bitmap(4);
    found.set(1);
    expect(compactGroups(many, found, 70_000, scratch()).size).toBe(2);
    expect(compactGroups(many, found, 70_001, scratch()).groups).toBe(many.groups);
  });

  it.each([
    ['few groups', 2, 3, Bitmap.all(4)],
    ['many groups', 3_000, 4_000, Bitmap.all(4)],
    ['many groups of a list', 3_000, 4_000, Int32Array.of(7, 7, 8, 9)],
  ])('combines groupings with %s', (_, size, otherSize, rows) => {
    const valueAt = (group: number) => group;
    const one = { groups: groupsOf(0, 1, 0, size - 1), size, valueAt };
    const other = { groups: groupsOf(otherSize - 1, 0, otherSize - 1, 1), size: otherSize, valueAt };

    const combined = combineGroups(one, other, rows, scratch());

    const groups = [...combined.groups.subarray(0, 4)];
    expect(Math.max(...groups)).toBeLessThan(combined.size);
    expect(groups.map(combined.pairOf)).toEqual([
      [0, otherSize - 1],
      [1, 0],
      [0, otherSize - 1],
      [size - 1, 1],
    ]);
  });
});
