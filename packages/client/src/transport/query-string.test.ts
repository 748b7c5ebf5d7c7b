import { queryString } from './query-string';

describe('queryString', () => {
  it.each([
    [{}, ''],
    [{ page: 2, perPage: undefined }, '?page=2'],
    [{ filter: { status: [1, 4] } }, '?filter%5Bstatus%5D=1%2C4'],
    [{ filter: { name: 'a & b' } }, '?filter%5Bname%5D=a+%26+b'],
  ])('of %j is %s', (query, expected) => {
    expect(queryString(query)).toBe(expected);
  });
});
