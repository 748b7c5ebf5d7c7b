import { TimeSlices } from './cooperative-scheduling';
import { insertSorted, mergeSort } from './merge-sort';

const ascending = (one: number, other: number) => one - other;
const sorted = (values: Iterable<number>) => Int32Array.from(values).sort();

it.each([0, 1, 1_023, 1_024, 1_025, 5_000])('sorts %i numbers', async (length) => {
  const numbers = Int32Array.from({ length }, (_, index) => (index * 7_919) % 10_007);

  expect(await mergeSort(numbers.slice(), ascending, new TimeSlices())).toEqual(sorted(numbers));
});

it.each([
  [[], [1, 2]],
  [[1, 2], []],
  [
    [1, 4, 9],
    [0, 2, 3, 10],
  ],
])('merges a short array into a long one: %j and %j', (many, few) => {
  expect(insertSorted(Int32Array.from(many), Int32Array.from(few), ascending)).toEqual(sorted([...many, ...few]));
});
