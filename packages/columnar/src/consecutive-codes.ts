import { enlarged } from './growable-array';

/** The codes of a column, numbered in the order in which they first occur. Number 0 is code 0. */
export interface NumberedCodes {
  /** By row, including unused capacity. */
  readonly numbers: Int32Array;
  /** The code of each number. */
  readonly codes: readonly number[];
}

interface Codes {
  /** By row, including unused capacity. */
  readonly buffer: Int32Array;
  readonly length: number;
  /** No code is greater. */
  readonly highest: number;
}

/**
 * Numbers for grouping by codes of a dictionary that several columns share, of which one column may have few. They are
 * computed when they are read, and kept, because codes never change.
 */
export class ConsecutiveCodes {
  private numbers = new Int32Array();
  private length = 0;
  private numberOfCode = new Int32Array();
  private readonly codes = [0];

  get bytes(): number {
    return this.numbers.byteLength + this.numberOfCode.byteLength + this.codes.length * Int32Array.BYTES_PER_ELEMENT;
  }

  of({ buffer, length, highest }: Codes): NumberedCodes {
    if (this.numbers.length < length) this.numbers = enlarged(this.numbers, buffer.length);
    if (this.numberOfCode.length <= highest) this.numberOfCode = enlarged(this.numberOfCode, highest * 2 + 1);
    const { numbers, codes, numberOfCode } = this;
    for (let row = this.length; row < length; row += 1) {
      const code = buffer[row] as number;
      if (code !== 0 && numberOfCode[code] === 0) numberOfCode[code] = codes.push(code) - 1;
      numbers[row] = numberOfCode[code] as number;
    }
    this.length = length;
    return { numbers, codes };
  }
}
