/** An exact number: `numerator / denominator`, with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Why an expression has no result. */
export type CalculationIssueCode = 'division_by_zero' | 'out_of_range';

export class CalculationError extends Error {
  constructor(readonly code: CalculationIssueCode) {
    super(code);
  }
}

/** Bounds the time of a calculation. No amount or measurement comes near it. */
const MAX_MAGNITUDE = 1n << 512n;
/** Smaller fractions are reduced only when a result is rounded. */
const MAX_UNREDUCED = 1n << 128n;
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

export const ZERO: Rational = { numerator: 0n, denominator: 1n };

/** The exact value of the decimal text of a number, so that 0.1 is a tenth. */
export function rationalOf(number: number | string): Rational {
  const match = DECIMAL.exec(String(number));
  if (!match) throw new CalculationError('out_of_range');
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent) - fraction.length;
  const digits = BigInt(sign + whole + fraction);
  return shift >= 0 ? normalized(digits * 10n ** BigInt(shift), 1n) : normalized(digits, 10n ** BigInt(-shift));
}

export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) return normalized(a.numerator + b.numerator, a.denominator);
  return normalized(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function negate({ numerator, denominator }: Rational): Rational {
  return { numerator: -numerator, denominator };
}

export function multiply(a: Rational, b: Rational): Rational {
  return normalized(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** @throws CalculationError `division_by_zero` */
export function divide(a: Rational, b: Rational): Rational {
  if (b.numerator === 0n) throw new CalculationError('division_by_zero');
  const sign = b.numerator < 0n ? -1n : 1n;
  return normalized(sign * a.numerator * b.denominator, sign * b.numerator * a.denominator);
}

export function isLess(a: Rational, b: Rational): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

/** Rounds to decimals. A half is rounded away from zero, as in commerce: 2.5 to 3, -2.5 to -3. */
export function round({ numerator, denominator }: Rational, decimals: number): Rational {
  const scale = 10n ** BigInt(decimals);
  const scaled = 2n * (numerator < 0n ? -numerator : numerator) * scale + denominator;
  const rounded = scaled / (2n * denominator);
  return { numerator: numerator < 0n ? -rounded : rounded, denominator: scale };
}

/** The nearest number to a rational whose denominator is a power of ten. @throws CalculationError `out_of_range` */
export function toNumber({ numerator, denominator }: Rational): number {
  const decimals = String(denominator).length - 1;
  const number = Number(`${numerator}e-${decimals}`);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) throw new CalculationError('out_of_range');
  return number === 0 ? 0 : number;
}

function normalized(numerator: bigint, denominator: bigint): Rational {
  if (denominator < MAX_UNREDUCED) return checked(numerator, denominator);
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return checked(numerator / divisor, denominator / divisor);
}

function checked(numerator: bigint, denominator: bigint): Rational {
  if (numerator > MAX_MAGNITUDE || numerator < -MAX_MAGNITUDE || denominator > MAX_MAGNITUDE) {
    throw new CalculationError('out_of_range');
  }
  return { numerator, denominator };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
