import { UnitCodes } from './unit-codes';

function numbersOf(...list: number[]) {
  const known = list.filter((number) => !Number.isNaN(number));
  const buffer = Float64Array.from([...list, 0, 0]);
  return { buffer, length: list.length, lowest: Math.min(...known), highest: Math.max(...known) };
}

describe('codes of units', () => {
  it('count from the lowest unit, and are 0 without a number', () => {
    const units = new UnitCodes(10).of(numbersOf(25, -1, Number.NaN, 9));

    expect([...(units?.codeBuffer.subarray(0, 4) ?? [])]).toEqual([4, 1, 0, 2]);
    expect(units).toMatchObject({ highestCode: 4, first: -1 });
  });

  it('include numbers that were added later, also lower ones', () => {
    const codes = new UnitCodes(1);

    expect([...(codes.of(numbersOf(5))?.codeBuffer.subarray(0, 1) ?? [])]).toEqual([1]);
    expect([...(codes.of(numbersOf(5, 7))?.codeBuffer.subarray(0, 2) ?? [])]).toEqual([1, 3]);
    expect([...(codes.of(numbersOf(5, 7, 4))?.codeBuffer.subarray(0, 3) ?? [])]).toEqual([2, 4, 1]);
    expect(codes.bytes).toBeGreaterThan(0);
  });

  it('do not exist for numbers that are too far from each other', () => {
    expect(new UnitCodes(1).of(numbersOf(0, 5e15))).toBeUndefined();
  });

  it('exist for a column without numbers', () => {
    expect(new UnitCodes(1).of(numbersOf(Number.NaN))).toMatchObject({ highestCode: 0 });
  });
});
