import { day, instant, moment } from './value-types';

describe('times in requests', () => {
  it.each([
    ['0001-01-01T00:00:00Z', true],
    ['2026-03-29T02:30:00+02:00', true],
    ['9999-12-31T23:59:59.999Z', true],
    ['0000-12-31T23:00:00Z', false],
    ['0001-01-01T00:00:00+14:00', false],
    ['9999-12-31T23:59:59-12:00', false],
    ['2026-02-30T00:00:00Z', false],
    ['soon', false],
  ])('%s: %j', (text, expected) => {
    expect([instant, moment].map((type) => type.safeParse(text).success)).toEqual([expected, expected]);
  });

  it('may be dates', () => {
    const parsed = ['0000-12-31', '2026-12-31', '9999-12-31'].map((text) =>
      [day, moment].map((type) => type.safeParse(text).success),
    );

    expect(parsed).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
  });

  it('outside of the years that databases store name them', () => {
    expect(instant.safeParse('9999-12-31T23:59:59-12:00').error?.issues).toMatchObject([
      { message: 'Must be in the years 0001 to 9999.' },
    ]);
  });
});
