import fc from 'fast-check';
import { evaluateExpression, type Scope } from './evaluate-expression';
import { type ExpressionError, parseExpression } from './parse-expression';
import { CalculationError, rationalOf, round, toNumber } from './rational';

const values: Readonly<Record<string, number>> = { a: 0.1, b: 0.2, zero: 0, big: 1e300, half: -2.5 };
const lines: readonly Readonly<Record<string, number>>[] = [
  { price: 1250, quantity: 3 },
  { price: 999 },
  { quantity: 2 },
];

function scope(): Scope {
  const read = (record: Readonly<Record<string, number>>, name: string) => {
    const value = record[name];
    return value === undefined ? undefined : rationalOf(value);
  };
  return {
    field: (name) => read(values, name),
    formField: (name) => read(values, name),
    lineCount: (group) => (group === 'lines' ? lines.length : 0),
    cell: (_group, column, line) => read(lines[line] ?? {}, column),
  };
}

/** The result with ten decimals, null without a value, or the code of the error. */
function resultOf(text: string): number | string | null {
  try {
    const { value } = evaluateExpression(parseExpression(text), scope());
    return value === undefined ? null : toNumber(round(value, 10));
  } catch (error) {
    if (error instanceof CalculationError) return error.code;
    throw error;
  }
}

describe('an expression', () => {
  it.each([
    ['a + b', 0.3],
    ['2 + 3 * a', 2.3],
    ['(2 + 3) * a', 0.5],
    ['10 - 3 - 2 + zero', 5],
    ['24 / 4 / 2 + zero', 3],
    ['- a + -(b - 1) × 2 ÷ 4 − 1', -0.7],
    ['a / 3 * 3', 0.1],
    ['round(half)', -3],
    ['round(a / 3, 2)', 0.03],
    ['round(2.345 + zero, 2)', 2.35],
    ['sum(lines.price)', 2249],
    ['sum(lines.price * lines.quantity)', 3750],
    ['sum(lines.price * a)', 224.9],
    ['count(lines)', 3],
    ['count(lines.price)', 2],
    ['average(lines.price)', 1124.5],
    ['min(lines.price) + max(lines.quantity)', 1002],
    ['sum(others.price) + count(others)', 0],
    ['max(others.price)', null],
    ['average(others.price)', null],
    ['missing * 2', null],
    ['a / zero', 'division_by_zero'],
    ['a / (b - 0.2)', 'division_by_zero'],
    ['big', 'out_of_range'],
    ['big * big', 'out_of_range'],
  ])('%s is %p', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  it.each([
    ['', 1, 'Expected a number, the key of a field, a function or (, not the end.'],
    ['1 + 2', 1, 'Must use at least one field, by its key.'],
    ['a +', 4, 'not the end'],
    ['a b', 3, 'Expected an operator'],
    ['(a', 3, 'Expected ), not the end.'],
    ['a $ b', 3, 'Unexpected character $.'],
    ['a + 😀', 5, 'Unexpected character 😀.'],
    ['A * 2', 1, 'Unexpected character A.'],
    ['sqrt(a)', 1, 'There is no function sqrt.'],
    ['2 * sum(a)', 5, 'sum needs a column of a group'],
    ['count(lines + 1)', 1, 'count needs a column of a group'],
    ['sum(x.a * y.b)', 11, 'columns of one group: x or y'],
    ['sum(x.a + max(x.b))', 11, 'max cannot be used in another function'],
    ['round(a, 11)', 10, 'whole number from 0 to 10'],
    ['round(a, b)', 10, 'whole number from 0 to 10'],
    [`a + 1${'0'.repeat(40)}`, 5, 'at most 30 characters'],
    [`${'('.repeat(30)}a${')'.repeat(30)}`, 22, 'nested at most 20 times'],
    [`${'-'.repeat(30)}a`, 22, 'nested at most 20 times'],
    [`a${' + a'.repeat(200)}`, 501, 'at most 500 characters'],
  ])('%.30j is rejected at position %i', (text, position, message) => {
    const parse = () => parseExpression(text);

    expect(parse).toThrow(message);
    expect(parse).toThrow(expect.objectContaining({ at: position - 1 }) as unknown as ExpressionError);
  });
});

/** An expression with its exact value, calculated independently with fractions. */
interface Sample {
  readonly text: string;
  /** Undefined after a division by zero. */
  readonly value: readonly [bigint, bigint] | undefined;
}

const sample = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { maxDepth: 6 },
    fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 3 })).map(([digits, decimals]): Sample => {
      const text = String(digits).padStart(decimals + 1, '0');
      const at = text.length - decimals;
      const number = decimals === 0 ? text : `${text.slice(0, at)}.${text.slice(at)}`;
      return { text: number, value: [BigInt(digits), 10n ** BigInt(decimals)] };
    }),
    tie('sample').map(({ text, value }): Sample => ({ text: `-(${text})`, value: value && [-value[0], value[1]] })),
    fc.tuple(fc.constantFrom('+', '-', '*', '/'), tie('sample'), tie('sample')).map(
      ([operator, left, right]): Sample => ({
        text: `(${left.text}) ${operator} (${right.text})`,
        value: left.value && right.value && combined(operator, left.value, right.value),
      }),
    ),
  ),
}));

function combined(
  operator: string,
  [a, b]: readonly [bigint, bigint],
  [c, d]: readonly [bigint, bigint],
): Sample['value'] {
  if (operator === '+') return [a * d + c * b, b * d];
  if (operator === '-') return [a * d - c * b, b * d];
  if (operator === '*') return [a * c, b * d];
  return c === 0n ? undefined : [a * d, b * c];
}

/** Rounds half away from zero by the remainder of a division. */
function roundedText([numerator, denominator]: readonly [bigint, bigint], decimals: number): string {
  const isNegative = numerator < 0n !== denominator < 0n;
  const absolute = (one: bigint) => (one < 0n ? -one : one);
  const [n, d] = [absolute(numerator) * 10n ** BigInt(decimals), absolute(denominator)];
  const digits = n / d + (2n * (n % d) >= d ? 1n : 0n);
  return `${isNegative ? '-' : ''}${digits}e-${decimals}`;
}

it('has the exact value that an independent calculation with fractions has', () => {
  const property = fc.property(sample.sample, fc.integer({ min: 0, max: 10 }), ({ text, value }, decimals) => {
    const whole = `${text} + zero`;
    fc.pre(whole.length <= 500);
    const expected = value && Number(roundedText(value, decimals));
    fc.pre(expected === undefined || Math.abs(expected) <= Number.MAX_SAFE_INTEGER);
    let actual: number | undefined;
    try {
      const result = evaluateExpression(parseExpression(whole), scope()).value;
      actual = result && toNumber(round(result, decimals));
    } catch (error) {
      if (!(error instanceof CalculationError && error.code === 'division_by_zero')) throw error;
    }
    return actual === (expected === 0 ? 0 : expected);
  });

  fc.assert(property, { numRuns: 500 });
});
