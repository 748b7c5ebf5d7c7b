import { ConsistencyTokens } from './consistency-tokens';

describe('the consistency tokens of an access token', () => {
  it('returns the last four writes of the last ten seconds', () => {
    const writes = new ConsistencyTokens();
    for (const [index, token] of ['a', 'b', 'c', 'd', 'e'].entries()) writes.add(token, index * 1_000);

    expect(writes.current(4_000)).toBe('b,c,d,e');
    expect(writes.current(12_500)).toBe('d,e');
    expect(writes.current(20_000)).toBeUndefined();
  });

  it('drops the oldest tokens when the header would exceed its maximum length', () => {
    const writes = new ConsistencyTokens();
    for (const letter of ['a', 'b', 'c', 'd']) writes.add(letter.repeat(2_500), 0);
    writes.add('x'.repeat(7_000), 0);

    expect(writes.current(0)).toBe(`${'c'.repeat(2_500)},${'d'.repeat(2_500)}`);
  });

  it('returns nothing before the first write', () => {
    expect(new ConsistencyTokens().current(0)).toBeUndefined();
  });
});
