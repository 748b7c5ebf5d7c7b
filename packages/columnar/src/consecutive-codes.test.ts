import { ConsecutiveCodes } from './consecutive-codes';

const codesOf = (...codes: number[]) => ({
  buffer: Int32Array.of(...codes, 99),
  length: codes.length,
  highest: Math.max(0, ...codes),
});

describe('consecutive codes', () => {
  it('number codes in the order in which they occur', () => {
    const { numbers, codes } = new ConsecutiveCodes().of(codesOf(700, 0, 4, 700));

    expect([...numbers.subarray(0, 4)]).toEqual([1, 0, 2, 1]);
    expect(codes).toEqual([0, 700, 4]);
  });

  it('keep their numbers when rows are added', () => {
    const consecutive = new ConsecutiveCodes();
    consecutive.of(codesOf(7, 4));
    const { numbers, codes } = consecutive.of(codesOf(7, 4, 90_000, 4));

    expect([...numbers.subarray(0, 4)]).toEqual([1, 2, 3, 2]);
    expect(codes).toEqual([0, 7, 4, 90_000]);
  });

  it('number nothing without rows', () => {
    expect(new ConsecutiveCodes().of(codesOf()).codes).toEqual([0]);
  });
});
