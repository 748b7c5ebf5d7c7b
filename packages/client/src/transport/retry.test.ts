import { isRepeatable, isWorthAnotherTry, waitMs } from './retry';

describe('trying again', () => {
  it.each([
    ['GET', {}, true],
    ['PUT', {}, true],
    ['DELETE', {}, true],
    ['POST', {}, false],
    ['PATCH', {}, false],
    ['POST', { repeatable: true }, true],
    ['POST', { hasKey: true }, true],
  ])('%s with %j is repeatable: %s', (method, options, expected) => {
    expect(isRepeatable(method, { hasKey: false, ...options })).toBe(expected);
  });

  it.each([
    [429, false, true],
    [503, false, false],
    [503, true, true],
    [500, true, false],
    [422, true, false],
  ])('status %i, repeatable %s: %s', (status, repeatable, expected) => {
    expect(isWorthAnotherTry(status, repeatable)).toBe(expected);
  });

  it('waits as long as the server asks, else longer each time', () => {
    expect(waitMs(0, '3', () => 0)).toBe(3_000);
    expect(waitMs(0, null, () => 1)).toBe(200);
    expect(waitMs(3, null, () => 0)).toBe(800);
    expect(waitMs(50, 'soon', () => 1)).toBe(30_000);
  });
});
