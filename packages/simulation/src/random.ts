/** Returns seeded random numbers in [0, 1) (mulberry32): the same seed yields the same numbers. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Seeded random choices. */
export class Random {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = seededNumbers(seed);
  }

  /** An integer in [0, limit). */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the values. @throws Error without values. */
  pick<T>(values: readonly T[]): T {
    const index = this.below(values.length);
    if (index >= values.length) throw new Error('There is nothing to pick from.');
    return values[index] as T;
  }
}
