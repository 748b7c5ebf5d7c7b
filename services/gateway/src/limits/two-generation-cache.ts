/**
 * A map that forgets: two generations, of which the older is dropped when the younger has grown to `maxWeight`. What is
 * read stays, so what is in use is kept and memory is bounded by twice `maxWeight`, at the price of one map look-up.
 */
export class TwoGenerationCache<Value> {
  private younger = new Map<string, Value>();
  private older = new Map<string, Value>();
  private weight = 0;

  constructor(
    private readonly maxWeight: number,
    private readonly weightOf: (value: Value) => number = () => 1,
  ) {}

  get(key: string): Value | undefined {
    const value = this.younger.get(key);
    if (value !== undefined) return value;
    const kept = this.older.get(key);
    if (kept !== undefined) this.set(key, kept);
    return kept;
  }

  set(key: string, value: Value): void {
    if (!this.younger.has(key)) {
      const weight = this.weightOf(value);
      if (this.weight + weight > this.maxWeight) this.rotate();
      this.weight += weight;
    }
    this.younger.set(key, value);
  }

  delete(key: string): void {
    this.younger.delete(key);
    this.older.delete(key);
  }

  clear(): void {
    this.rotate();
    this.rotate();
  }

  /** Drops what was neither read nor written since the last turn. */
  rotate(): void {
    this.older = this.younger;
    this.younger = new Map();
    this.weight = 0;
  }

  get size(): number {
    return this.younger.size + this.older.size;
  }
}
