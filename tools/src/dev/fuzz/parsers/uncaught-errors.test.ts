import { withUncaughtErrors } from './uncaught-errors';

describe('an execution that works with streams', () => {
  afterEach(() => void jest.useRealTimers());

  it('returns when the function has finished, and rejects with its error', async () => {
    const error = new Error('It failed.');

    await expect(withUncaughtErrors(async () => {})).resolves.toBeUndefined();
    await expect(withUncaughtErrors(() => Promise.reject(error))).rejects.toBe(error);
  });

  it('rejects if the function does not finish', async () => {
    jest.useFakeTimers();
    const execution = withUncaughtErrors(() => new Promise(() => {}));
    jest.advanceTimersByTime(2_000);

    await expect(execution).rejects.toThrow('It did not finish in 2000 ms.');
  });
});
