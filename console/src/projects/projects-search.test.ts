import { projectsSearch, searchBody } from './projects-search';

describe('projectsSearch', () => {
  it('reads the state of the screen from a URL and ignores unknown parameters', () => {
    const search = projectsSearch({
      q: 110,
      sort: [{ field: 'budget', direction: 'desc' }, { field: 'name', direction: 'up' }, 'x'],
      columns: ['name', 'budget'],
      trashed: 'yes',
      other: 1,
    });

    expect(search).toEqual({
      q: '110',
      sort: [{ field: 'budget', direction: 'desc' }],
      columns: ['name', 'budget'],
    });
  });

  it('is empty without state', () => {
    expect(projectsSearch({ q: '', sort: [], columns: [] })).toEqual({});
  });
});

describe('searchBody', () => {
  it('combines the text with the groups of filters', () => {
    const filter = {
      logical_operator: 'or',
      filters: [{ field: 'status', operator: 'equals', value: [1, 4] }],
      filter_groups: [],
    } as const;

    expect(searchBody({ q: 'roof', filter, sort: [{ field: 'name', direction: 'asc' }], trashed: true })).toEqual({
      filters: [{ field: 'name_code', operator: 'contains', value: 'roof' }],
      filter_groups: [filter],
      sorting: [{ field: 'name', direction: 'asc' }],
      trashed: true,
    });
  });
});
