import { backOffMs, isRepeatable, isRetryable, requestedDelayMs } from './retry';

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

  it.each([
    ['3', 3_000],
    ['3600', 3_600_000],
    ['', undefined],
    ['-1', undefined],
    ['soon', undefined],
  ])('wait as long as the server requests: %s', (retryAfter, expected) => {
    expect(requestedDelayMs({ headers: new Headers({ 'retry-after': retryAfter }) })).toBe(expected);
  });

  it('wait with increasing delays otherwise', () => {
    expect(backOffMs(0, () => 1)).toBe(200);
    expect(backOffMs(3, () => 0)).toBe(800);
    expect(backOffMs(50, () => 1)).toBe(30_000);
  });
});
