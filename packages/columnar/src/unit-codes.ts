import { enlarged } from './growable-array';

/** Codes above would need larger tables than a hash table takes. */
const MAX_CODE = 2 ** 22;

/** The numbers of a column as whole units, such as days: code 1 is the lowest, 0 is no value. */
export interface Units {
  readonly codeBuffer: Int32Array;
  /** No code is greater. */
  readonly highestCode: number;
  /** The unit of code 1. */
  readonly first: number;
}

interface Numbers {
  /** By row, NaN for no value, including unused capacity. */
  readonly buffer: Float64Array;
  readonly length: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Codes for grouping numbers. They are computed when they are read, and kept, because numbers never change. */
export class UnitCodes {
  private codes = new Int32Array();
  private length = 0;
  private first = 0;

  constructor(private readonly unit: number) {}

  get bytes(): number {
    return this.codes.byteLength;
  }

  /** Undefined if the numbers are too far from each other. */
  of({ buffer, length, lowest, highest }: Numbers): Units | undefined {
    const first = highest < lowest ? 0 : Math.floor(lowest / this.unit);
    const highestCode = highest < lowest ? 0 : Math.floor(highest / this.unit) - first + 1;
    if (highestCode > MAX_CODE) return undefined;
    if (first !== this.first) {
      this.first = first;
      this.length = 0;
    }
    if (this.codes.length < length) this.codes = enlarged(this.codes, buffer.length);
    encode(this.codes, buffer, { from: this.length, to: length, start: first * this.unit, unit: this.unit });
    this.length = length;
    return { codeBuffer: this.codes, highestCode, first };
  }
}

function encode(
  codes: Int32Array,
  numbers: Float64Array,
  { from, to, start, unit }: { from: number; to: number; start: number; unit: number },
): void {
  for (let row = from; row < to; row += 1) {
    const number = numbers[row] as number;
    codes[row] = Number.isNaN(number) ? 0 : Math.floor((number - start) / unit) + 1;
  }
}
