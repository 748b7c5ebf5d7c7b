type Numbers = Int32Array | Float64Array;

/** Numbers of a part of a snapshot. */
const PIECE = 2 ** 16;

/** With a greater factor, arrays would have more unused memory; with a smaller one, they would be copied more often. */
const GROWTH = 1.25;
const MIN_CAPACITY = 16;

/** The capacity of an array that must have room for `length` values. */
export function grownCapacity(capacity: number, length: number): number {
  return Math.max(MIN_CAPACITY, length, Math.ceil(capacity * GROWTH));
}

/** An append-only typed array that grows when it is full. */
export class GrowableArray<Kind extends Numbers> {
  length = 0;

  constructor(private array: Kind) {}

  static integers(): GrowableArray<Int32Array> {
    return new GrowableArray(new Int32Array(MIN_CAPACITY));
  }

  static floats(): GrowableArray<Float64Array> {
    return new GrowableArray(new Float64Array(MIN_CAPACITY));
  }

  push(value: number): void {
    if (this.length === this.array.length) this.enlarge(this.length + 1);
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

  /** The current numbers in pieces. Numbers that are pushed later are not included; replaced numbers may be. */
  pieces(): Iterable<Kind> {
    return piecesOf(this.array, this.length);
  }

  /** A copy that does not change. */
  copy(): GrowableArray<Kind> {
    const copied = new GrowableArray(this.array.slice(0, this.length) as Kind);
    copied.length = this.length;
    return copied;
  }

  append(numbers: Kind): void {
    const length = this.length + numbers.length;
    if (length > this.array.length) this.enlarge(length);
    this.array.set(numbers, this.length);
    this.length = length;
  }

  private enlarge(length: number): void {
    const capacity = grownCapacity(this.array.length, length);
    const larger = (this.array instanceof Int32Array ? new Int32Array(capacity) : new Float64Array(capacity)) as Kind;
    larger.set(this.array);
    this.array = larger;
  }
}

export function* piecesOf<Kind extends Numbers>(array: Kind, length: number): Generator<Kind> {
  for (let start = 0; start < length; start += PIECE)
    yield array.subarray(start, Math.min(start + PIECE, length)) as Kind;
}

/** A copy with a greater length. */
export function enlarged(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(array);
  return larger;
}
