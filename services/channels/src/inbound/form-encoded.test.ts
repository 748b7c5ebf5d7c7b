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
    ['', {}],
  ])('reads %s', (text, value) => {
    expect(readFormEncoded(text)).toEqual(value);
  });

  it('reaches no prototype', () => {
    const value = readFormEncoded('__proto__[polluted]=1&constructor[prototype][polluted]=1&message=x');

    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor', 'message']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
