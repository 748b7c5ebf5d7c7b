import { canonicalJson } from './canonical-json';

describe('canonical JSON', () => {
  it.each([
    [{ b: 1, a: [true, null, 'x'] }, '{"a":[true,null,"x"],"b":1}'],
    // Numbers as names are not sorted as numbers.
    [{ 9: 1, 10: 2 }, '{"10":2,"9":1}'],
    // The example of RFC 8785, section 3.2.3: UTF-16 code units, not code points.
    [{ '\ufb33': 1, '\u{1f600}': 2, '\u20ac': 3, '\r': 4, 1: 5 }, '{"\\r":4,"1":5,"€":3,"😀":2,"\ufb33":1}'],
    [{ a: undefined, b: 1e21, c: -0, d: 0.1 }, '{"b":1e+21,"c":0,"d":0.1}'],
    ['"\u0007\n', '"\\"\\u0007\\n"'],
  ])('of %j is %s', (value, expected) => {
    expect(canonicalJson(value)).toBe(expected);
  });
});
