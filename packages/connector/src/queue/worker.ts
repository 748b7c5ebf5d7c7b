import { messageOf, PermanentError, RetryLater } from '../errors';
import type { Job } from './job';
import type { Entry, Spool } from './spool';

export interface WorkerOptions {
  readonly spool: Spool;
  /** Processes a job. @throws RetryLater or PermanentError; another exception is retried a few times. */
  readonly process: (job: Job) => Promise<void>;
  /** Called before a job is rejected, for example to report the failure. It may be called again after a crash. */
  readonly onReject?: (job: Job, reason: string) => Promise<void>;
  readonly onEvent: (event: 'done' | 'retried' | 'rejected', detail?: string) => void;
  /** The pause before the first retry; doubled before each further one. */
  readonly firstRetryMs: number;
  /** A job that fails for longer is rejected. Without it, temporary errors are retried without an end. */
  readonly maxAgeMs?: number;
}

const CONCURRENCY = 4;
const MAX_DELAY_MS = 10 * 60_000;
/** Number of attempts after exceptions that are neither RetryLater nor PermanentError: most are bugs. */
const MAX_UNEXPECTED_ATTEMPTS = 10;
/** After so many failures in a row, the receiver is regarded as unavailable and probed with one job at a time. */
const FAILURES_UNTIL_PAUSE = 3;
const MAX_TIMER_MS = 60_000;

/**
 * Processes the jobs of a spool: those with the same ordering key in order, those with different keys at the same time. A
 * failed job delays those with its key. If the receiver requests a pause or several jobs in a row fail, all jobs wait.
 */
export class Worker {
  private readonly active = new Map<string, Promise<void>>();
  private failuresInRow = 0;
  private pausedUntil = 0;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(private readonly options: WorkerOptions) {}

  /** Starts due jobs. Call it after a job was added. */
  wake(): void {
    if (this.isStopping) return;
    clearTimeout(this.timer);
    const now = Date.now();
    let next = Number.POSITIVE_INFINITY;
    for (const entry of this.options.spool.heads()) {
      if (this.active.size >= this.maxActive) return;
      if (this.active.has(entry.orderingKey)) continue;
      const dueAt = Math.max(entry.dueAt, this.pausedUntil);
      if (dueAt <= now) this.start(entry);
      else next = Math.min(next, dueAt);
    }
    if (next < Number.POSITIVE_INFINITY) {
      this.timer = setTimeout(() => this.wake(), Math.min(next - now, MAX_TIMER_MS));
    }
  }

  /** Waits for the jobs in progress. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await Promise.all(this.active.values());
  }

  private get maxActive(): number {
    return this.failuresInRow >= FAILURES_UNTIL_PAUSE ? 1 : CONCURRENCY;
  }

  private start(entry: Entry): void {
    const running = this.run(entry)
      .catch((error: unknown) => {
        // The disk is full or cannot be read.
        this.postpone(entry, messageOf(error));
      })
      .finally(() => {
        this.active.delete(entry.orderingKey);
        this.wake();
      });
    this.active.set(entry.orderingKey, running);
  }

  private async run(entry: Entry): Promise<void> {
    const { spool, process, onEvent } = this.options;
    let job: Job;
    try {
      job = await spool.read(entry);
    } catch (error) {
      if (!(error instanceof PermanentError)) throw error;
      return this.setAside(entry, error.message);
    }
    try {
      await process(job);
    } catch (error) {
      return this.handleFailure(entry, job, error);
    }
    this.failuresInRow = 0;
    await spool.complete(entry);
    onEvent('done');
  }

  private async handleFailure(entry: Entry, job: Job, error: unknown): Promise<void> {
    const { maxAgeMs = Number.POSITIVE_INFINITY } = this.options;
    const reason = messageOf(error);
    const isExpected = error instanceof RetryLater || error instanceof PermanentError;
    if (error instanceof PermanentError) this.failuresInRow = 0;
    const isFinal =
      error instanceof PermanentError ||
      Date.now() - job.addedAt > maxAgeMs ||
      (!isExpected && entry.attempts + 1 >= MAX_UNEXPECTED_ATTEMPTS);
    if (isFinal) return this.reject(entry, job, reason);
    this.failuresInRow += 1;
    this.postpone(entry, reason, error instanceof RetryLater ? error.afterMs : undefined);
  }

  private async reject(entry: Entry, job: Job, reason: string): Promise<void> {
    await this.options.onReject?.(job, reason);
    await this.setAside(entry, reason);
  }

  private async setAside(entry: Entry, reason: string): Promise<void> {
    const { spool, onEvent } = this.options;
    await spool.reject(entry, reason);
    onEvent('rejected', reason);
  }

  private postpone(entry: Entry, reason: string, requestedMs?: number): void {
    const now = Date.now();
    entry.dueAt = now + Math.max(this.delayMs(entry.attempts), requestedMs ?? 0);
    entry.attempts += 1;
    const failures = this.failuresInRow - FAILURES_UNTIL_PAUSE;
    if (requestedMs !== undefined) this.pausedUntil = Math.max(this.pausedUntil, now + requestedMs);
    else if (failures >= 0) this.pausedUntil = Math.max(this.pausedUntil, now + this.delayMs(failures) / 2);
    this.options.onEvent('retried', reason);
  }

  /** Doubled with each attempt, with jitter so that several connectors do not retry at the same moment. */
  private delayMs(attempts: number): number {
    const delay = Math.min(this.options.firstRetryMs * 2 ** Math.min(attempts, 30), MAX_DELAY_MS);
    return delay * (0.9 + Math.random() * 0.2);
  }
}
