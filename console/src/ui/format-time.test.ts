import { formatDistance, formatDuration } from './format-time';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const before = (seconds: number) => formatDistance(new Date(NOW - seconds * 1_000).toISOString(), 'en', NOW);

describe('formatDistance', () => {
  it.each([
    [0.4, 'now'],
    [59, '59 seconds ago'],
    [3_599, '59 minutes ago'],
    [86_399, '23 hours ago'],
    [86_400, 'yesterday'],
    [-7_200, 'in 2 hours'],
  ])('names the distance of %d s in its largest unit', (seconds, text) => {
    expect(before(seconds)).toBe(text);
  });
});

describe('formatDuration', () => {
  it('names the largest unit, rounded down', () => {
    expect(formatDuration(90, 'en')).toBe('1 minute');
  });
});
