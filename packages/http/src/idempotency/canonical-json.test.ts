import { canonicalJson } from './canonical-json';

describe('canonical JSON', () => {
  it('is the same whatever the order of members, at any depth', () => {
    const one = canonicalJson({ a: 1, b: [{ c: null, d: 'x' }] });
    const other = canonicalJson({ b: [{ d: 'x', c: null }], a: 1 });

    expect(one).toBe(other);
  });

  it('differs where the order of a list, a type or a value does', () => {
    const texts = [
      [1, 2],
      [2, 1],
      ['1', 2],
      [1, 2, null],
    ].map(canonicalJson);

    expect(new Set(texts).size).toBe(4);
  });
});
