import { nextAttemptAfter } from './next-attempt';

const HOUR = 3_600_000;
const firstFailedAt = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(firstFailedAt.getTime() + ms);

describe('the next attempt of a delivery', () => {
  it('is scheduled with increasing delays, for a day', () => {
    const waits: number[] = [];
    for (let passed = 0; ; ) {
      const wait = nextAttemptAfter(waits.length + 1, { firstFailedAt, now: after(passed) }, 0.5);
      if (wait === undefined) break;
      waits.push(wait / 1_000);
      passed += wait;
    }

    expect(waits.slice(0, 8)).toEqual([5, 30, 120, 600, 3_600, 10_800, 21_600, 43_200]);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(24 * 3_600);
  });

  it('is spread by 20 % in both directions, so that deliveries are not retried together', () => {
    const at = (chance: number) => nextAttemptAfter(2, { firstFailedAt, now: firstFailedAt }, chance);

    expect([at(0), at(0.5), at(1)]).toEqual([24_000, 30_000, 36_000]);
  });

  it('waits as long as the receiver requests, up to a maximum', () => {
    const at = (retryAfterMs: number) => nextAttemptAfter(1, { firstFailedAt, now: firstFailedAt, retryAfterMs }, 0.5);

    expect([at(1_000), at(60_000), at(10 ** 9)]).toEqual([5_000, 60_000, 6 * HOUR]);
  });

  it('is not scheduled after a day', () => {
    expect(nextAttemptAfter(3, { firstFailedAt, now: after(24 * HOUR) }, 0.5)).toBeUndefined();
  });
});
