import { queryString } from './query-string';

describe('queryString', () => {
  it.each([
    [{}, ''],
    [{ page: 2, perPage: undefined }, '?page=2'],
    [{ filter: { status: [1, 4] } }, '?filter%5Bstatus%5D=1%2C4'],
    [{ filter: { name: 'a & b' } }, '?filter%5Bname%5D=a+%26+b'],
    [{ filter: { at: new Date(0) } }, '?filter%5Bat%5D=1970-01-01T00%3A00%3A00.000Z'],
  ])('of %j is %s', (query, expected) => {
    expect(queryString(query)).toBe(expected);
  });
});
