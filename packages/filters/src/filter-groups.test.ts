import { countFilters, type FilterGroupInput, filterGroupsInput } from './filter-groups';

const filter = { field: 'name', operator: 'equals', value: 'x' };

/** A group in which `levels` groups are nested. */
function nested(levels: number, innermost: object = {}): FilterGroupInput {
  const inner = levels === 1 ? innermost : { filter_groups: [nested(levels - 1, innermost)] };
  return { logical_operator: 'and', filters: [filter], ...inner };
}

describe('groups of filters', () => {
  it('count the filters of all levels', () => {
    expect(countFilters([nested(3), { logical_operator: 'not', filters: [filter, filter] }])).toBe(5);
    expect(countFilters([{ logical_operator: 'or' }])).toBe(0);
  });

  it.each([{}, { filter_groups: null }])('are nested five levels deep at most: %j', (innermost) => {
    expect(filterGroupsInput.safeParse([nested(5, innermost)]).success).toBe(true);
    expect(filterGroupsInput.safeParse([nested(6, innermost)]).error?.issues).toMatchObject([
      {
        message: 'Groups can be nested 5 levels deep.',
        path: [0, ...Array(4).fill(['filter_groups', 0]).flat(), 'filter_groups'],
      },
    ]);
  });
});
