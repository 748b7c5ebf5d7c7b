import { delayOfAge, findDelay } from './find-delay';

describe('the delay of a group', () => {
  it.each([
    [0, 0],
    [0.9, 0],
    [1, 1],
    [4, 2],
    [59, 30],
    [86_399, 43_200],
    [999_999, 86_400],
  ])('of a message of %d seconds is at least %d', async (age, expected) => {
    let calls = 0;
    const isExceeded = async (seconds: number) => {
      calls += 1;
      return age >= seconds;
    };

    expect(await findDelay(isExceeded)).toBe(expected);
    expect(delayOfAge(age * 1_000)).toBe(expected);
    expect(calls).toBeLessThanOrEqual(5);
  });
});
