/**
 * A bounded cache with two generations. When the younger one reaches `maxWeight`, it becomes the older one and the
 * previous older one is dropped. Reading an entry moves it to the younger one. Memory is bounded by twice
 * `maxWeight`.
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
    const older = this.older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
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

  /** Drops entries that were neither read nor written since the last rotation. */
  rotate(): void {
    this.older = this.younger;
    this.younger = new Map();
    this.weight = 0;
  }

  get size(): number {
    return this.younger.size + this.older.size;
  }
}
