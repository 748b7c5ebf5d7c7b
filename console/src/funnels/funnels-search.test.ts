import { funnelSearch, funnelsSearch } from './funnels-search';

describe('the state of the funnel screens in the URL', () => {
  it('keeps the page and the dialog of the list', () => {
    expect(funnelsSearch({ page: 2, create: true, other: 1 })).toEqual({ page: 2, create: true });
    expect(funnelsSearch({ page: 1, create: 'yes' })).toEqual({});
  });

  it('keeps the step and the dialog of a funnel', () => {
    expect(funnelSearch({ step: 's1', dialog: 'delete' })).toEqual({ step: 's1', dialog: 'delete' });
    expect(funnelSearch({ step: 7, dialog: 'explode' })).toEqual({});
  });
});
