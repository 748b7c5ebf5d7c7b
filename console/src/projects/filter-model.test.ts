import {
  completeFilter,
  countConditions,
  equalsFilter,
  type FilterGroup,
  NO_FILTER,
  parseFilter,
} from './filter-model';

const group = (more: Partial<FilterGroup>): FilterGroup => ({ ...NO_FILTER, ...more });

describe('completeFilter', () => {
  it('leaves out conditions without a value and groups without conditions', () => {
    const filter = group({
      filters: [
        { field: 'name', operator: 'contains', value: '' },
        { field: 'budget', operator: 'greater_than', value: 0 },
      ],
      filter_groups: [group({ logical_operator: 'or' })],
    });

    expect(completeFilter(filter)).toEqual(
      group({ filters: [{ field: 'budget', operator: 'greater_than', value: 0 }] }),
    );
  });

  it('keeps operators that take no value, without the value of before', () => {
    const filter = group({ filters: [{ field: 'customer', operator: 'is_null', value: 'x' }] });

    expect(completeFilter(filter)?.filters).toEqual([{ field: 'customer', operator: 'is_null' }]);
  });

  it('is undefined without any condition', () => {
    expect(completeFilter(group({ filter_groups: [NO_FILTER] }))).toBeUndefined();
  });
});

describe('parseFilter', () => {
  it('reads what a URL contains and ignores the rest', () => {
    const given = { logical_operator: 'xor', filters: [1, { field: 'name', operator: 'equals', value: 'A' }], more: 2 };

    expect(parseFilter(given)).toEqual(group({ filters: [{ field: 'name', operator: 'equals', value: 'A' }] }));
    expect(parseFilter('text')).toBeUndefined();
  });

  it('keeps nested groups', () => {
    const inner = group({ logical_operator: 'or', filters: [{ field: 'code', operator: 'equals', value: 'A' }] });
    const parsed = parseFilter(JSON.parse(JSON.stringify(group({ filter_groups: [inner, inner] }))));

    expect(parsed && countConditions(parsed)).toBe(2);
  });
});

describe('equalsFilter', () => {
  it('finds projects with a value, or without one', () => {
    expect(equalsFilter('status', 4).filters).toEqual([{ field: 'status', operator: 'equals', value: 4 }]);
    expect(equalsFilter('funnel_steps', null).filters).toEqual([{ field: 'funnel_steps', operator: 'is_null' }]);
  });
});
