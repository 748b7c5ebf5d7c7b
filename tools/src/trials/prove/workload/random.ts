/** Seeded random choices (mulberry32). The same seed gives the same choices. */
export type Random = {
  below(limit: number): number;
  /** True with this probability. */
  chance(share: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** A value by its weight. */
  weighted<Value>(values: readonly (readonly [number, Value])[]): Value;
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
