const RELEASE_MS = 10_000;

/**
 * Arrays that computations use one after the other, because allocating large ones causes garbage collections. They are
 * released when they have not been used for ten seconds.
 */
export class ScratchArrays {
  private arrays: Int32Array[] = [];
  private used = 0;
  private release: NodeJS.Timeout | undefined;

  /** An array with any content, valid until the next `reset`, which must follow in the same turn of the event loop. */
  take(length: number): Int32Array {
    const known = this.arrays[this.used];
    const array = known && known.length >= length ? known : new Int32Array(length);
    this.arrays[this.used] = array;
    this.used += 1;
    return array.subarray(0, length);
  }

  /** Ends the use of all arrays. */
  reset(): void {
    this.used = 0;
    this.release = this.release?.refresh() ?? this.releaseLater();
  }

  private releaseLater(): NodeJS.Timeout {
    const release = () => {
      this.arrays = [];
    };
    return setTimeout(release, RELEASE_MS).unref();
  }
}
