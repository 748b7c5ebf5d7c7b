import { Bitmap } from './bitmap';
import type { GrowableArray } from './growable-array';

/*
 * These scans have no branch for a row, because the processor would often predict its direction wrong: `Number` of a
 * comparison is 0 or 1.
 */

/** Codes of dictionary-encoded values by row; 0 is no value. */
type Codes = GrowableArray<Int32Array>;

export function rowsWithCode({ buffer, length }: Codes): Bitmap {
  const found = new Bitmap(length);
  for (let start = 0; start < length; start += 32) {
    const end = Math.min(start + 32, length);
    let bits = 0;
    for (let row = start; row < end; row += 1) bits |= Number(buffer[row] !== 0) << row;
    found.setWord(start >>> 5, bits);
  }
  return found;
}

export function rowsWithAnyOf(codes: Codes, wanted: ReadonlySet<number>): Bitmap {
  const [only] = wanted;
  if (only === undefined) return new Bitmap(codes.length);
  return wanted.size === 1 ? rowsEqual(codes, only) : rowsIn(codes, wanted);
}

function rowsEqual({ buffer, length }: Codes, code: number): Bitmap {
  const found = new Bitmap(length);
  for (let start = 0; start < length; start += 32) {
    const end = Math.min(start + 32, length);
    let bits = 0;
    for (let row = start; row < end; row += 1) bits |= Number(buffer[row] === code) << row;
    found.setWord(start >>> 5, bits);
  }
  return found;
}

function rowsIn({ buffer, length }: Codes, wanted: ReadonlySet<number>): Bitmap {
  const found = new Bitmap(length);
  let highest = 0;
  for (const code of wanted) highest = Math.max(highest, code);
  const isWanted = new Uint8Array(highest + 1);
  for (const code of wanted) isWanted[code] = 1;
  for (let start = 0; start < length; start += 32) {
    const end = Math.min(start + 32, length);
    let bits = 0;
    for (let row = start; row < end; row += 1) bits |= (isWanted[buffer[row] as number] as number) << row;
    found.setWord(start >>> 5, bits);
  }
  return found;
}
