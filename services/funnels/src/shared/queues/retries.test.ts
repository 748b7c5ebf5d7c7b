import { AppError, unavailable } from '@trackway/errors';
import { delayAfter, isRetryable } from './retries';

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

  it('wait up to a minute while a peer service does not respond in time', () => {
    const timeout = new AppError('timeout', 'upstream_timeout', 'The service did not respond.');

    expect(delays(timeout)).toEqual([1_000, 5_000, 15_000, 30_000, ...Array.from({ length: 9 }, () => 60_000)]);
  });

  it.each([
    ['unavailable', true],
    ['timeout', true],
    ['too_many', true],
    ['internal', true],
    ['conflict', false],
    ['not_found', false],
  ] as const)('are repeated after an error of kind %s: %s', (kind, expected) => {
    expect(isRetryable(new AppError(kind, 'code', 'message'))).toBe(expected);
  });

  it('end after 21 s if another system fails', () => {
    expect(delays(new AppError('unavailable', 'webhook_refused', 'The webhook responded with 500.'))).toEqual([
      1_000, 5_000, 15_000,
    ]);
  });
});
