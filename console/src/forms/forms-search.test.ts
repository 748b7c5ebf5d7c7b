import { formSearch, formsSearch } from './forms-search';

describe('the state of the form screens in the URL', () => {
  it('keeps the page of the list', () => {
    expect(formsSearch({ page: 3 })).toEqual({ page: 3 });
    expect(formsSearch({ page: 'x' })).toEqual({});
  });

  it('keeps the open field and the dialog of a form', () => {
    expect(formSearch({ field: 2, dialog: 'preview' })).toEqual({ field: 2, dialog: 'preview' });
    expect(formSearch({ field: 0, dialog: 'none' })).toEqual({});
  });
});
