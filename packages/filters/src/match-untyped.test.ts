import { matchesUntyped } from './match-untyped';

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
    ['equals', 'a', [1, 'a'], true],
    ['greater_than', 'many', [], false],
    ['equals', '2026-11-21', ['2026-11-21T10:00:00Z', 'soon'], false],
    ['equals', ['2026-11-21', 'soon'], ['2026-11-21T10:00:00Z'], false],
    ['equals', '0190AAAA-0000-7000-8000-000000000002', ['0190aaaa-0000-7000-8000-000000000002', 'x'], false],
    ['equals', '0190AAAA-0000-7000-8000-000000000002', ['0190aaaa-0000-7000-8000-000000000002'], true],
  ])('%s %j on %j is %s', (operator, value, values, expected) => {
    expect(matchesUntyped({ operator, value }, values)).toBe(expected);
  });

  it('has no result for an unknown operator or a value that cannot be compared', () => {
    expect(matchesUntyped({ operator: 'resembles', value: 1 }, [1])).toBeUndefined();
    expect(matchesUntyped({ operator: 'greater_than', value: 'many' }, [1])).toBeUndefined();
  });
});
