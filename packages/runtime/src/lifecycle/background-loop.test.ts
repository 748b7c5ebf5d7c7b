import pino from 'pino';
import { BackgroundLoop } from './background-loop';

const logger = pino({ level: 'silent' });

function loopOf(step: () => Promise<boolean>, idleMs = 60_000): BackgroundLoop {
  return new BackgroundLoop({ name: 'test', step, idleMs, logger });
}

describe('a background loop', () => {
  it('repeats while there is work, then pauses', async () => {
    let work = 3;
    const stopped = new Promise<void>((resolve) => {
      const loop = loopOf(async () => {
        work -= 1;
        if (work === 0) setImmediate(() => loop.stop().then(resolve));
        return work > 0;
      }).start();
    });

    await stopped;

    expect(work).toBe(0);
  });

  it('can be woken during a pause', async () => {
    let steps = 0;
    let second: () => void = () => undefined;
    const done = new Promise<void>((resolve) => {
      second = resolve;
    });
    const loop = loopOf(async () => {
      steps += 1;
      if (steps === 1) setImmediate(() => loop.wake());
      if (steps === 2) second();
      return false;
    }).start();

    await done;
    await loop.stop();

    expect(steps).toBe(2);
  });

  it('retries after an error', async () => {
    let attempts = 0;
    const recovered = new Promise<void>((resolve) => {
      const loop = loopOf(async () => {
        attempts += 1;
        if (attempts < 2) throw new Error('not yet');
        setImmediate(() => loop.stop().then(resolve));
        return false;
      }).start();
    });

    await recovered;

    expect(attempts).toBe(2);
  });

  it('pauses for the delay that the step returns', async () => {
    let steps = 0;
    const pauses: number[] = [];
    const done = new Promise<void>((resolve) => {
      const loop = new BackgroundLoop({
        name: 'test',
        logger,
        step: async () => {
          steps += 1;
          if (steps === 3) setImmediate(() => loop.stop().then(resolve));
          return false;
        },
        idleMs: () => {
          pauses.push(steps);
          return steps < 3 ? 1 : 60_000;
        },
      }).start();
    });

    await done;

    expect(pauses).toEqual([1, 2, 3]);
  });
});
