import { toMinorUnits, toUnits } from './minor-units';

describe('amounts', () => {
  it.each([
    ['1500', undefined, 150_000],
    ['12.50', 'EUR', 1_250],
    ['19.99', 'EUR', 1_999],
    ['300', 'JPY', 300],
    ['1.5', 'KWD', 1_500],
    ['-0.1', undefined, -10],
    ['12.50', 'EU', 1_250],
  ])('of %s in the currency %s are stored as %s, and shown as they were entered', (units, currency, minor) => {
    expect(toMinorUnits(units, currency)).toBe(minor);
    expect(toUnits(minor, currency)).toBe(Number(units));
  });
});
