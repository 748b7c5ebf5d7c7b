import { isStorableTime } from './storable-time';

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
