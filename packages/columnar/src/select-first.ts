import type { Bitmap } from './bitmap';
import { type Compare, insertionPoint } from './merge-sort';

/** Rows whose prefixes estimate the threshold. */
const SAMPLE = 1_024;

interface Selection {
  readonly found: Bitmap;
  readonly total: number;
  readonly count: number;
  /** By row: a lower prefix comes first by `compare`. */
  readonly prefixes: Float64Array;
  readonly compare: Compare;
  /** True if equal rows mostly come first from the end, which makes that direction faster. */
  readonly fromEnd: boolean;
}

/** Selects the first `count` of the found rows in order, without sorting all of them. */
export function selectFirst(selection: Selection): readonly number[] {
  const { found, total, count, prefixes } = selection;
  const few = selectBelow(selection, estimateThreshold(found, prefixes, count / total));
  return few.length === Math.min(count, total) ? few : selectBelow(selection, Number.POSITIVE_INFINITY);
}

function selectBelow({ found, count, prefixes, compare, fromEnd }: Selection, threshold: number): readonly number[] {
  const best: number[] = [];
  let highest = threshold;
  const consider = (row: number) => {
    if ((prefixes[row] as number) > highest) return;
    const worst = best.length === count ? best.at(-1) : undefined;
    if (worst !== undefined && compare(row, worst) > 0) return;
    best.splice(insertionPoint(best, row, compare), 0, row);
    if (best.length > count) best.pop();
    if (best.length === count) highest = prefixes[best.at(-1) as number] as number;
  };
  if (fromEnd) found.forEachDescending(consider);
  else found.forEach(consider);
  return best;
}

/** A prefix that likely includes the first `share` of the found rows, and few others. */
function estimateThreshold(found: Bitmap, prefixes: Float64Array, share: number): number {
  const sample = Float64Array.from(found.sample(SAMPLE), (row) => prefixes[row] as number).sort();
  return sample[Math.ceil(sample.length * share * 2)] ?? Number.POSITIVE_INFINITY;
}
