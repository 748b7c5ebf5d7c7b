import { compareTexts } from './compare-texts';

it('compares letters first, then accents, then case', () => {
  const texts = ['Zeta', 'Émile', 'emile', 'Delta', 'Emile', 'beta', 'alpha', '2', '-'];

  expect(texts.sort(compareTexts)).toEqual(['-', '2', 'alpha', 'beta', 'Delta', 'emile', 'Emile', 'Émile', 'Zeta']);
});

it('compares equal texts by code point', () => {
  expect([compareTexts('a', 'a'), compareTexts('a\u200b', 'a'), compareTexts('a', 'a\u200b')]).toEqual([0, 1, -1]);
});
