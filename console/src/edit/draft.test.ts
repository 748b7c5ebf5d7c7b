import { changesOf, conflictsOf, rebase } from './draft';

const before = { name: 'Roof', budget: '100', scopes: ['a'] };
const mine = { ...before, budget: '250', scopes: ['a', 'b'] };
const now = { ...before, name: 'Roof 2', budget: '300' };

describe('a draft', () => {
  it('consists of the fields that differ', () => {
    expect(changesOf(before, mine)).toEqual({ budget: '250', scopes: ['a', 'b'] });
    expect(changesOf(before, { ...before, scopes: ['a'] })).toEqual({});
  });

  it('keeps the input when the stored version is newer, and takes the other fields from it', () => {
    expect(rebase(before, mine, now)).toEqual({ name: 'Roof 2', budget: '250', scopes: ['a', 'b'] });
  });

  it('names the fields that were changed meanwhile, with both values', () => {
    expect(conflictsOf(before, mine, now)).toEqual([
      { field: 'name', before: 'Roof', now: 'Roof 2', mine: undefined },
      { field: 'budget', before: '100', now: '300', mine: '250' },
    ]);
  });
});
