import { DASH, NINE, SPACE, ZERO } from '../xml/bytes';

const DOLLAR = 0x24;
const maxLength = 40;
/** Longer names of months and currencies do not exist. */
const maxLetters = 12;

export type ValueClass = 'other' | 'digits' | 'candidate';

/** Classifies a value by its bytes, because most values of a file are texts, and regular expressions for each would double the time. */
export function classifyValue(bytes: Uint8Array, start: number, end: number): ValueClass {
  const length = end - start;
  if (length > maxLength) return 'other';
  let firstDigit = start;
  while (firstDigit < end && !isDigit(bytes[firstDigit])) firstDigit++;
  if (firstDigit === end || firstDigit - start > maxLetters) return 'other';
  if (firstDigit === start) return hasOnlyDigits(bytes, start, end) ? 'digits' : 'candidate';
  // `Mar 3, 2026`, `R$ 5` and `-5` can be dates or numbers. `P-5` and `v2` can't.
  const before = bytes[firstDigit - 1] as number;
  const isSigned = before === DASH && firstDigit - start === 1;
  return before === SPACE || before === DOLLAR || before >= 0x80 || before === 0x2b || isSigned ? 'candidate' : 'other';
}

function hasOnlyDigits(bytes: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (!isDigit(bytes[i])) return false;
  return true;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= NINE;
}
