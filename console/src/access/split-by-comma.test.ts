import { splitByComma } from './split-by-comma';

describe('a list in a text field', () => {
  it.each<[string, readonly string[]]>([
    ['', []],
    ['trackway', ['trackway']],
    [' a, b ,, c ', ['a', 'b', 'c']],
  ])('of %j has the entries %j', (text, entries) => {
    expect(splitByComma(text)).toEqual(entries);
  });
});
