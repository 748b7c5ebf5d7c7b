import { evaluatePast } from './evaluate-past';

const PROJECT = {
  budget: 100,
  name: 'Ána’s Roof',
  created_at: '2026-11-21T09:00:00.000Z',
  parent: null,
  assignee: ['0190aaaa-0000-7000-8000-000000000001', '0190aaaa-0000-7000-8000-000000000002'],
  children: [],
  'answer_pool["e1"]': ['red'],
};

describe('evaluatePast', () => {
  it.each([
    ['budget', 'equals', 100, true],
    ['budget', 'equals', [1, 100], true],
    ['budget', 'equals', [], false],
    ['budget', 'not_equals', 100, false],
    ['budget', 'greater_than', 99, true],
    ['budget', 'greater_than', 100, false],
    ['budget', 'less_than_or_equals', 100, true],
    ['name', 'equals', 'ána’s roof', false],
    ['name', 'contains', 'ANA', true],
    ['name', 'not_contains', 'wall', true],
    ['created_at', 'equals', '2026-11-21', true],
    ['created_at', 'greater_than', '2026-11-21', false],
    ['created_at', 'greater_than_or_equals', '2026-11-21', true],
    ['created_at', 'less_than', '2026-11-21T10:00:00+01:00', false],
    ['created_at', 'less_than', '2026-11-21T10:00:01.000+01:00', true],
    ['parent', 'is_null', undefined, true],
    ['parent', 'equals', null, true],
    ['parent', 'not_equals', '0190aaaa-0000-7000-8000-000000000001', true],
    ['parent', 'greater_than', 1, false],
    ['assignee', 'equals', '0190AAAA-0000-7000-8000-000000000002', true],
    ['assignee', 'not_equals', '0190aaaa-0000-7000-8000-000000000001', false],
    ['children', 'is_not_null', undefined, false],
  ])('with %s %s %j returns %s, like a search', (field, operator, value, expected) => {
    expect(evaluatePast({ field, operator, value }, PROJECT)).toBe(expected);
  });

  it('compares the value for the given arguments', () => {
    const condition = { field: 'answer_pool', operator: 'equals', value: 'red' };

    expect(evaluatePast({ ...condition, arguments: ['e1'] }, PROJECT)).toBe(true);
    expect(evaluatePast({ ...condition, arguments: ['e2'] }, PROJECT)).toBeUndefined();
  });

  it('returns undefined if the field was not recorded, or not completely', () => {
    const many = { children: Array.from({ length: 100 }, (_, index) => index) };

    expect(evaluatePast({ field: 'impact', operator: 'equals', value: 1 }, PROJECT)).toBeUndefined();
    expect(evaluatePast({ field: 'children', operator: 'equals', value: 500 }, many)).toBeUndefined();
    expect(evaluatePast({ field: 'children', operator: 'not_equals', value: 5 }, many)).toBe(false);
  });
});
