import { deprecationHeaders, describeDeprecation } from './deprecation';

const deprecation = { since: '2026-12-01', sunset: '2028-12-01', replacement: 'Use listThings.' };

describe('a deprecation', () => {
  it('has headers in the formats of RFC 9745 and RFC 8594', () => {
    expect(deprecationHeaders(deprecation)).toEqual({
      Deprecation: '@1796083200',
      Sunset: 'Fri, 01 Dec 2028 00:00:00 GMT',
    });
  });

  it.each([
    ['a sunset within 24 months', { sunset: '2028-11-30' }],
    ['a date that is not a day', { since: 'soon' }],
  ])('is rejected with %s', (_, given) => {
    expect(() => deprecationHeaders({ ...deprecation, ...given })).toThrow();
  });

  it('names the replacement and the last day', () => {
    expect(describeDeprecation(deprecation)).toBe('Deprecated, and available until 2028-12-01. Use listThings.');
  });
});
