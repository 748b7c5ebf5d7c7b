import { creationDates } from './creation-dates';

describe('the creation dates of the portfolio', () => {
  it('are in each of the last twelve months, and not in the future', () => {
    const now = new Date('2026-11-26T12:00:00Z');

    const dates = creationDates(186, now);

    const months = new Set(dates.map((date) => date.toISOString().slice(0, 7)));
    expect([dates.length, months.size, [...months][0], [...months].at(-1)]).toEqual([186, 12, '2025-12', '2026-11']);
    expect(Math.max(...dates.map(Number))).toBeLessThan(now.getTime());
  });
});
