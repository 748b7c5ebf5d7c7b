import { dateOf } from './project-date';

const HOUR = 3_600;

describe('the date of a project', () => {
  it.each([
    ['2026-06-01', -HOUR, '2026-05-31T23:00:00.000Z'],
    [['2026-06-01T10:00:00Z'], 0, '2026-06-01T10:00:00.000Z'],
    ['9999-12-31', 48 * HOUR, '9999-12-31T23:59:59.999Z'],
    ['0001-01-01', -HOUR, '0001-01-01T00:00:00.000Z'],
    [null, 0, undefined],
    ['soon', 0, undefined],
  ])('%j with an offset of %d s is %s', (seen, offset, expected) => {
    expect(dateOf({ field: 'due', offset }, seen)?.toISOString()).toBe(expected);
  });
});
