import { isAppError } from '@trackway/errors';
import {
  BackgroundLoop,
  type Clock,
  type Logger,
  newId,
  PollInterval,
  runInContext,
  withSpan,
} from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import { CancellationPoller, Cancelled } from './cancellation';
import { ClaimLost, JobFailure } from './job-errors';
import type { Claim, JobStore } from './job-store';
import { isUnavailable } from './retry-while-unavailable';

const LEASE_MS = 15_000;
const EXTEND_LEASE_EVERY_MS = 3_000;
/** Attempts at a job that is interrupted by unavailable dependencies: about five minutes. */
const MAX_INTERRUPTED_ATTEMPTS = 20;

/**
 * Attempts at a job whose process crashes or restarts each time. One that needs more memory than a process has would end
 * all processes again and again. Restarts by releases are far fewer. A retry by the initiator permits as many again.
 */
const MAX_ATTEMPTS = 50;

/** Runs one operation from its last stored progress to the end. Rejects with `JobFailure` if a retry would fail too. */
export type RunJob = (operation: Operation, claim: Claim, signal: AbortSignal) => Promise<void>;

interface Running {
  readonly claim: Claim;
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

/**
 * Claims jobs and runs a few of them at a time. The jobs of a crashed worker resume when its replica restarts, or else when
 * their leases expire.
 */
export class JobRunner {
  private readonly running = new Map<string, Running>();
  private readonly loop: BackgroundLoop;
  /** Kafka wakes the runner. Polls find jobs whose event was lost or whose worker crashed. */
  private readonly interval = new PollInterval();
  private readonly cancellations: CancellationPoller;
  private stopping = false;
  private hasEndedLeases = false;

  constructor(
    private readonly deps: {
      jobs: JobStore;
      run: RunJob;
      concurrency: number;
      clock: Clock;
      logger: Logger;
    },
  ) {
    const { logger, jobs } = deps;
    this.cancellations = new CancellationPoller({
      findCancelled: (ids) => jobs.cancelRequested(ids),
      running: this.running,
      logger,
    });
    this.loop = new BackgroundLoop({
      name: 'job runner',
      step: () => this.claimNext(),
      idleMs: () => this.interval.ms,
      logger,
    });
  }

  start(): this {
    this.loop.start();
    return this;
  }

  wake(): void {
    this.loop.wake();
  }

  /** Stops jobs after their last stored batch and releases them, so that another replica resumes them. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.loop.stop();
    for (const { abort, claim } of this.running.values()) abort.abort(new ClaimLost(claim));
    await Promise.all([...this.running.values()].map(({ done }) => done));
    this.cancellations.stop();
  }

  private async claimNext(): Promise<boolean> {
    const free = this.deps.concurrency - this.running.size;
    if (free <= 0 || this.stopping) return false;
    if (!this.hasEndedLeases) await this.deps.jobs.endLeases();
    this.hasEndedLeases = true;
    let claimed = 0;
    const candidates = await this.deps.jobs.claimable(free * 4);
    if (candidates.length > 0) this.interval.recordWork();
    for (const candidate of candidates) {
      if (claimed === free) break;
      if (this.running.has(candidate.operationId)) continue;
      const claim = { ...candidate, workerId: newId() };
      const operation = await this.deps.jobs.claim(claim, LEASE_MS);
      if (!operation) continue;
      claimed += 1;
      this.launch(operation, claim);
    }
    return false;
  }

  private launch(operation: Operation, claim: Claim): void {
    const abort = new AbortController();
    const done = this.runClaimed(operation, claim, abort).finally(() => {
      this.running.delete(operation.id);
      this.loop.wake();
    });
    this.running.set(operation.id, { claim, abort, done });
    this.cancellations.start();
  }

  private async runClaimed(operation: Operation, claim: Claim, abort: AbortController): Promise<void> {
    const { logger, run } = this.deps;
    const leaseTimer = setInterval(() => void this.extendLease(claim, abort), EXTEND_LEASE_EVERY_MS);
    const { initiator, frameId, correlationId } = operation;
    const { type: kind, id, scopes, name } = initiator;
    const caller = { kind, id, frameId, scopes, name };
    const context = { requestId: operation.id, correlationId, depth: 0, caller };
    try {
      await runInContext(context, () =>
        withSpan(`${operation.action} ${operation.type}`, {}, () => {
          if (operation.attempts % MAX_ATTEMPTS === 0)
            throw new Error(`The job was interrupted ${MAX_ATTEMPTS} times.`);
          return run(operation, claim, abort.signal);
        }),
      );
    } catch (error) {
      await this.storeFailure(operation, claim, abort.signal.aborted ? abort.signal.reason : error).catch(
        (failure: unknown) => {
          logger.warn(
            { err: failure, operation: operation.id },
            'the failure of an operation could not be stored; another worker will resume the operation',
          );
        },
      );
    } finally {
      clearInterval(leaseTimer);
    }
  }

  private async extendLease(claim: Claim, abort: AbortController): Promise<void> {
    try {
      const { held, cancelRequested } = await this.deps.jobs.extend(claim, LEASE_MS);
      if (!held) abort.abort(new ClaimLost(claim));
      else if (cancelRequested) abort.abort(new Cancelled());
    } catch (error) {
      this.deps.logger.warn({ err: error, operation: claim.operationId }, 'a lease could not be extended');
    }
  }

  private async storeFailure({ attempts }: Operation, claim: Claim, error: unknown): Promise<void> {
    const { jobs, clock, logger } = this.deps;
    if (error instanceof ClaimLost) {
      if (this.stopping) await jobs.release(claim);
      return;
    }
    if (error instanceof Cancelled) {
      const failure = { code: 'cancelled', message: error.message };
      await jobs.fail(claim, clock(), { cancelled: true, failure });
      return;
    }
    if (isUnavailable(error) && attempts < MAX_INTERRUPTED_ATTEMPTS) {
      // The lease is not extended any more. When it has expired, the job resumes after its last stored batch.
      logger.warn({ err: error, operation: claim.operationId }, 'an operation was interrupted and will be resumed');
      return;
    }
    // Unavailable services are no reason that the initiator could correct.
    const isExpected = error instanceof JobFailure || (isAppError(error) && !isUnavailable(error));
    if (!isExpected)
      logger.error({ err: error, operation: claim.operationId }, 'an operation failed with an unexpected error');
    const { code, message } = isExpected
      ? error
      : { code: 'server_error', message: 'An internal error occurred. Retry the operation.' };
    await jobs.fail(claim, clock(), { failure: { code, message } });
  }
}
