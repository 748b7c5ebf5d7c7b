import { enteredValue, shownValue } from './value-text';

const budget = { name: 'budget', input_type: 'number' } as const;
const impact = { name: 'impact', input_type: 'number' } as const;
const name = { name: 'name', input_type: 'text' } as const;

describe('the value of a condition', () => {
  it('shows a budget in units, and returns it in cents', () => {
    expect(enteredValue(budget, '1500')).toBe(150_000);
    expect(enteredValue(budget, '12.50')).toBe(1_250);
    expect(shownValue(budget, 150_000)).toBe(1_500);
    expect(shownValue(budget, 1_205)).toBe(12.05);
  });

  it('shows a budget that another program stored as text', () => {
    expect(shownValue(budget, '150000')).toBe(1_500);
  });

  it('shows a variable in place of a budget as it is', () => {
    expect(shownValue(budget, '{{offer.value}}')).toBe('{{offer.value}}');
  });

  it('shows and returns other values unchanged', () => {
    expect([enteredValue(impact, '3'), shownValue(impact, 3)]).toEqual([3, 3]);
    expect([enteredValue(name, '150'), shownValue(name, '150')]).toEqual(['150', '150']);
    expect(shownValue(name, true)).toBe('true');
  });

  it('is empty without a value', () => {
    expect([enteredValue(budget, ''), enteredValue(name, '')]).toEqual(['', '']);
    expect([shownValue(budget, undefined), shownValue(budget, ''), shownValue(name, null)]).toEqual(['', '', '']);
  });
});
