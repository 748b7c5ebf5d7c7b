import { canonicalJson } from './canonical-json';

describe('canonical JSON', () => {
  it('is independent of the order of members, at any depth', () => {
    const one = canonicalJson({ a: 1, b: [{ c: null, d: 'x' }] });
    const other = canonicalJson({ b: [{ d: 'x', c: null }], a: 1 });

    expect(one).toBe(other);
  });

  it('depends on the order of a list, on types and on values', () => {
    const texts = [
      [1, 2],
      [2, 1],
      ['1', 2],
      [1, 2, null],
    ].map(canonicalJson);

    expect(new Set(texts).size).toBe(4);
  });
});
