import { ConsistencyTokens } from './consistency-tokens';

const responseWith = (token?: string) => new Response(null, token ? { headers: { 'X-Consistency-Token': token } } : {});

describe('ConsistencyTokens', () => {
  it('sends the tokens of the last five writes with later requests', () => {
    const tokens = new ConsistencyTokens(() => 0);
    for (const token of ['a', 'b', 'c', 'd', 'e', 'f']) tokens.record(responseWith(token));

    expect(tokens.headers()).toEqual({ 'X-Consistency-Token': 'b,c,d,e,f' });
  });

  it('drops tokens after 30 seconds, and ignores responses without a token', () => {
    let now = 0;
    const tokens = new ConsistencyTokens(() => now);
    tokens.record(responseWith('a'));
    now = 20_000;
    tokens.record(responseWith('b'));
    tokens.record(responseWith());
    now = 31_000;

    expect(tokens.headers()).toEqual({ 'X-Consistency-Token': 'b' });
    now = 60_000;
    expect(tokens.headers()).toEqual({});
  });
});
