import { canonicalIsoDate } from './iso-date';

describe('an ISO 8601 date', () => {
  it.each([
    ['2024-03-01', '2024-03-01'],
    ['2024-03-01T00:00:00', '2024-03-01'],
    ['2024-03-01T00:00:00.000Z', '2024-03-01'],
    ['2024-03-01T08:30', '2024-03-01T08:30:00'],
    ['2024-03-01T08:30:15.5', '2024-03-01T08:30:15.500'],
    ['2024-03-01T08:30:15.123456Z', '2024-03-01T08:30:15.123'],
    ['T08:30:00', '08:30:00'],
    [' 08:30 ', '08:30:00'],
  ])('%s reads as %s', (text, canonical) => {
    expect(canonicalIsoDate(text)).toBe(canonical);
  });

  it.each(['', 'soon', '2024-03', '01.03.2024', '2024-03-01 08:30'])('%s is not a date', (text) => {
    expect(canonicalIsoDate(text)).toBeUndefined();
  });
});
