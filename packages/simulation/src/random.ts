/** Seeded random numbers (mulberry32): the same seed yields the same numbers. */
export class Random {
  constructor(private state: number) {}

  /** In [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let value = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
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
