import { growthRatio, MAX_GROWTH } from '@trackway/testkit';
import { readFormEncoded } from './form-encoded';

describe('readFormEncoded', () => {
  it.each([
    ['message=a+b%26c', { message: 'a b&c' }],
    ['a=1&a=2', { a: '2' }],
    ['s[name]=Ana&s[id]=1', { s: { name: 'Ana', id: '1' } }],
    ['l[0][u]=a&l[1][u]=b', { l: [{ u: 'a' }, { u: 'b' }] }],
    ['l[]=a&l[]=b', { l: ['a', 'b'] }],
    ['odd]key=1', { 'odd]key': '1' }],
    ['a[b][c][d][e]=1', { 'a[b][c][d][e]': '1' }],
    ['l[1]=b&l[0]=a', { l: ['a', 'b'] }],
    ['l[]=a&l[x]=b', { l: { '0': 'a', x: 'b' } }],
    ['[a]=1', { '[a]': '1' }],
    ['a[b=1', { 'a[b': '1' }],
    ['a[b]c[d]=1', { 'a[b]c[d]': '1' }],
    ['a]b[c]=1', { 'a]b[c]': '1' }],
    ['', {}],
  ])('reads %s', (text, value) => {
    expect(readFormEncoded(text)).toEqual(value);
  });

  it('reaches no prototype', () => {
    const value = readFormEncoded('__proto__[polluted]=1&constructor[prototype][polluted]=1&message=x');

    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor', 'message']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('accepts 1,000 members and rejects more', () => {
    const members = (count: number) => Array.from({ length: count }, (_, n) => `l[]=${n}`).join('&');

    expect(readFormEncoded(members(1_000))).toEqual({ l: expect.arrayContaining(['0', '999']) });
    expect(() => readFormEncoded(members(1_001))).toThrow('1000 members');
  });

  it.each([
    ['list members', (n: number) => 'l[]=&'.repeat(n).slice(0, -1)],
    ['brackets in a key', (n: number) => `${'a[b]'.repeat(n)}=1`],
    ['separators', (n: number) => '&'.repeat(n)],
    ['escapes', (n: number) => `m=${'%41'.repeat(n)}`],
  ])('takes time in proportion to the number of %s', (_, body) => {
    const read = (text: string) => {
      try {
        readFormEncoded(text);
      } catch {
        // Too many members: rejecting them must be fast, too.
      }
    };

    expect(growthRatio(read, body, 40_000)).toBeLessThanOrEqual(MAX_GROWTH);
    expect(growthRatio(read, body, 450)).toBeLessThanOrEqual(MAX_GROWTH);
  });
});
