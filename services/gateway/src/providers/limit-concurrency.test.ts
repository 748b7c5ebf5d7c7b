import { newId } from '@trackway/runtime';
import type { Provider } from './identity-providers';
import { limitConcurrency, TooManyCallsError } from './limit-concurrency';

const LIMITS = { total: 3, perTenant: 2, maxWaiting: 1, maxWaitMs: 10_000 };

/** Calls end when `finish` is called. */
function open(limits = LIMITS) {
  const pending: (() => void)[] = [];
  const limited = limitConcurrency(() => new Promise<void>((resolve) => pending.push(resolve)), limits);
  const callFor = (frameId: string) => limited({ id: newId(), frameId } as Provider, '/path', {});
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const finish = async () => {
    for (const resolve of pending.splice(0)) resolve();
    await settled();
  };
  return { pending, callFor, settled, finish };
}

describe('concurrent calls for identity providers', () => {
  it('are limited by frame, and further ones wait', async () => {
    const { pending, callFor, settled, finish } = open();
    const frame = newId();
    const calls = [callFor(frame), callFor(frame), callFor(frame)];
    await settled();
    expect(pending).toHaveLength(2);
    calls.push(callFor(newId()));
    await settled();
    expect(pending).toHaveLength(3);

    await finish();
    expect(pending).toHaveLength(1);
    await finish();
    await Promise.all(calls);
  });

  it('are rejected if too many wait', async () => {
    const { callFor, settled, finish } = open();
    const frame = newId();
    const calls = [callFor(frame), callFor(frame), callFor(frame)];

    await expect(callFor(frame)).rejects.toThrow(TooManyCallsError);
    await settled();
    await finish();
    await finish();
    await Promise.all(calls);
  });

  it('are rejected if they waited too long, and then occupy no slot', async () => {
    const { pending, callFor, settled, finish } = open({ ...LIMITS, maxWaitMs: 1 });
    const frame = newId();
    const calls = [callFor(frame), callFor(frame)];

    await expect(callFor(frame)).rejects.toThrow(TooManyCallsError);
    await finish();
    calls.push(callFor(frame), callFor(frame));
    await settled();
    expect(pending).toHaveLength(2);
    await finish();
    await Promise.all(calls);
  });
});
