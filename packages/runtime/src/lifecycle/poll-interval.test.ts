import { PollInterval } from './poll-interval';

describe('the interval of polls', () => {
  it('becomes longer after 30 s without work, and short again with work', () => {
    let now = 0;
    const interval = new PollInterval(() => now);
    const seen = [interval.ms];

    now = 30_000;
    seen.push(interval.ms);
    interval.recordWork();
    now = 59_999;
    seen.push(interval.ms);

    expect(seen).toEqual([1_000, 5_000, 1_000]);
  });
});
