import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermanentError, RetryLater } from '../errors';
import type { Job } from './job';
import { Spool } from './spool';
import { Worker, type WorkerOptions } from './worker';

const FIRST_RETRY_MS = 10;

describe('a worker', () => {
  let folder: string;
  let spool: Spool;
  let worker: Worker;
  let log: string[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-'));
    spool = new Spool(folder, 100);
    await spool.open();
    log = [];
  });
  afterEach(async () => {
    await worker.stop();
    await spool.close();
    await rm(folder, { recursive: true });
  });

  /** Resolves when `count` jobs are completed or rejected. */
  function finished(
    count: number,
    process: (job: Job) => Promise<void>,
    rest: Partial<WorkerOptions> = {},
  ): Promise<void> {
    return new Promise((resolve) => {
      let left = count;
      const onEvent = (event: string) => {
        if (event !== 'retried' && --left === 0) resolve();
      };
      worker = new Worker({ spool, process, onEvent, firstRetryMs: FIRST_RETRY_MS, ...rest });
      worker.wake();
    });
  }

  /** Fails the given number of times for a job. */
  function failing(times: number, id: string, error: () => Error) {
    let left = times;
    return async (job: Job) => {
      log.push(job.id);
      if (job.id === id && left-- > 0) throw error();
    };
  }

  const add = async (...ids: readonly string[]) => {
    for (const id of ids) await spool.add({ id, orderingKey: id[0] ?? '', body: {} });
  };

  it('delays only jobs with the ordering key of a failed one, and keeps their order', async () => {
    await add('a1', 'a2', 'b1');

    const startOfB = Promise.withResolvers<void>();
    const failOnce = failing(1, 'a1', () => new RetryLater('busy'));

    await finished(3, async (job) => {
      const isRetry = log.includes(job.id);
      if (job.orderingKey === 'b') startOfB.resolve();
      await failOnce(job);
      // A job that waits for the retry of one with another key never starts.
      if (isRetry) await startOfB.promise;
    });

    expect(log.filter((id) => id !== 'b1')).toEqual(['a1', 'a1', 'a2']);
    expect(log).toContain('b1');
    expect(spool.size).toBe(0);
  });

  it('rejects a job whose file was damaged, and continues with the jobs behind it', async () => {
    await add('a1', 'a2');
    const [head] = spool.heads();
    await writeFile(join(folder, 'waiting', head?.file ?? ''), '{"id');

    await finished(
      2,
      failing(0, '', () => new Error()),
    );

    expect(log).toEqual(['a2']);
    expect(spool.rejectedCount).toBe(1);
  });

  it('delays all jobs if the receiver requests a pause', async () => {
    await add('a1');
    const start = Date.now();
    let laterMs = 0;

    await finished(2, async (job) => {
      log.push(job.id);
      if (log.length === 1) {
        await add('b1');
        throw new RetryLater('limit', 200);
      }
      laterMs ||= Date.now() - start;
    });

    // After the pause, ordering keys are independent of each other.
    expect(log.sort()).toEqual(['a1', 'a1', 'b1']);
    expect(laterMs).toBeGreaterThanOrEqual(190);
  });

  it('rejects a job after a permanent error, after it has reported it', async () => {
    await add('a1', 'a2');
    const rejected: string[] = [];

    await finished(
      2,
      failing(1, 'a1', () => new PermanentError('unknown recipient')),
      {
        onReject: async ({ id }, reason) => {
          rejected.push(`${id}: ${reason}`);
        },
      },
    );

    expect(rejected).toEqual(['a1: unknown recipient']);
    expect(log).toEqual(['a1', 'a2']);
    expect(spool.rejectedCount).toBe(1);
  });

  it('rejects a job that is too old, and one with an unexpected exception after ten attempts', async () => {
    await add('a1');
    await finished(
      1,
      failing(99, 'a1', () => new RetryLater('busy')),
      { maxAgeMs: -1 },
    );
    await add('b1');
    await finished(
      1,
      failing(99, 'b1', () => new TypeError('bug')),
      { firstRetryMs: 0.01 },
    );

    expect(log.filter((id) => id === 'a1')).toHaveLength(1);
    expect(log.filter((id) => id === 'b1')).toHaveLength(10);
    expect(spool.rejectedCount).toBe(2);
  });

  it('probes an unavailable receiver with one job at a time', async () => {
    await add('a1', 'b1', 'c1', 'd1', 'e1', 'f1');
    let active = 0;
    let attempts = 0;
    let maxActive = 0;

    await finished(6, async () => {
      attempts += 1;
      const isProbing = attempts > 6;
      active += 1;
      if (isProbing && attempts <= 8) maxActive = Math.max(maxActive, active);
      await new Promise(setImmediate);
      active -= 1;
      if (attempts <= 8) throw new RetryLater('unavailable');
    });

    expect(maxActive).toBe(1);
  });

  it('completes the jobs in progress before it stops', async () => {
    await add('a1', 'a2');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const done = finished(1, () => held);

    const stopped = worker.stop();
    release();
    await Promise.all([done, stopped]);

    expect(spool.size).toBe(1);
  });
});
