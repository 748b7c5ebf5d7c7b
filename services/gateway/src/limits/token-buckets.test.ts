import fc from 'fast-check';
import { TokenBuckets } from './token-buckets';

const START = 1_800_000_000_000;

describe('a token bucket', () => {
  it('allows its burst, then one request each interval', () => {
    const buckets = new TokenBuckets({ perMinute: 60, burst: 2 });

    const taken = [0, 0, 0, 999, 1_000, 1_000, 3_000, 3_000, 3_000].map((ms) => buckets.take('a', START + ms).allowed);

    expect(taken).toEqual([true, true, false, false, true, false, true, true, false]);
  });

  it('returns how many requests remain, and the time until the next one or until it is full', () => {
    const buckets = new TokenBuckets({ perMinute: 60, burst: 3 });

    expect(buckets.take('a', START)).toEqual({ allowed: true, remaining: 2, waitMs: 1_000 });
    expect(buckets.take('a', START)).toEqual({ allowed: true, remaining: 1, waitMs: 2_000 });
    expect(buckets.take('a', START)).toEqual({ allowed: true, remaining: 0, waitMs: 3_000 });
    expect(buckets.take('a', START + 250)).toEqual({ allowed: false, remaining: 0, waitMs: 750 });
  });

  it('never allows more than its burst and its rate, at any arrival times', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 200 }),
        (perMinute, burst, gaps) => {
          const buckets = new TokenBuckets({ perMinute, burst });
          let now = START;
          let allowed = 0;
          for (const gap of gaps) {
            now += gap;
            if (buckets.take('a', now).allowed) allowed += 1;
          }
          expect(allowed).toBeLessThanOrEqual(burst + ((now - START) * perMinute) / 60_000 + 0.001);
        },
      ),
    );
  });

  it('allows clients that stay within the rate', () => {
    const buckets = new TokenBuckets({ perMinute: 600, burst: 1 });

    for (let count = 0; count < 1_000; count += 1) {
      expect(buckets.take('a', START + count * 100).allowed).toBe(true);
    }
  });
});
