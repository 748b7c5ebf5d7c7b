import { createLogger } from '@trackway/runtime';
import { assertNotCancelled, CancellationPoller, Cancelled, withGracePeriod } from './cancellation';

const logger = createLogger({ service: 'test', level: 'silent' });

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

describe('a check for a cancellation', () => {
  const check = (controller: AbortController, cancelled: readonly string[]) =>
    assertNotCancelled(controller.signal, async (ids) => cancelled.filter((id) => ids.includes(id)), 'one');

  it('rejects after a request for the operation only', async () => {
    await expect(check(new AbortController(), ['two'])).resolves.toBeUndefined();
    await expect(check(new AbortController(), ['one'])).rejects.toThrow('The operation was cancelled.');
  });

  it('rejects with the reason of an aborted signal', async () => {
    const controller = new AbortController();
    controller.abort(new Error('the lease was lost'));

    await expect(check(controller, ['one'])).rejects.toThrow('the lease was lost');
  });
});

describe('a signal with a grace period', () => {
  it.each([true, false])('aborts after the period if the job is cancelled (before: %s)', (isBefore) => {
    const controller = new AbortController();
    const reason = new Cancelled();
    if (isBefore) controller.abort(reason);
    const signal = withGracePeriod(controller.signal, 5_000);
    if (!isBefore) controller.abort(reason);

    jest.advanceTimersByTime(4_999);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signal.reason).toBe(reason);
  });

  it.each([true, false])('aborts at once for another reason (before: %s)', (isBefore) => {
    const controller = new AbortController();
    const reason = new Error('the lease was lost');
    if (isBefore) controller.abort(reason);
    const signal = withGracePeriod(controller.signal, 5_000);
    if (!isBefore) controller.abort(reason);

    expect(signal.reason).toBe(reason);
  });

  it('does not abort if the other one does not', () => {
    const signal = withGracePeriod(new AbortController().signal, 10);
    jest.advanceTimersByTime(1_000);

    expect(signal.aborted).toBe(false);
  });
});

describe('a poller of cancellations', () => {
  function open(findCancelled: (ids: readonly string[]) => Promise<readonly string[]>) {
    const running = new Map(['one', 'two'].map((id) => [id, { abort: new AbortController() }]));
    const poller = new CancellationPoller({ findCancelled, running, logger });
    poller.start();
    return { running, poller, signalOf: (id: string) => running.get(id)?.abort.signal };
  }

  it('aborts the jobs whose cancellation was requested, within 100 ms', async () => {
    const { signalOf, poller } = open(async (ids) => ids.filter((id) => id === 'two'));

    await jest.advanceTimersByTimeAsync(99);
    expect(signalOf('two')?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);

    expect(signalOf('two')?.reason).toBeInstanceOf(Cancelled);
    expect(signalOf('two')?.reason).toMatchObject({ name: 'Cancelled' });
    expect(signalOf('one')?.aborted).toBe(false);
    poller.stop();
  });

  it('polls one at a time, only while jobs run, and again when they start', async () => {
    const waiting: (() => void)[] = [];
    const { running, poller } = open(() => new Promise((resolve) => waiting.push(() => resolve([]))));
    poller.start();

    await jest.advanceTimersByTimeAsync(500);
    expect(waiting).toHaveLength(1);
    waiting[0]?.();
    await jest.advanceTimersByTimeAsync(100);
    expect(waiting).toHaveLength(2);

    waiting[1]?.();
    running.clear();
    await jest.advanceTimersByTimeAsync(500);
    expect([waiting.length, jest.getTimerCount()]).toEqual([2, 0]);

    running.set('three', { abort: new AbortController() });
    poller.start();
    await jest.advanceTimersByTimeAsync(100);
    expect(waiting).toHaveLength(3);
    poller.stop();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ignores a job that ends while it is read', async () => {
    const { running, signalOf, poller } = open(async (ids) => {
      running.delete('one');
      return ids;
    });

    await jest.advanceTimersByTimeAsync(100);

    expect(signalOf('two')?.aborted).toBe(true);
    poller.stop();
  });

  it('continues after a failed poll', async () => {
    let polls = 0;
    const { signalOf, poller } = open(async (ids) => {
      polls += 1;
      if (polls === 1) throw new Error('the database is unavailable');
      return ids;
    });

    await jest.advanceTimersByTimeAsync(200);

    expect(signalOf('one')?.aborted).toBe(true);
    poller.stop();
  });
});
