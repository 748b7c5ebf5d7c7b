import { filtersJson, hasFilters } from './row-filters';

const named = { field: 'name', operator: 'equals', value: 'Wall' };
const group = { logical_operator: 'or', filters: [named] };

describe('the filters of an export', () => {
  it('are a list without groups, as older versions of projects expect', () => {
    expect(JSON.parse(filtersJson({ filters: [named] }))).toEqual([named]);
    expect(JSON.parse(filtersJson({ filters: [], filterGroups: [] }))).toEqual([]);
  });

  it('include groups', () => {
    expect(JSON.parse(filtersJson({ filters: [named], filterGroups: [group] }))).toEqual({
      filters: [named],
      filter_groups: [group],
    });
  });

  it('exist if there is a filter or a group', () => {
    expect([
      hasFilters({ filters: [] }),
      hasFilters({ filters: [named] }),
      hasFilters({ filters: [], filterGroups: [group] }),
    ]).toEqual([false, true, true]);
  });
});
