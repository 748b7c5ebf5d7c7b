import { readFilterQuery, rejectFilters } from './filter-query';

describe('readFilterQuery', () => {
  it('has all values of each field', () => {
    expect(readFilterQuery({ filter: { name: 'a', id: ['1', '2'] } })).toEqual({
      members: [
        ['name', ['a']],
        ['id', ['1', '2']],
      ],
      trashed: 'without',
    });
  });

  it('is nothing where no filter was sent', () => {
    expect(readFilterQuery({ page: '1' })).toEqual({ members: [], trashed: 'without' });
  });

  it('reads trashed apart, and rejects several', () => {
    expect(readFilterQuery({ filter: { trashed: 'only' } })).toEqual({ members: [], trashed: 'only' });
    expect(() => readFilterQuery({ filter: { trashed: ['with', 'only'] } })).toThrow('once');
  });

  it('takes more values than the query parser keeps in a list', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [index, `v${index}`]));

    expect(readFilterQuery({ filter: { id: many } }).members[0]?.[1]).toHaveLength(30);
  });

  it.each([
    ['a text in place of members', 'draft', 'Send filters as filter[<field>]=value.'],
    ['a list in place of members', ['draft'], 'Send filters as filter[<field>]=value.'],
    ['something nested in a member', { name: { x: '1' } }, 'Send it as filter[name]=value'],
    ['something nested in a list', { name: [{ x: '1' }] }, 'Send it as filter[name]=value'],
    ['another trashed', { trashed: 'yes' }, 'Must be with or only'],
    ['an empty trashed', { trashed: '' }, 'Must be with or only'],
  ])('refuses %s', (_, filter, message) => {
    expect(() => readFilterQuery({ filter })).toThrow(message);
  });
});

describe('rejectFilters', () => {
  it('names what the listing cannot be filtered by', () => {
    expect(() => rejectFilters({ filter: { name: 'a', status: 'b' } })).toThrow('name, status');
  });

  it('lets trashed pass', () => {
    expect(() => rejectFilters({ filter: { trashed: 'with' } })).not.toThrow();
  });
});
