import { didYouMean, editDistance, nearestName } from './nearest-name';

const query = ['page', 'perPage', 'filter[status]', 'filter[customer]', 'template'];
const body = ['name', 'customer_id', 'contact_id', 'budget', 'description'];

describe('the nearest name', () => {
  it.each([
    ['status', query, 'filter[status]'],
    ['per_page', query, 'perPage'],
    ['pages', query, 'page'],
    ['filter[stats]', query, 'filter[status]'],
    ['Status', query, 'filter[status]'],
    ['customer', body, 'customer_id'],
    ['customerId', body, 'customer_id'],
    ['budgte', body, 'budget'],
    ['desc', body, 'description'],
  ])('of %s is %s', (given, known, expected) => {
    expect(nearestName(given, known)).toBe(expected);
  });

  it.each(['', 'x', 'zzzzzz', 'a'.repeat(100_000), '[]'])('does not exist for %.10s', (given) => {
    expect(nearestName(given, query)).toBeUndefined();
  });

  it('is suggested as a question', () => {
    expect(didYouMean('status', query)).toBe(' Did you mean `filter[status]`?');
    expect(didYouMean('zzzzzz', query)).toBe('');
  });

  it('counts two transposed letters as one edit', () => {
    expect([editDistance('budget', 'budgte'), editDistance('', 'abc'), editDistance('abc', 'abd')]).toEqual([1, 3, 1]);
  });
});
