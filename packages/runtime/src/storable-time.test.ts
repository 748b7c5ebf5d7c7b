import { isStorableTime, toStorableTime } from './storable-time';

describe('a time that databases can store', () => {
  it.each([
    ['0001-01-01T00:00:00Z', true],
    ['9999-12-31T23:59:59.999Z', true],
    ['0001-01-01T00:00:00+14:00', false],
    ['9999-12-31T23:59:59-12:00', false],
    ['no time', false],
  ])('%s: %j', (text, expected) => {
    expect(isStorableTime(new Date(text))).toBe(expected);
  });
});

describe('the nearest time that databases can store', () => {
  it.each([
    ['0001-01-01T00:00:00+14:00', '0001-01-01T00:00:00.000Z'],
    ['2026-06-01T10:00:00.123Z', '2026-06-01T10:00:00.123Z'],
    ['9999-12-31T23:59:59-12:00', '9999-12-31T23:59:59.999Z'],
  ])('%s: %s', (text, expected) => {
    expect(toStorableTime(new Date(text)).toISOString()).toBe(expected);
  });
});
