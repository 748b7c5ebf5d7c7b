import { isOperator, operators, positiveForm } from './operators';

describe('the operators', () => {
  it.each([
    ['not_equals', 'equals'],
    ['not_contains', 'contains'],
    ['is_not_null', 'is_null'],
  ] as const)('%s is the complement of %s', (complement, operator) => {
    expect(positiveForm(complement)).toEqual({ operator, isInverted: true });
    expect(positiveForm(operator)).toEqual({ operator, isInverted: false });
  });

  it('are recognized by name, without members that all objects have', () => {
    expect(operators.every(isOperator)).toBe(true);
    expect([isOperator('resembles'), isOperator('toString')]).toEqual([false, false]);
  });
});
