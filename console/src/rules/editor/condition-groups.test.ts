import { conditionsOf, groupsOf } from './condition-groups';

const budget = { field: 'budget', operator: 'greater_than', value: 5 };
const status = { field: 'status', operator: 'equals', value: 1 };
const name = { field: 'name', operator: 'is_null' };

describe('groups of conditions', () => {
  it('begin at each or, because and binds tighter', () => {
    const list = [
      budget,
      { ...status, logical_operator: 'and' as const },
      { ...name, logical_operator: 'or' as const },
    ];

    expect(groupsOf(list)).toEqual([[budget, status], [name]]);
  });

  it('ignore the connective of the first condition', () => {
    expect(groupsOf([{ ...budget, logical_operator: 'or' }, status])).toEqual([[budget, status]]);
    expect(groupsOf([])).toEqual([]);
  });

  it('become a list with the same groups, without empty ones', () => {
    expect(conditionsOf([[budget], [], [status, name]])).toEqual([budget, { ...status, logical_operator: 'or' }, name]);
  });
});
