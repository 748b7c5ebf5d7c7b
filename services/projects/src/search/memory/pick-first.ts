import type { Bitmap } from './bitmap';
import { type Compare, insertionPoint } from './merge-sort';

/** Of those that were found, so many are looked at to guess how far the first of them go. */
const SAMPLE = 1_024;

interface Picked {
  readonly found: Bitmap;
  readonly total: number;
  readonly count: number;
  /** By place: where one is lower, the place comes first by `compare`. */
  readonly leads: Float64Array;
  readonly compare: Compare;
  /** Where most that are alike come first by their end. */
  readonly fromEnd: boolean;
}

/** The first `count` of what was found, in order, without sorting the others. */
export function pickFirst(picked: Picked): readonly number[] {
  const { found, total, count, leads } = picked;
  const few = pickBelow(picked, likelyBar(found, leads, count / total));
  return few.length === Math.min(count, total) ? few : pickBelow(picked, Number.POSITIVE_INFINITY);
}

function pickBelow({ found, count, leads, compare, fromEnd }: Picked, bar: number): readonly number[] {
  const best: number[] = [];
  let highest = bar;
  const take = (place: number) => {
    if ((leads[place] as number) > highest) return;
    const worst = best.length === count ? best.at(-1) : undefined;
    if (worst !== undefined && compare(place, worst) > 0) return;
    best.splice(insertionPoint(best, place, compare), 0, place);
    if (best.length > count) best.pop();
    if (best.length === count) highest = leads[best.at(-1) as number] as number;
  };
  if (fromEnd) found.visitDown(take);
  else found.visit(take);
  return best;
}

/** A lead that the first share of what was found is likely not above, and few others. */
function likelyBar(found: Bitmap, leads: Float64Array, share: number): number {
  const some = Float64Array.from(found.sample(SAMPLE), (place) => leads[place] as number).sort();
  return some[Math.ceil(some.length * share * 2)] ?? Number.POSITIVE_INFINITY;
}
