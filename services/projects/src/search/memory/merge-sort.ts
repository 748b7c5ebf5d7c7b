import type { Turns } from './in-turns';

export type Compare = (one: number, other: number) => number;

const RUN = 512;

/** Sorts numbers by a comparison, stopping now and then for others. Stable. */
export async function mergeSort(numbers: Int32Array, compare: Compare, turns: Turns): Promise<Int32Array> {
  let from: Int32Array = numbers;
  for (let start = 0; start < from.length; start += RUN) {
    from.subarray(start, start + RUN).sort(compare);
    await turns.over();
  }
  let to: Int32Array = new Int32Array(from.length);
  for (let width = RUN; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += width * 2) {
      const middle = Math.min(start + width, from.length);
      const end = Math.min(start + width * 2, from.length);
      await merge(from.subarray(start, middle), from.subarray(middle, end), compare, to.subarray(start, end), turns);
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Puts few numbers into many; both are sorted. */
export function putBetween(many: Int32Array, few: Int32Array, compare: Compare): Int32Array {
  const all = new Int32Array(many.length + few.length);
  let from = 0;
  for (const [before, one] of few.entries()) {
    const to = insertionPoint(many, one, compare, from);
    all.set(many.subarray(from, to), from + before);
    all[to + before] = one;
    from = to;
  }
  all.set(many.subarray(from), from + few.length);
  return all;
}

/** Where a number belongs among sorted ones, from `start` on. */
export function insertionPoint(sorted: ArrayLike<number>, one: number, compare: Compare, start = 0): number {
  let [low, high] = [start, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as number, one) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Both sorted; `to` has room for both. */
async function merge(
  left: Int32Array,
  right: Int32Array,
  compare: Compare,
  to: Int32Array,
  turns: Turns,
): Promise<void> {
  let [l, r] = [0, 0];
  for (let at = 0; at < to.length; at += 1) {
    if (at % RUN === 0) await turns.over();
    const takesLeft = r === right.length || (l < left.length && compare(left[l] as number, right[r] as number) <= 0);
    to[at] = (takesLeft ? left[l] : right[r]) as number;
    if (takesLeft) l += 1;
    else r += 1;
  }
}
