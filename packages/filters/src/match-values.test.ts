import { matchesValues } from './match-values';
import { parseTimeRange } from './time-range';

describe('a filter of known type', () => {
  const day = parseTimeRange('2026-11-21');

  it.each([
    ['equals', true],
    ['greater_than', false],
    ['greater_than_or_equals', true],
    ['less_than', false],
    ['less_than_or_equals', true],
  ] as const)('treats a date as the whole day: %s', (operator, expected) => {
    const filter = { operator, type: 'time', values: [day ?? null] } as const;

    expect(matchesValues(filter, ['2026-11-21T23:59:59.999Z'])).toBe(expected);
  });

  it.each([
    ['2026-11-20T23:59:59.999Z', false],
    ['2026-11-21T00:00:00.000Z', true],
    ['2026-11-22T00:00:00.000Z', false],
    ['tomorrow', false],
  ])('equals a day from its start to its end: %s is %s', (value, expected) => {
    expect(matchesValues({ operator: 'equals', type: 'time', values: [day ?? null] }, [value])).toBe(expected);
  });

  it('compares UUIDs in any case', () => {
    const id = '0190aaaa-0000-7000-8000-000000000002';
    const filter = { operator: 'equals', type: 'uuid', values: [id] } as const;

    expect(matchesValues(filter, [id.toUpperCase()])).toBe(true);
    expect(matchesValues(filter, [id.replace('2', '3')])).toBe(false);
  });

  it('matches nothing with an empty list, and everything with its complement', () => {
    expect(matchesValues({ operator: 'equals', type: 'integer', values: [] }, [1])).toBe(false);
    expect(matchesValues({ operator: 'not_equals', type: 'integer', values: [] }, [])).toBe(true);
  });

  it('matches a multi-valued field if any value matches', () => {
    expect(matchesValues({ operator: 'equals', type: 'text', values: ['b'] }, ['a', 'b'])).toBe(true);
    expect(matchesValues({ operator: 'not_equals', type: 'text', values: ['b'] }, ['a', 'b'])).toBe(false);
  });
});
