import { AppError, conflict, unavailable } from '@trackway/errors';
import { createLogger } from '@trackway/runtime';
import { JobFailure } from './job-errors';
import { isUnavailable, retryWhileUnavailable } from './retry-while-unavailable';

const MINUTE_MS = 60_000;
const logger = createLogger({ service: 'test', level: 'silent' });

describe('work that depends on a peer service', () => {
  let controller: AbortController;
  let attempts: number;

  beforeEach(() => {
    jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    controller = new AbortController();
    attempts = 0;
  });
  afterEach(() => void jest.useRealTimers());

  /** Each attempt runs `attempt`, which throws or succeeds. Returns the result and the time of the end. */
  function run(attempt: (number: number, onProgress: () => void) => void, isRepeatable?: boolean) {
    const work = async (onProgress: () => void) => {
      attempts += 1;
      attempt(attempts, onProgress);
    };
    const options = { signal: controller.signal, logger, ...(isRepeatable === undefined ? {} : { isRepeatable }) };
    return retryWhileUnavailable(work, options).then(
      () => ({ error: undefined, at: Date.now() }),
      (error: unknown) => ({ error, at: Date.now() }),
    );
  }

  const fail = () => {
    throw unavailable('The projects service is unavailable.');
  };

  it('is repeated every second until it succeeds', async () => {
    const running = run((number) => number < 4 && fail());
    await jest.advanceTimersByTimeAsync(10_000);

    expect(await running).toEqual({ error: undefined, at: 3_000 });
    expect(attempts).toBe(4);
  });

  it('fails after five minutes without progress', async () => {
    const running = run(fail);
    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);

    const { error, at } = await running;
    expect(error).toBeInstanceOf(JobFailure);
    expect(error).toMatchObject({
      code: 'owner_away',
      message: 'The service that stores the rows was unavailable for more than 5 minutes.',
      cause: { kind: 'unavailable' },
    });
    expect(at).toBe(5 * MINUTE_MS + 1_000);
  });

  it('continues for five minutes after each progress', async () => {
    const running = run((_, onProgress) => {
      if (Date.now() <= 4 * MINUTE_MS) onProgress();
      fail();
    });
    await jest.advanceTimersByTimeAsync(20 * MINUTE_MS);

    expect((await running).at).toBe(9 * MINUTE_MS + 1_000);
  });

  it('fails with the code of another error of the service', async () => {
    const { error } = await run(() => {
      throw conflict('The import was rolled back.');
    });

    expect(error).toBeInstanceOf(JobFailure);
    expect(error).toMatchObject({
      code: 'conflict',
      message: 'The import was rolled back.',
      cause: { kind: 'conflict' },
    });
    expect(attempts).toBe(1);
  });

  it('fails with an error of the code as it is', async () => {
    const bug = new TypeError('x is undefined');

    expect(
      (
        await run(() => {
          throw bug;
        })
      ).error,
    ).toBe(bug);
  });

  it('is not repeated if it cannot be', async () => {
    const { error } = await run(fail, false);

    expect(error).toMatchObject({ name: 'JobFailure', code: 'service_unavailable' });
    expect(attempts).toBe(1);
  });

  it.each([0, 500])('ends with the reason of an abort %i ms after a failure', async (delayMs) => {
    const reason = new Error('the lease was lost');
    const running = run(() => {
      setTimeout(() => controller.abort(reason), delayMs);
      if (delayMs === 0) controller.abort(reason);
      fail();
    });
    await jest.advanceTimersByTimeAsync(delayMs);

    expect(await running).toEqual({ error: reason, at: delayMs });
    expect(attempts).toBe(1);
  });
});

it('ends with the reason of an abort, not with the error that followed', async () => {
  const controller = new AbortController();
  const reason = new Error('the lease was lost');
  const work = async () => {
    controller.abort(reason);
    throw conflict('The name is taken.');
  };

  await expect(retryWhileUnavailable(work, { signal: controller.signal, logger })).rejects.toBe(reason);
});

describe('an error of a peer service', () => {
  it.each([
    ['unavailable', true],
    ['timeout', true],
    ['internal', true],
    ['conflict', false],
    ['invalid', false],
  ] as const)('is retried if its kind is %s: %s', (kind, expected) => {
    expect(isUnavailable(new AppError(kind as never, 'code', 'message'))).toBe(expected);
  });

  it('is not retried if it is an error of the code', () => {
    expect(isUnavailable(new TypeError('x is undefined'))).toBe(false);
  });
});
