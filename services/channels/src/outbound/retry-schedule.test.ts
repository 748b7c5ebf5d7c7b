import { nextAttemptAfter } from './retry-schedule';

describe('the next attempt', () => {
  const schedule = [1, 5, 60];

  it('follows the schedule, until its end', () => {
    expect([0, 1, 2, 3].map((attempts) => nextAttemptAfter(schedule, attempts, {}))).toEqual([1, 5, 60, undefined]);
  });

  it('waits for the time that the connector requests, up to a maximum', () => {
    expect(nextAttemptAfter(schedule, 0, { afterSeconds: 30 })).toBe(30);
    expect(nextAttemptAfter(schedule, 2, { afterSeconds: 30 })).toBe(60);
    expect(nextAttemptAfter(schedule, 0, { afterSeconds: 10 ** 9 })).toBe(21_600);
  });
});
