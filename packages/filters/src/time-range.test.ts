import { parseTimeRange } from './time-range';

const at = (iso: string) => new Date(iso);

describe('a time in a filter', () => {
  it('is a whole day if it is a date', () => {
    const day = { start: at('2024-02-29T00:00:00.000Z'), end: at('2024-03-01T00:00:00.000Z') };

    expect(parseTimeRange('2024-02-29')).toEqual(day);
  });

  it.each([
    ['2026-11-21T10:00Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21 10:00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00:30', '2026-11-21T10:00:30.000Z'],
    ['2026-11-21T10:00:30.25', '2026-11-21T10:00:30.250Z'],
    ['2026-11-21T10:00:30.123456789Z', '2026-11-21T10:00:30.123Z'],
    ['2026-11-21T10:00:30+02:00', '2026-11-21T08:00:30.000Z'],
    ['2026-11-21T10:00-0130', '2026-11-21T11:30:00.000Z'],
  ])('is one millisecond if it has a time of day: %s', (text, iso) => {
    const start = at(iso);

    expect(parseTimeRange(text)).toEqual({ start, end: new Date(start.getTime() + 1) });
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-02-30T10:00Z',
    '2026-04-31 10:00:00+02:00',
    '2026-13-01T10:00Z',
    '2026-11-21T25:00Z',
    '2026-1-1',
    '2026-11-21T10',
    '2026-11-21T10:00:30.',
    '2026-11-21T10:00:30.1234567890',
    '2026-11-21T10:00+2',
    'x2026-11-21',
    '2026-11-21x',
    'x2026-11-21T10:00Z',
    '2026-11-21T10:00Zx',
    '',
  ])('is rejected if no such time exists or the form is another one: %s', (text) => {
    expect(parseTimeRange(text)).toBeUndefined();
  });
});
