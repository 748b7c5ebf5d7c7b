import { groupSearch, groupsSearch, searchBody } from './groups-search';

describe('the address of the screen of groups and tags', () => {
  it('contains the tab, the text and the page', () => {
    expect(groupsSearch({ tab: 'tags', q: 'solar', page: 2 })).toEqual({ tab: 'tags', q: 'solar', page: 2 });
    expect(groupSearch({ page: 2 })).toEqual({ page: 2 });
  });

  it('ignores values that the screen does not have', () => {
    expect(groupsSearch({ tab: 'people', q: '', page: 0, x: 1 })).toEqual({});
    expect(groupSearch({ page: '2' })).toEqual({});
  });
});

describe('the search of the screen of groups and tags', () => {
  it('finds a text in the name', () => {
    expect(searchBody({ q: 'solar', page: 3 })).toMatchObject({
      filters: [{ field: 'name', operator: 'contains', value: 'solar' }],
      page: 3,
    });
    expect(searchBody({}).filters).toEqual([]);
  });
});
