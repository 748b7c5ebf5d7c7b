import { languageNames } from './language-names';

it('lists the names of languages in order, without outdated codes', () => {
  const english = languageNames('en');
  const portuguese = languageNames('pt');

  expect(english.get('de')).toBe('German');
  expect(portuguese.get('de')).not.toBe('German');
  expect(english.has('zz')).toBe(false);
  // Hebrew has the code he instead of iw.
  expect([english.has('he'), english.has('iw')]).toEqual([true, false]);
  expect([...english.values()].indexOf('German')).toBeLessThan([...english.values()].indexOf('Greek'));
});
