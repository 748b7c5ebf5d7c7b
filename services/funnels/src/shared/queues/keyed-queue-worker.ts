import { BackgroundLoop, type Logger, PollInterval } from '@trackway/runtime';
import type { KeyedQueue, Partition, ProcessPartition, ProcessResult } from './keyed-queue';

/** A lease that was checked more recently is assumed to be held, because leases last much longer. */
const LEASE_CHECK_INTERVAL_MS = 2_000;
/** Delay before a partition is processed again after an unexpected error. */
const RETRY_AFTER_ERROR_MS = 1_000;

/** Processes up to `concurrency` partitions of a keyed queue at the same time. */
export class KeyedQueueWorker {
  private readonly loop: BackgroundLoop;
  private readonly inFlight = new Set<Promise<void>>();
  private readonly interval = new PollInterval();

  constructor(
    private readonly deps: {
      queue: KeyedQueue;
      process: ProcessPartition;
      /** For the log. */
      name: string;
      concurrency: number;
      /** Default: see `PollInterval`. */
      pollIntervalMs?: number;
      logger: Logger;
    },
  ) {
    this.loop = new BackgroundLoop({
      name: deps.name,
      step: () => this.fill(),
      idleMs: () => deps.pollIntervalMs ?? this.interval.ms,
      logger: deps.logger,
    });
  }

  start(): this {
    this.loop.start();
    return this;
  }

  wake(): void {
    this.loop.wake();
  }

  /** Waits for the partitions in flight. */
  async stop(): Promise<void> {
    await this.loop.stop();
    await Promise.all(this.inFlight);
  }

  private async fill(): Promise<boolean> {
    const free = this.deps.concurrency - this.inFlight.size;
    if (free <= 0) {
      await Promise.race(this.inFlight);
      return true;
    }
    const partitions = await this.deps.queue.lease(free);
    if (partitions.length > 0) this.interval.recordWork();
    for (const partition of partitions) this.startProcessing(partition);
    return partitions.length === free;
  }

  private startProcessing(partition: Partition): void {
    const work = this.processAndRelease(partition)
      .catch((error: unknown) => this.logFailure(partition, error))
      .finally(() => {
        this.inFlight.delete(work);
        this.loop.wake();
      });
    this.inFlight.add(work);
  }

  private async processAndRelease(partition: Partition): Promise<void> {
    const { queue, process } = this.deps;
    const holdsLease = cachedLeaseCheck(LEASE_CHECK_INTERVAL_MS, () => queue.renew(partition));
    const result = await process(partition, holdsLease).catch((error: unknown): ProcessResult => {
      this.logFailure(partition, error);
      return { retryInMs: RETRY_AFTER_ERROR_MS };
    });
    if (result !== 'lease_lost') await queue.release(partition, result);
  }

  private logFailure({ frameId, partitionId }: Partition, error: unknown): void {
    const { logger, name } = this.deps;
    logger.error({ err: error, frameId, partitionId }, `${name}: processing a partition failed and will be retried`);
  }
}

/** Calls `renew` at most once per interval. The lease has just been acquired. */
function cachedLeaseCheck(intervalMs: number, renew: () => Promise<boolean>): () => Promise<boolean> {
  let checkedAt = performance.now();
  return async () => {
    const now = performance.now();
    if (now - checkedAt < intervalMs) return true;
    const isHeld = await renew();
    if (isHeld) checkedAt = now;
    return isHeld;
  };
}
