import { quietLogger } from '@trackway/testkit';
import { type SnapshotWork, snapshotTasks } from './snapshot-tasks';

function start(preload: () => Promise<void>) {
  const done: string[] = [];
  const work: SnapshotWork = {
    preload,
    save: async (options) => void done.push(options?.isStopping ? 'saved while stopping' : 'saved'),
    purge: async () => void done.push('purged'),
    interrupt: () => void done.push('interrupted'),
  };
  const { background, health } = snapshotTasks(work, quietLogger());
  const tasks = background.map((task) => task.start());
  const isReady = async () =>
    health['search indexes']?.().then(
      () => true,
      () => false,
    );
  return { done, isReady, stop: () => Promise.all(tasks.map((task) => task.stop())) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('the service is ready when stored indexes are loaded', async () => {
  let loaded: () => void = () => undefined;
  const preload = new Promise<void>((resolve) => {
    loaded = resolve;
  });
  const { isReady, stop } = start(() => preload);
  const before = await isReady();
  loaded();
  await jest.advanceTimersByTimeAsync(0);

  expect([before, await isReady()]).toEqual([false, true]);
  await stop();
});

it('the service is ready if stored indexes cannot be loaded', async () => {
  const { isReady, stop } = start(() => Promise.reject(new Error('The store is unavailable.')));
  await jest.advanceTimersByTimeAsync(0);

  expect(await isReady()).toBe(true);
  await stop();
});

it('the service is ready after 15 seconds if the store does not respond', async () => {
  const { isReady } = start(() => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(14_000);
  const before = await isReady();
  await jest.advanceTimersByTimeAsync(1_000);

  expect([before, await isReady()]).toEqual([false, true]);
});

it('stores indexes every minute, and what has changed when it stops', async () => {
  const { done, stop } = start(async () => undefined);
  await jest.advanceTimersByTimeAsync(125_000);

  await stop();

  expect(done.filter((one) => one !== 'purged')).toEqual(['saved', 'saved', 'interrupted', 'saved while stopping']);
});
