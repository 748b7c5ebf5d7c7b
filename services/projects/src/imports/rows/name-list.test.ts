import { splitNames } from './name-list';

describe('a list of names in a cell', () => {
  it.each([
    ['names', 'A; B;C', ['A', 'B', 'C']],
    ['names without empty and repeated ones', ' ; A;; A ;', ['A']],
    ['quoted names with separators and quotes', '"A; B"; C;"12"" pipe; D" ', ['A; B', 'C', '12" pipe; D']],
    ['a quoted name without the spaces around it', '" A; B "', ['A; B']],
    ['quotes that are part of a name', '"A"; 12" pipe; "B" C; ""', ['"A"', '12" pipe', '"B" C', '""']],
    ['a quoted name that is not complete', '"A; B', ['"A', 'B']],
    ['a quoted name that continues after its quote', '"A; B" C', ['"A', 'B" C']],
  ])('has %s', (_, text, names) => {
    expect(splitNames(text)).toEqual(names);
  });
});
