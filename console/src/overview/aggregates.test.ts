import { byMonth, lastMonths } from './aggregates';

describe('totals of projects', () => {
  it('cover twelve months up to the current one', () => {
    const months = lastMonths(new Date('2026-03-31T23:00:00Z'));

    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-04-01', '2026-03-01']);
  });

  it('are zero in months without projects', () => {
    const found = [{ id: '2026-02-01', label: '2026-02', count: 3, budget: 500 }];

    expect(byMonth(['2026-01-01', '2026-02-01'], found).map(({ count }) => count)).toEqual([0, 3]);
  });
});
