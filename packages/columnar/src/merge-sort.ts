import type { TimeSlices } from './cooperative-scheduling';

export type Compare = (one: number, other: number) => number;

const RUN = 512;

/** Sorts numbers by a comparison, in time slices. Stable. */
export async function mergeSort(numbers: Int32Array, compare: Compare, slices: TimeSlices): Promise<Int32Array> {
  let from: Int32Array = numbers;
  for (let start = 0; start < from.length; start += RUN) {
    from.subarray(start, start + RUN).sort(compare);
    await slices.yieldIfDue();
  }
  let to: Int32Array = new Int32Array(from.length);
  for (let width = RUN; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += width * 2) {
      const middle = Math.min(start + width, from.length);
      const end = Math.min(start + width * 2, from.length);
      await merge(from.subarray(start, middle), from.subarray(middle, end), compare, to.subarray(start, end), slices);
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Merges a short sorted array into a long one. */
export function insertSorted(long: Int32Array, short: Int32Array, compare: Compare): Int32Array {
  const all = new Int32Array(long.length + short.length);
  let from = 0;
  for (const [inserted, one] of short.entries()) {
    const to = insertionPoint(long, one, compare, from);
    all.set(long.subarray(from, to), from + inserted);
    all[to + inserted] = one;
    from = to;
  }
  all.set(long.subarray(from), from + short.length);
  return all;
}

/** The index at which a number keeps the array sorted, after equal ones; `start` at the earliest. */
export function insertionPoint(sorted: ArrayLike<number>, one: number, compare: Compare, start = 0): number {
  let [low, high] = [start, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as number, one) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

async function merge(
  left: Int32Array,
  right: Int32Array,
  compare: Compare,
  to: Int32Array,
  slices: TimeSlices,
): Promise<void> {
  let [l, r] = [0, 0];
  for (let at = 0; at < to.length; at += 1) {
    if (at % RUN === 0) await slices.yieldIfDue();
    const takesLeft = r === right.length || (l < left.length && compare(left[l] as number, right[r] as number) <= 0);
    to[at] = (takesLeft ? left[l] : right[r]) as number;
    if (takesLeft) l += 1;
    else r += 1;
  }
}
