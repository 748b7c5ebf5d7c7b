import { matchesUntyped, matchesValues } from './match-values';
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

  it('matches nothing with an empty list, and everything with its complement', () => {
    expect(matchesValues({ operator: 'equals', type: 'integer', values: [] }, [1])).toBe(false);
    expect(matchesValues({ operator: 'not_equals', type: 'integer', values: [] }, [])).toBe(true);
  });

  it('matches a multi-valued field if any value matches', () => {
    expect(matchesValues({ operator: 'equals', type: 'text', values: ['b'] }, ['a', 'b'])).toBe(true);
    expect(matchesValues({ operator: 'not_equals', type: 'text', values: ['b'] }, ['a', 'b'])).toBe(false);
  });
});

describe('a filter of unknown type', () => {
  it.each([
    ['equals', 100, [100], true],
    ['equals', [1, 100], [100], true],
    ['equals', '100', [100], true],
    ['greater_than', '99', [100], true],
    ['equals', 'ána’s roof', ['Ána’s Roof'], false],
    ['contains', 'ANA', ['Ána’s Roof'], true],
    ['not_contains', 'wall', ['Ána’s Roof'], true],
    ['less_than', '2026-11-21T10:00:00+01:00', ['2026-11-21T09:00:00.000Z'], false],
    ['is_null', undefined, [null], true],
    ['equals', null, [], true],
    ['not_equals', null, [], false],
    ['greater_than', 1, [], false],
    ['equals', '0190AAAA-0000-7000-8000-000000000002', ['0190aaaa-0000-7000-8000-000000000002'], true],
  ])('%s %j on %j is %s', (operator, value, values, expected) => {
    expect(matchesUntyped({ operator, value }, values)).toBe(expected);
  });

  it('has no result for an unknown operator or a value that cannot be compared', () => {
    expect(matchesUntyped({ operator: 'resembles', value: 1 }, [1])).toBeUndefined();
    expect(matchesUntyped({ operator: 'greater_than', value: 'many' }, [1])).toBeUndefined();
  });
});
