import { readFilterQuery, rejectFilters } from './filter-query';

describe('readFilterQuery', () => {
  it('returns all values of each field', () => {
    expect(readFilterQuery({ filter: { name: 'a', id: ['1', '2'] } })).toEqual({
      members: [
        ['name', ['a']],
        ['id', ['1', '2']],
      ],
      trashed: 'without',
    });
  });

  it('returns nothing without filters', () => {
    expect(readFilterQuery({ page: '1' })).toEqual({ members: [], trashed: 'without' });
  });

  it('returns trashed separately, and rejects several values of it', () => {
    expect(readFilterQuery({ filter: { trashed: 'only' } })).toEqual({ members: [], trashed: 'only' });
    expect(() => readFilterQuery({ filter: { trashed: ['with', 'only'] } })).toThrow('once');
  });

  it('accepts more values than the query parser puts into a list', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [index, `v${index}`]));

    expect(readFilterQuery({ filter: { id: many } }).members[0]?.[1]).toHaveLength(30);
  });

  it.each([
    ['a text instead of members', 'draft', 'Send filters as filter[<field>]=value.'],
    ['a list instead of members', ['draft'], 'Send filters as filter[<field>]=value.'],
    ['a nested member', { name: { x: '1' } }, 'Send it as filter[name]=value'],
    ['a nested list item', { name: [{ x: '1' }] }, 'Send it as filter[name]=value'],
    ['another trashed', { trashed: 'yes' }, 'Must be with or only'],
    ['an empty trashed', { trashed: '' }, 'Must be with or only'],
  ])('rejects %s', (_, filter, message) => {
    expect(() => readFilterQuery({ filter })).toThrow(message);
  });
});

describe('rejectFilters', () => {
  it('names the fields that cannot be filtered', () => {
    expect(() => rejectFilters({ filter: { name: 'a', status: 'b' } })).toThrow('name, status');
  });

  it('accepts trashed', () => {
    expect(() => rejectFilters({ filter: { trashed: 'with' } })).not.toThrow();
  });
});
