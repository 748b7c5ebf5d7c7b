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
    ['is_null', undefined, [1], false],
    ['is_not_null', undefined, [1], true],
    ['contains', 'b', ['a', 'b'], true],
    ['equals', true, [true], true],
    ['equals', true, ['true'], false],
    ['equals', 'true', [true, 'true'], true],
    ['equals', '2026-11-21', ['2026-11-21T10:00:00Z'], true],
    ['equals', ['2026-11-21', 'x'], ['2026-11-21'], true],
    ['equals', ['1', 'x'], [1], true],
    ['equals', ' ', [0], false],
    ['greater_than', '2026-11-20', ['2026-11-21'], true],
    ['greater_than', '2026-11-21', ['2026-11-21T10:00:00Z'], false],
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
