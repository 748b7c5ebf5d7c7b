import { OnePerRound, SearchPriority, TimeSlices } from './cooperative-scheduling';

/** Uses up a time slice. */
function work(): void {
  const start = performance.now();
  while (performance.now() - start < 2);
}

it('resumes a background task when the search is finished', async () => {
  const priority = new SearchPriority();
  const order: string[] = [];
  const search = priority.track(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    order.push('search');
  });
  const slices = new TimeSlices(priority);
  work();

  await slices.yieldIfDue();
  order.push('task');
  await search;

  expect(order).toEqual(['search', 'task']);
  expect(priority.isActive).toBe(false);
});

it('delays a background task for a limited time', async () => {
  const priority = new SearchPriority();
  let end: () => void = () => undefined;
  const search = priority.track(() => new Promise<void>((resolve) => (end = resolve)));
  const slices = new TimeSlices(priority);
  work();

  await slices.yieldIfDue();

  expect(priority.isActive).toBe(true);
  end();
  await search;
});

it('yields on request before the time slice is used up', async () => {
  const order: string[] = [];
  const slices = new TimeSlices();
  setImmediate(() => order.push('other'));

  await slices.yieldIfDue();
  order.push('task');
  await slices.yield();
  order.push('task again');

  expect(order).toEqual(['task', 'other', 'task again']);
});

it('runs concurrent tasks in separate iterations of the event loop', async () => {
  const priority = new SearchPriority();
  const order: string[] = [];
  const rounds = async () => {
    for (let round = 0; round < 4; round += 1) {
      await new Promise(setImmediate);
      order.push('round');
    }
  };
  const task = async () => {
    await new TimeSlices(priority).yield();
    order.push('task');
  };

  await Promise.all([task(), task(), task(), rounds()]);

  expect(order.join(' ')).not.toContain('task task');
});

describe('one computation in each round of the event loop', () => {
  it('lets other work run between computations that are due at once', async () => {
    const rounds = new OnePerRound();
    const log: string[] = [];
    const compute = async () => {
      await rounds.next();
      log.push('computation');
      global.setImmediate(() => log.push('other work'));
    };

    await Promise.all(Array.from({ length: 6 }, compute));

    expect(log.filter((one) => one === 'computation')).toHaveLength(6);
    // The first one may run in the round in which the next one is due.
    expect(log.join(', ')).not.toContain('computation, computation, computation');
  });

  it('does not delay a computation that is alone', async () => {
    const rounds = new OnePerRound();
    let isLater = false;
    global.setImmediate(() => {
      isLater = true;
    });

    await rounds.next();

    expect(isLater).toBe(false);
  });
});
