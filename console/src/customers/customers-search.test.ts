import { customersSearch, searchBody } from './customers-search';

describe('the address of the customers screen', () => {
  it('contains the tab, the text and the page', () => {
    expect(customersSearch({ tab: 'contacts', q: 'ana', page: 2 })).toEqual({ tab: 'contacts', q: 'ana', page: 2 });
  });

  it('ignores values that the screen does not have', () => {
    expect(customersSearch({ tab: 'people', q: '', page: 0, x: 1 })).toEqual({});
  });
});

describe('the search of the customers screen', () => {
  it('finds a text in the name, the e-mail or the phone number', () => {
    const { filters, page } = searchBody({ q: 'ana', page: 3 });

    expect(page).toBe(3);
    expect(filters.map(({ field, value }) => [field, value])).toEqual([
      ['name', 'ana'],
      ['email', 'ana'],
      ['phone', 'ana'],
    ]);
  });

  it('has no filters without a text', () => {
    expect(searchBody({}).filters).toEqual([]);
  });
});
