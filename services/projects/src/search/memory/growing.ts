type Numbers = Int32Array | Float64Array;

/** Numbers that more are added to at the end, without a box around each. */
export class Growing<Kind extends Numbers> {
  length = 0;

  constructor(private kept: Kind) {}

  static integers(): Growing<Int32Array> {
    return new Growing(new Int32Array(64));
  }

  static floats(): Growing<Float64Array> {
    return new Growing(new Float64Array(64));
  }

  push(value: number): void {
    if (this.length === this.kept.length) this.grow();
    this.kept[this.length] = value;
    this.length += 1;
  }

  /** What is held, and room behind it; another array after the next `push`. */
  get values(): Kind {
    return this.kept;
  }

  at(index: number): number {
    return this.kept[index] ?? 0;
  }

  replace(index: number, value: number): void {
    this.kept[index] = value;
  }

  get bytes(): number {
    return this.kept.byteLength;
  }

  private grow(): void {
    const larger = (
      this.kept instanceof Int32Array ? new Int32Array(this.kept.length * 2) : new Float64Array(this.kept.length * 2)
    ) as Kind;
    larger.set(this.kept);
    this.kept = larger;
  }
}
