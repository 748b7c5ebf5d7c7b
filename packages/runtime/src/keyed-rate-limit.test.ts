import { KeyedRateLimit } from './keyed-rate-limit';

const at = (ms: number) => new Date(1_000_000 + ms);

describe('a limit of 60 calls in a minute', () => {
  it('allows a quarter of them at once, then one each second', () => {
    const limit = new KeyedRateLimit(60);
    const waits = Array.from({ length: 20 }, () => limit.tryTake('a', at(0)));

    expect(waits.filter((ms) => ms === 0)).toHaveLength(15);
    expect([999, 1_000, 1_001].map((ms) => limit.tryTake('a', at(ms)))).toEqual([1, 0, 999]);
  });

  it('applies to each key', () => {
    const limit = new KeyedRateLimit(60);
    for (let call = 0; call < 15; call += 1) limit.tryTake('a', at(0));

    expect(limit.tryTake('a', at(400))).toBe(600);
    expect(limit.tryTake('b', at(400))).toBe(0);
  });
});
