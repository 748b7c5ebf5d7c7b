import { parseScimFilter } from './scim-filter';

describe('a SCIM filter', () => {
  it('binds and tighter than or', () => {
    const compare = (path: string) => ({ kind: 'compare', path, operator: 'pr', value: null });

    expect(parseScimFilter('a pr or b pr AND c pr')).toEqual({
      kind: 'or',
      parts: [compare('a'), { kind: 'and', parts: [compare('b'), compare('c')] }],
    });
    expect(parseScimFilter('(a pr or b pr) and not (c pr)')).toEqual({
      kind: 'and',
      parts: [
        { kind: 'or', parts: [compare('a'), compare('b')] },
        { kind: 'not', part: compare('c') },
      ],
    });
  });

  it('contains values of JSON, with escapes', () => {
    expect(parseScimFilter(String.raw`userName eq "a\"b) or"`)).toEqual({
      kind: 'compare',
      path: 'username',
      operator: 'eq',
      value: 'a"b) or',
    });
    expect(parseScimFilter('active eq True')).toMatchObject({ value: true });
  });

  it('names sub-attributes of lists by their path', () => {
    expect(parseScimFilter('emails[type eq "work"].value co "@"')).toEqual({
      kind: 'and',
      parts: [
        { kind: 'compare', path: 'emails.type', operator: 'eq', value: 'work' },
        { kind: 'compare', path: 'emails.value', operator: 'co', value: '@' },
      ],
    });
  });

  it.each(['', 'a', 'a eq', 'a eq x', 'a pr b', 'a xx "1"', '(a pr', 'a[b pr', `${'('.repeat(60)}a pr`, 'a eq "'])(
    'is rejected: %s',
    (text) => {
      expect(() => parseScimFilter(text)).toThrow(expect.objectContaining({ scimType: 'invalidFilter' }));
    },
  );

  it('is read in linear time', () => {
    const before = process.cpuUsage();

    expect(() => parseScimFilter('a'.repeat(2_001))).toThrow('characters');
    expect(() => parseScimFilter('"'.repeat(2_000))).toThrow();
    expect(() => parseScimFilter(`not ${'not '.repeat(400)}`)).toThrow();

    // CPU time, because other processes do not extend it. Backtracking takes far longer.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  });
});
