import { parseFilter, parseSort } from './filters';

describe('a filter argument', () => {
  it.each([
    ['budget>50000', { field: 'budget', operator: 'greater_than', value: 50_000 }],
    ['budget>=1.5', { field: 'budget', operator: 'greater_than_or_equals', value: 1.5 }],
    ['impact<=3', { field: 'impact', operator: 'less_than_or_equals', value: 3 }],
    ['name~roof > wall', { field: 'name', operator: 'contains', value: 'roof > wall' }],
    ['name!~roof', { field: 'name', operator: 'not_contains', value: 'roof' }],
    ['status=1,4', { field: 'status', operator: 'equals', value: [1, 4] }],
    ['name!=Roof', { field: 'name', operator: 'not_equals', value: 'Roof' }],
    ['customer=none', { field: 'customer', operator: 'is_null' }],
    ['customer!=none', { field: 'customer', operator: 'is_not_null' }],
    ['name~2024', { field: 'name', operator: 'contains', value: '2024' }],
    ['code=0042', { field: 'code', operator: 'equals', value: '0042' }],
    ['name="2026"', { field: 'name', operator: 'equals', value: '2026' }],
    ['name="Roof, wall"', { field: 'name', operator: 'equals', value: 'Roof, wall' }],
    ['code="1001","1002"', { field: 'code', operator: 'equals', value: ['1001', '1002'] }],
    ['name!="Roof, wall",Bridge', { field: 'name', operator: 'not_equals', value: ['Roof, wall', 'Bridge'] }],
    ['name="7" sign, tall', { field: 'name', operator: 'equals', value: ['"7" sign', 'tall'] }],
    ['name="the "old" roof"', { field: 'name', operator: 'equals', value: 'the "old" roof' }],
    ['name="', { field: 'name', operator: 'equals', value: '"' }],
    ['created_at<2026-01-01', { field: 'created_at', operator: 'less_than', value: '2026-01-01' }],
  ])('%s', (text, expected) => {
    expect(parseFilter(text)).toEqual(expected);
  });

  it.each(['', 'name', '>5', '=x'])('rejects "%s" and describes the format', (text) => {
    expect(() => parseFilter(text)).toThrow('Filters look like');
  });
});

describe('an order', () => {
  it('is ascending by default', () => {
    expect([parseSort('name'), parseSort('budget:desc')]).toEqual([
      { field: 'name', direction: 'asc' },
      { field: 'budget', direction: 'desc' },
    ]);
    expect(() => parseSort('name:up')).toThrow('name:asc or name:desc');
  });
});
