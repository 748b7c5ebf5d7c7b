type Numbers = Int32Array | Float64Array;

/** An append-only typed array that doubles its capacity when it is full. */
export class GrowableArray<Kind extends Numbers> {
  length = 0;

  constructor(private array: Kind) {}

  static integers(): GrowableArray<Int32Array> {
    return new GrowableArray(new Int32Array(64));
  }

  static floats(): GrowableArray<Float64Array> {
    return new GrowableArray(new Float64Array(64));
  }

  push(value: number): void {
    if (this.length === this.array.length) this.grow();
    this.array[this.length] = value;
    this.length += 1;
  }

  /** The backing array, including unused capacity. Replaced when `push` grows it. */
  get buffer(): Kind {
    return this.array;
  }

  at(index: number): number {
    return this.array[index] ?? 0;
  }

  replace(index: number, value: number): void {
    this.array[index] = value;
  }

  get bytes(): number {
    return this.array.byteLength;
  }

  private grow(): void {
    const capacity = this.array.length * 2;
    const larger = (this.array instanceof Int32Array ? new Int32Array(capacity) : new Float64Array(capacity)) as Kind;
    larger.set(this.array);
    this.array = larger;
  }
}

/** A copy with a greater length. */
export function enlarged(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(array);
  return larger;
}
