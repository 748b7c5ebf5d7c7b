import { retryAfterMs } from './retry-after';

const now = new Date('2026-01-01T00:00:00.000Z');

test.each([
  ['seconds', '120', 120_000],
  ['a date', 'Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
  ['a date that is over', 'Wed, 31 Dec 2025 00:00:00 GMT', undefined],
  ['no time', 'soon', undefined],
  ['no delay', '0', undefined],
  ['more than a number of seconds', '99999999999', undefined],
])('%s', (_, value, ms) => {
  expect(retryAfterMs({ headers: { 'retry-after': value } }, now)).toBe(ms);
});

test('a response without Retry-After', () => {
  expect(retryAfterMs({ headers: {} }, now)).toBeUndefined();
});
