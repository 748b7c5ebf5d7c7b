import { countGroups, measureGroups } from './measure-groups';

const rows = Int32Array.from([0, 1, 2, 3]);
const numbers = Int32Array.from([0, 1, 0, 1]);

describe('measures of groups', () => {
  it('have sum, range and number of the values', () => {
    const measured = measureGroups(rows, Float64Array.from([3, Number.NaN, -1, 5]), numbers, 2);

    expect(measured).toEqual([
      { count: 2, sum: 2n, lowest: -1, highest: 3 },
      { count: 1, sum: 5n, lowest: 5, highest: 5 },
    ]);
  });

  it.each([[Number.MAX_SAFE_INTEGER], [Number.MIN_SAFE_INTEGER], [2 ** 52 + 1]])('add up %d without loss', (value) => {
    const [measured] = measureGroups(rows, Float64Array.from([value, value, value, 1]), undefined, 1);

    expect(measured?.sum).toBe(BigInt(value) * 3n + 1n);
  });

  it('include how many entries each group has', () => {
    expect([...countGroups(numbers, 3)]).toEqual([2, 2, 0]);
  });

  it('are 0 without entries', () => {
    expect(measureGroups(new Int32Array(), new Float64Array(), undefined, 1)).toMatchObject([{ count: 0, sum: 0n }]);
  });
});
