import { Bitmap } from './bitmap';
import type { Growing } from './growing';

/** Passes over the numbers that stand for ids and words; 0 stands for none. */
type Codes = Growing<Int32Array>;

export function whereSome({ values, length }: Codes): Bitmap {
  const found = new Bitmap(length);
  for (let start = 0; start < length; start += 32) {
    const end = Math.min(start + 32, length);
    let bits = 0;
    for (let index = start; index < end; index += 1) if (values[index] !== 0) bits |= 1 << index;
    found.setWord(start >>> 5, bits);
  }
  return found;
}

export function whereOneOf(codes: Codes, wanted: ReadonlySet<number>): Bitmap {
  const [only] = wanted;
  if (only === undefined) return new Bitmap(codes.length);
  return wanted.size === 1 ? whereEqual(codes, only) : whereWanted(codes, wanted);
}

function whereEqual({ values, length }: Codes, code: number): Bitmap {
  const found = new Bitmap(length);
  for (let start = 0; start < length; start += 32) {
    const end = Math.min(start + 32, length);
    let bits = 0;
    for (let index = start; index < end; index += 1) if (values[index] === code) bits |= 1 << index;
    found.setWord(start >>> 5, bits);
  }
  return found;
}

function whereWanted({ values, length }: Codes, wanted: ReadonlySet<number>): Bitmap {
  const found = new Bitmap(length);
  const isWanted = new Uint8Array(Math.max(...wanted) + 1);
  for (const code of wanted) isWanted[code] = 1;
  for (let start = 0; start < length; start += 32) {
    const end = Math.min(start + 32, length);
    let bits = 0;
    for (let index = start; index < end; index += 1) if (isWanted[values[index] as number] === 1) bits |= 1 << index;
    found.setWord(start >>> 5, bits);
  }
  return found;
}
