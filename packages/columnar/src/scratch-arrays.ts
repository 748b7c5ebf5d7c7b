/**
 * Arrays that computations use one after the other, because allocating large ones causes garbage collections. Arrays
 * that are not in use may be collected.
 */
export class ScratchArrays {
  private readonly arrays: WeakRef<Int32Array>[] = [];
  private used: Int32Array[] = [];

  /** An array with any content, valid until the next `reset`. */
  take(length: number): Int32Array {
    const index = this.used.length;
    const known = this.arrays[index]?.deref();
    const array = known && known.length >= length ? known : new Int32Array(length);
    if (array !== known) this.arrays[index] = new WeakRef(array);
    this.used.push(array);
    return array.subarray(0, length);
  }

  /** Ends the use of all arrays. */
  reset(): void {
    this.used = [];
  }
}
