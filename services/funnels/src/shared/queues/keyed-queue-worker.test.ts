import { createLogger } from '@trackway/runtime';
import { FakeKeyedQueue, FakeKeyedQueueTable } from './fake-keyed-queue';
import type { ProcessPartition, ProcessResult } from './keyed-queue';
import { KeyedQueueWorker } from './keyed-queue-worker';

let logged: object[] = [];
const logger = createLogger({
  service: 'test',
  level: 'warn',
  destination: { write: (line) => void logged.push(JSON.parse(line)) },
});

describe('a worker of a keyed queue', () => {
  let table: FakeKeyedQueueTable;
  let started: string[];
  let ends: Map<string, (result: ProcessResult | Error) => void>;
  let checks: Map<string, () => Promise<boolean>>;
  let worker: KeyedQueueWorker;

  beforeEach(() => {
    jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    table = new FakeKeyedQueueTable();
    started = [];
    logged = [];
    ends = new Map();
    checks = new Map();
  });
  afterEach(() => void jest.useRealTimers());

  /** Records each partition, and processes it until `end`. */
  const process: ProcessPartition = ({ partitionId }, holdsLease) => {
    started.push(partitionId);
    checks.set(partitionId, holdsLease);
    return new Promise((resolve, reject) => {
      ends.set(partitionId, (result) => (result instanceof Error ? reject(result) : resolve(result)));
    });
  };

  async function start(concurrency = 2, pollIntervalMs?: number): Promise<void> {
    const interval = pollIntervalMs === undefined ? {} : { pollIntervalMs };
    const queue = new FakeKeyedQueue(table);
    worker = new KeyedQueueWorker({ queue, process, name: 'runs', concurrency, ...interval, logger }).start();
    await pass(0);
  }

  async function end(partitionId: string, result: ProcessResult | Error = 'empty'): Promise<void> {
    ends.get(partitionId)?.(result);
    await pass(0);
  }

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const add = (...ids: string[]) => {
    for (const id of ids) table.add(`frame of ${id}`, id);
  };

  it('processes as many partitions at a time as configured, and further ones as soon as one ends', async () => {
    add('a', 'b', 'c', 'd');
    await start(2);
    expect(started).toEqual(['a', 'b']);

    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    await end('a');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['a second', undefined, 1_000],
    ['the configured interval', 200, 200],
  ])('finds work of others after %s, and of its replica when it is woken', async (_, pollIntervalMs, after) => {
    await start(2, pollIntervalMs);
    add('a');
    await pass(after - 1);
    expect(started).toEqual([]);
    await pass(1);
    expect(started).toEqual(['a']);

    add('b');
    worker.wake();
    await pass(0);
    expect(started).toEqual(['a', 'b']);
  });

  it('polls rarely after half a minute without work, and often again after work', async () => {
    await start();
    await pass(36_000);
    add('a');
    await pass(2_000);
    expect(started).toEqual([]);
    await pass(3_000);
    expect(started).toEqual(['a']);

    await end('a');
    add('b');
    await pass(1_000);
    expect(started).toEqual(['a', 'b']);
  });

  it('removes an empty partition, and processes it again if work has arrived meanwhile', async () => {
    add('a', 'b');
    await start();
    add('b');
    await end('a');
    await end('b');

    expect([...table.rows.keys()]).toEqual(['b']);
    expect(started).toEqual(['a', 'b', 'b']);
  });

  it('processes a partition again after the delay of its result', async () => {
    add('a');
    await start(2, 10);
    await end('a', { retryInMs: 5_000 });
    await pass(4_980);
    expect(started).toEqual(['a']);
    await pass(30);
    expect(started).toEqual(['a', 'a']);
  });

  it('processes a partition again a second after an error, and others meanwhile', async () => {
    add('a', 'b');
    await start(1, 10);
    await end('a', new Error('the database is unavailable'));
    expect(started).toEqual(['a', 'b']);
    await end('b');
    await pass(980);
    expect(started).toEqual(['a', 'b']);
    await pass(30);
    expect(started).toEqual(['a', 'b', 'a']);
    expect(logged).toMatchObject([{ level: 'error', frameId: 'frame of a', partitionId: 'a', err: {} }]);
  });

  it('logs why a partition failed, also if its lease cannot be released', async () => {
    add('a');
    jest.spyOn(FakeKeyedQueue.prototype, 'release').mockRejectedValueOnce(new Error('The database is unavailable.'));
    await start();
    await end('a', new Error('The row is damaged.'));

    const messages = ['The row is damaged.', 'The database is unavailable.'];
    expect(logged).toMatchObject(messages.map((message) => ({ partitionId: 'a', err: { message } })));
  });

  it('leaves a partition to the worker that has taken its lease', async () => {
    add('a');
    await start();
    Object.assign(table.rows.get('a') ?? {}, { workerId: 'another', leaseUntil: 60_000 });
    await end('a', 'lease_lost');

    expect(table.isHeldBy('a', 'another')).toBe(true);
    expect(table.rows.has('a')).toBe(true);
  });

  it('does not release a partition after its lease was lost', async () => {
    add('a');
    await start();
    const { workerId = '' } = table.rows.get('a') ?? {};
    await end('a', 'lease_lost');

    expect(table.isHeldBy('a', workerId)).toBe(true);
  });

  it('renews the lease when it is checked, at most every two seconds', async () => {
    add('a');
    await start();
    const untilMs = () => (table.rows.get('a')?.leaseUntil ?? 0) - Date.now();
    const check = () => checks.get('a')?.();
    expect(untilMs()).toBe(20_000);

    await pass(1_999);
    expect([await check(), untilMs()]).toEqual([true, 18_001]);
    await pass(1);
    expect([await check(), untilMs()]).toEqual([true, 20_000]);
    await pass(1_999);
    expect([await check(), untilMs()]).toEqual([true, 18_001]);
    await pass(1);
    expect([await check(), untilMs()]).toEqual([true, 20_000]);
  });

  it('reports a lost lease at every check', async () => {
    add('a');
    await start();
    Object.assign(table.rows.get('a') ?? {}, { workerId: 'another' });
    await pass(2_000);

    expect([await checks.get('a')?.(), await checks.get('a')?.()]).toEqual([false, false]);
  });

  it('waits for partitions in flight when it stops, and starts no others', async () => {
    add('a');
    await start(1);
    let isStopped = false;
    const stopped = worker.stop().then(() => {
      isStopped = true;
    });
    add('b');
    await pass(5_000);
    expect(isStopped).toBe(false);

    await end('a');
    await stopped;

    expect(started).toEqual(['a']);
    expect([...table.rows.keys()]).toEqual(['b']);
  });
});
