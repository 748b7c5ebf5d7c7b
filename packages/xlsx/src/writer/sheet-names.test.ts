import fc from 'fast-check';
import { SheetNames } from './sheet-names';

describe('sheet names', () => {
  it.each([
    ['Projects', 'Projects'],
    ['a/b\\c?d*e:f[g]h', 'a b c d e f g h'],
    ["'quoted'", 'quoted'],
    ['', 'Sheet'],
    [' \t ', 'Sheet'],
    ['a\u0085b\u009f\u007f', 'a b'],
    ['History', 'History_'],
    ['A name that is longer than thirty-one characters', 'A name that is longer than thir'],
    [`${'x'.repeat(30)}😀`, 'x'.repeat(30)],
  ])('%j becomes %j', (wanted, name) => {
    expect(new SheetNames().take(wanted)).toBe(name);
  });

  it('are unique, independent of case', () => {
    const names = new SheetNames();

    expect(['Data', 'data', 'DATA', 'x'.repeat(40), 'x'.repeat(31)].map((name) => names.take(name))).toEqual([
      'Data',
      'data (2)',
      'DATA (3)',
      'x'.repeat(31),
      `${'x'.repeat(27)} (2)`,
    ]);
  });

  it('are always valid', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 50 }), { maxLength: 5 }), (wanted) => {
        const names = new SheetNames();
        const taken = wanted.map((name) => names.take(name));
        for (const name of taken) expect(name).toMatch(/^(?!')[^\\/?*:[\]\p{Cc}]{1,31}(?<!')$/su);
        expect(new Set(taken.map((name) => name.toLowerCase())).size).toBe(taken.length);
      }),
    );
  });
});
