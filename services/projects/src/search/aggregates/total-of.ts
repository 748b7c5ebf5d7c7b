import type { AggregatedGroup, Measure } from './aggregate-query';

const NO_VALUES: Measure = { count: 0, sum: 0n, min: null, max: null };

/** The total of groups that have no record in common. */
export function totalOf(groups: readonly AggregatedGroup[], measures: number): AggregatedGroup {
  const totals: Measure[] = Array.from({ length: measures }, () => NO_VALUES);
  let count = 0;
  for (const group of groups) {
    count += group.count;
    for (let index = 0; index < measures; index += 1) {
      totals[index] = addMeasures(totals[index] ?? NO_VALUES, group.measures[index] ?? NO_VALUES);
    }
  }
  return { keys: [], count, measures: totals };
}

function addMeasures(one: Measure, other: Measure): Measure {
  return {
    count: one.count + other.count,
    sum: one.sum + other.sum,
    min: extreme(Math.min, one.min, other.min),
    max: extreme(Math.max, one.max, other.max),
  };
}

function extreme(choose: (...values: number[]) => number, one: number | null, other: number | null): number | null {
  if (one === null) return other;
  return other === null ? one : choose(one, other);
}
