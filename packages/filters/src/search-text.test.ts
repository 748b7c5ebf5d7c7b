import { containsPattern, searchText } from './search-text';

describe('the text that `contains` compares', () => {
  it.each([
    ['Ána’s ROOF', 'ana’s roof'],
    ['ﬁne', 'fine'],
    ['Å', 'a'],
    ['\u{1D400}', 'a'],
    ['ΣΑΣ', 'σασ'],
  ])('of %s is %s', (text, folded) => {
    expect(searchText(text)).toBe(folded);
  });

  it('has no wildcards', () => {
    expect(containsPattern('50%_\\A')).toBe('%50\\%\\_\\\\a%');
  });
});
