import { seededNumbers } from '@trackway/simulation';

/** Seeded random choices. The same seed gives the same choices. */
export type Random = {
  below(limit: number): number;
  /** True with this probability. */
  chance(share: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** A value by its weight. */
  weighted<Value>(values: readonly (readonly [number, Value])[]): Value;
};

export function randomFrom(seed: number): Random {
  const next = seededNumbers(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
  const weighted = <Value>(values: readonly (readonly [number, Value])[]) => {
    let left = next() * values.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of values) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(values)[1];
  };
  return { below, chance: (share) => next() < share, pick, weighted };
}
