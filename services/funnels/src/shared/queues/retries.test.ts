import { AppError, unavailable } from '@trackway/errors';
import { delayAfter } from './retries';

const delays = (error: AppError) => {
  const found: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const delay = delayAfter(error, attempt);
    if (delay === undefined) return found;
    found.push(delay);
  }
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('attempts', () => {
  it('continue for about ten minutes while a peer service is unavailable', () => {
    const inProgress = new AppError('conflict', 'idempotency_key_in_progress', 'A request is in progress.');

    for (const error of [unavailable('projects'), inProgress]) {
      expect(delays(error).slice(0, 3)).toEqual([1_000, 5_000, 15_000]);
      expect(sum(delays(error))).toBeGreaterThan(9 * 60_000);
      expect(sum(delays(error))).toBeLessThan(11 * 60_000);
    }
  });

  it('end after 21 s if another system fails', () => {
    expect(delays(new AppError('unavailable', 'webhook_refused', 'The webhook responded with 500.'))).toEqual([
      1_000, 5_000, 15_000,
    ]);
  });
});
