import { isRepeatable, isRetryable, retryDelayMs } from './retry';

describe('retries', () => {
  it.each([
    ['GET', {}, true],
    ['PUT', {}, true],
    ['DELETE', {}, true],
    ['POST', {}, false],
    ['PATCH', {}, false],
    ['POST', { repeatable: true }, true],
    ['POST', { hasKey: true }, true],
  ])('of %s with %j are possible: %s', (method, options, expected) => {
    expect(isRepeatable(method, { hasKey: false, ...options })).toBe(expected);
  });

  it.each([
    [429, false, true],
    [503, false, false],
    [503, true, true],
    [500, true, false],
    [422, true, false],
  ])('after status %i, repeatable %s: %s', (status, repeatable, expected) => {
    expect(isRetryable(status, repeatable)).toBe(expected);
  });

  it('wait as long as the server requests, otherwise with increasing delays', () => {
    expect(retryDelayMs(0, '3', () => 0)).toBe(3_000);
    expect(retryDelayMs(0, null, () => 1)).toBe(200);
    expect(retryDelayMs(3, null, () => 0)).toBe(800);
    expect(retryDelayMs(50, 'soon', () => 1)).toBe(30_000);
  });
});
