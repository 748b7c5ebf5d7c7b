import { once } from 'node:events';
import { referenceNotFound, unavailable } from '@trackway/errors';
import { createLogger, currentContext } from '@trackway/runtime';
import { anImport } from './an-import';
import { FakeJobStore, type StoredJob } from './fake-job-store';
import { ClaimLost, JobFailure } from './job-errors';
import { JobRunner, type RunJob } from './job-runner';

const NOW = new Date('2026-05-04T12:00:00Z');
let logged: { level: string; operation?: string; err?: unknown }[] = [];
const logger = createLogger({
  service: 'test',
  level: 'warn',
  destination: { write: (line) => void logged.push(JSON.parse(line)) },
});

/** Runs until its signal aborts, and rejects with the reason. */
const untilAborted: RunJob = async (_operation, _claim, signal) => {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
};

describe('a job runner', () => {
  let table: Map<string, StoredJob>;
  let started: string[];
  let runner: JobRunner;

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    table = new Map();
    started = [];
    logged = [];
  });
  afterEach(async () => {
    await runner.stop();
    jest.useRealTimers();
  });

  function add(id: string, changes: Partial<StoredJob['operation']> = {}, frameId = id): void {
    const operation = Object.assign(anImport(id, frameId), changes);
    table.set(id, { operation, workerId: undefined, replica: undefined, leaseUntil: 0 });
  }

  async function start(run: RunJob, { concurrency = 2, store = new FakeJobStore(table, 'replica') } = {}) {
    const recorded: RunJob = (operation, ...rest) => {
      started.push(operation.id);
      return run(operation, ...rest);
    };
    runner = new JobRunner({ jobs: store, run: recorded, concurrency, clock: () => new Date(), logger }).start();
    await pass(0);
  }

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const stateOf = (id: string) => {
    const { status, metadata, completedAt } = table.get(id)?.operation ?? {};
    return { status, metadata, completedAt };
  };
  const leaseMs = (id: string) => (table.get(id)?.leaseUntil ?? 0) - Date.now();

  it('does not run a job again that was interrupted too often, as one that ends its process', async () => {
    add('crashing', { attempts: 49 });
    add('other', { attempts: 48 });
    add('retried', { attempts: 50 });
    await start(untilAborted, { concurrency: 3 });

    expect(started).toEqual(['other', 'retried']);
    expect(stateOf('crashing')).toMatchObject({ status: 'failed', metadata: { failure: { code: 'server_error' } } });
    expect(logged).toMatchObject([{ level: 'error', operation: 'crashing' }]);
  });

  it('runs as many jobs at a time as configured, and the next one as soon as one ends', async () => {
    for (const id of ['a', 'b', 'c']) add(id);
    const ended = new AbortController();
    await start(async (operation, claim, signal) => {
      if (operation.id === 'b') await once(ended.signal, 'abort');
      else await untilAborted(operation, claim, signal);
      Object.assign(table.get('b')?.operation ?? {}, { status: 'completed' });
    });
    expect(started).toEqual(['a', 'b']);

    ended.abort();
    await pass(0);

    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('starts no further job when it is woken while enough of them run', async () => {
    add('a');
    await start(untilAborted, { concurrency: 1 });
    add('b');
    runner.wake();
    await pass(2_000);

    expect(started).toEqual(['a']);
  });

  it('finds a job within a second, or at once when it is woken', async () => {
    await start(untilAborted);
    add('a');
    await pass(999);
    expect(started).toEqual([]);
    await pass(1);
    expect(started).toEqual(['a']);

    add('b');
    runner.wake();
    await pass(0);
    expect(started).toEqual(['a', 'b']);
  });

  it('looks for jobs rarely after half a minute without one', async () => {
    await start(untilAborted);
    await pass(36_000);
    add('a');
    await pass(2_000);
    expect(started).toEqual([]);
    await pass(3_000);
    expect(started).toEqual(['a']);

    add('b');
    await pass(1_000);
    expect(started).toEqual(['a', 'b']);
  });

  it('runs another job if a worker of another replica was faster', async () => {
    for (const id of ['a', 'b']) add(id);
    const store = new FakeJobStore(table, 'replica');
    const claim = store.claim.bind(store);
    store.claim = async (candidate, ms) => (candidate.operationId === 'a' ? undefined : claim(candidate, ms));

    await start(untilAborted, { concurrency: 1, store });

    expect(started).toEqual(['b']);
  });

  it('resumes jobs that an earlier process of its replica has left, once', async () => {
    add('a', { status: 'processing' });
    Object.assign(table.get('a') ?? {}, { workerId: 'gone', replica: 'replica', leaseUntil: Date.now() + 15_000 });

    await start(untilAborted);
    runner.wake();
    await pass(2_000);

    expect(started).toEqual(['a']);
  });

  it('does not start a job again that it is running', async () => {
    add('a');
    await start(untilAborted);
    Object.assign(table.get('a') ?? {}, { leaseUntil: 0 });

    await pass(1_500);

    expect(started).toEqual(['a']);
  });

  it('holds a lease of 15 s, and extends it while the job runs', async () => {
    add('a');
    await start(untilAborted);
    expect(leaseMs('a')).toBe(15_000);

    await pass(3_000);
    expect(leaseMs('a')).toBe(15_000);
    await pass(60_000);
    expect(leaseMs('a')).toBeGreaterThan(11_000);
    expect(started).toEqual(['a']);
  });

  it('aborts a job whose lease another worker has, and stores nothing of it', async () => {
    add('a');
    let aborted: AbortSignal | undefined;
    await start((operation, claim, signal) => {
      aborted = signal;
      return untilAborted(operation, claim, signal);
    });
    Object.assign(table.get('a') ?? {}, { workerId: 'another', leaseUntil: Date.now() + 60_000 });

    await pass(3_000);

    expect(stateOf('a')).toMatchObject({ status: 'processing', metadata: {} });
    expect(table.get('a')?.workerId).toBe('another');
    expect(aborted?.reason).toBeInstanceOf(ClaimLost);
  });

  it('continues while the lease cannot be extended', async () => {
    add('a');
    const store = new FakeJobStore(table, 'replica');
    store.extend = () => Promise.reject(unavailable('postgres'));
    await start(untilAborted, { store });

    await pass(9_000);

    expect(stateOf('a')).toMatchObject({ status: 'processing' });
    expect(logged).toMatchObject(Array.from({ length: 3 }, () => ({ level: 'warn', operation: 'a', err: {} })));
  });

  it.each([['while it polls cancellations'], ['when it extends the lease']])('cancels a job %s', async (when) => {
    add('a');
    const store = new FakeJobStore(table, 'replica');
    if (when.endsWith('lease')) store.cancelRequested = async () => [];
    await start(untilAborted, { store });
    Object.assign(table.get('a')?.operation ?? {}, { cancelRequested: true });

    await pass(3_000);

    expect(stateOf('a')).toEqual({
      status: 'failed',
      metadata: { cancelled: true, failure: { code: 'cancelled', message: 'The operation was cancelled.' } },
      completedAt: new Date(NOW.getTime() + (when.endsWith('lease') ? 3_000 : 100)),
    });
  });

  it.each([
    ['of the job', new JobFailure('missing_column', 'Name is missing.'), 'missing_column', 'Name is missing.'],
    ['of a peer service', referenceNotFound('form', 'form_id', 7), 'form_model_not_found', expect.any(String)],
    [
      'of the code',
      new TypeError('x is undefined'),
      'server_error',
      'An internal error occurred. Retry the operation.',
    ],
  ])('stores a failure %s', async (_, error, code, message) => {
    add('a');
    await start(() => Promise.reject(error));

    expect(stateOf('a')).toEqual({ status: 'failed', metadata: { failure: { code, message } }, completedAt: NOW });
    expect(started).toEqual(['a']);
    expect(logged).toMatchObject(code === 'server_error' ? [{ level: 'error', operation: 'a', err: {} }] : []);
  });

  it('resumes a job that unavailable services interrupted when its lease has expired, up to 20 times', async () => {
    add('a');
    await start(() => Promise.reject(unavailable('projects')));
    expect(stateOf('a')).toMatchObject({ status: 'processing' });

    expect(logged).toMatchObject([{ level: 'warn', operation: 'a', err: {} }]);
    await pass(14_000);
    expect(started).toHaveLength(1);
    await pass(3_000);
    expect(started).toHaveLength(2);
    await pass(600_000);

    expect(started).toHaveLength(20);
    expect(stateOf('a')).toMatchObject({ status: 'failed', metadata: { failure: { code: 'server_error' } } });
  });

  it('resumes a job whose failure could not be stored', async () => {
    add('a');
    const store = new FakeJobStore(table, 'replica');
    const fail = store.fail.bind(store);
    let attempts = 0;
    store.fail = (...given) => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(unavailable('postgres')) : fail(...given);
    };
    await start(() => Promise.reject(new JobFailure('missing_column', 'Name is missing.')), { store });

    await pass(20_000);

    expect(logged).toMatchObject([{ level: 'warn', operation: 'a', err: {} }]);
    expect(started).toEqual(['a', 'a']);
    expect(stateOf('a')).toMatchObject({ status: 'failed', metadata: { failure: { code: 'missing_column' } } });
  });

  it('runs a job as its initiator, in the context of its operation', async () => {
    add('a', {}, 'frame');
    const contexts: unknown[] = [];
    await start(async () => {
      const { requestId, correlationId, depth, caller } = currentContext() ?? {};
      contexts.push({ requestId, correlationId, depth, caller });
    });

    const caller = { kind: 'user', id: 'u', frameId: 'frame', scopes: ['*'], name: 'Bo' };
    expect(contexts[0]).toEqual({ requestId: 'a', correlationId: 'a', depth: 0, caller });
  });

  it('releases its jobs when it stops, so that another replica resumes them at once', async () => {
    for (const id of ['a', 'b']) add(id);
    await start(untilAborted);

    await runner.stop();
    add('c');
    runner.wake();
    await pass(5_000);

    for (const id of ['a', 'b']) expect(stateOf(id)).toMatchObject({ status: 'pending', metadata: {} });
    expect([...table.values()].map(({ workerId }) => workerId)).toEqual([undefined, undefined, undefined]);
    expect(started).toEqual(['a', 'b']);
  });

  it('has stopped when its jobs have ended', async () => {
    add('a');
    const ended = new AbortController();
    await start(async () => void (await once(ended.signal, 'abort')));
    let hasStopped = false;
    const stopped = runner.stop().then(() => {
      hasStopped = true;
    });
    await pass(5_000);
    expect(hasStopped).toBe(false);

    ended.abort();
    await stopped;

    expect(jest.getTimerCount()).toBe(0);
  });
});
