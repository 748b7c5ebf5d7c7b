import { searchOf, viewOf } from './view-search';

const columns = [
  { key: 'name', members: ['name'] },
  { key: 'steps', members: ['funnel_steps'] },
  { key: 'code', members: ['code'] },
] as const;

const filter = {
  logical_operator: 'or',
  filters: [{ field: 'status', operator: 'equals', value: 4 }],
  filter_groups: [],
} as const;

describe('a view', () => {
  it('leads to the search from which it was saved', () => {
    const search = {
      q: 'roof',
      filter,
      sort: [{ field: 'budget', direction: 'desc' }],
      columns: ['name', 'steps'],
    } as const;

    expect(searchOf({ id: 'v', ...viewOf(search, columns.slice(0, 2)) }, columns)).toEqual({ ...search, view: 'v' });
  });

  it('may be written by another program', () => {
    const filters = [{ field: 'budget', operator: 'greater_than', value: 5 }];
    const view = { id: 'v', filters, filter_groups: [filter], sorting: [], columns: ['code', 'unknown'] };

    expect(searchOf(view, columns)).toEqual({
      view: 'v',
      filter: { logical_operator: 'and', filters, filter_groups: [filter] },
      columns: ['code'],
    });
  });

  it('without conditions shows all projects', () => {
    expect(searchOf({ id: 'v', filters: [], filter_groups: [], sorting: [], columns: [] }, columns)).toEqual({
      view: 'v',
    });
  });
});
