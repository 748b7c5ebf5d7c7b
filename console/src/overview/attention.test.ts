import { overdueFilter, recently } from './attention';

const NOW = new Date('2026-03-10T15:00:00Z');

describe('what needs attention', () => {
  it('are open projects that are late today', () => {
    expect(overdueFilter(NOW).filters).toEqual([
      { field: 'funnel_forecast_date', operator: 'less_than', value: '2026-03-10' },
      { field: 'funnel_status', operator: 'equals', value: 'open' },
    ]);
  });

  it('are failures of the last seven days', () => {
    expect(recently(NOW)).toBe('2026-03-03');
  });
});
