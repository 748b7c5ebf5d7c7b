/** A seeded generator of random values. */
export interface Random {
  below(limit: number): number;
  /** True with this probability. */
  chance(share: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** Each value with this probability. */
  some<T>(values: readonly T[], share: number): T[];
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    some: (values, share) => values.filter(() => next() < share),
  };
}
