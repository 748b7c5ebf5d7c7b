import { BackgroundLoop, type Clock, type Logger, newId, runInContext, withSpan } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import { CancellationWatch } from './cancellation-watch';
import { Cancelled } from './cancelled';
import { type Claim, ClaimLost, type Claims } from './claimed-operations';
import { JobFailure } from './job-failure';

const LEASE_MS = 15_000;
const HEARTBEAT_MS = 3_000;
/** Jobs are woken through Kafka; this finds those whose wake-up was lost or whose worker died. */
const SWEEP_MS = 1_000;

/** Does the work of one operation from where it stands to its end. Rejects with JobFailure for what no other try would mend. */
export type RunJob = (operation: Operation, claim: Claim, signal: AbortSignal) => Promise<void>;

interface Running {
  readonly claim: Claim;
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

/** Claims operations and runs them, a few at a time. A worker that dies is noticed when its replica starts again, or else by its lease, and another one goes on. */
export class OperationWorkers {
  private readonly running = new Map<string, Running>();
  private readonly loop: BackgroundLoop;
  private readonly cancellations: CancellationWatch;
  private stopping = false;
  private begun = false;

  constructor(
    private readonly deps: {
      operations: Claims;
      run: RunJob;
      concurrency: number;
      clock: Clock;
      logger: Logger;
    },
  ) {
    const { logger, operations } = deps;
    this.cancellations = new CancellationWatch({
      find: (ids) => operations.cancelRequested(ids),
      running: this.running,
      logger,
    });
    this.loop = new BackgroundLoop({ name: 'workers', step: () => this.claimNext(), idleMs: SWEEP_MS, logger });
  }

  start(): this {
    this.loop.start();
    return this;
  }

  wake(): void {
    this.loop.wake();
  }

  /** Hands every job over: what is in hand stops at its last stored batch, and another worker goes on from there. */
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
    if (!this.begun) await this.deps.operations.endLeases();
    this.begun = true;
    let claimed = 0;
    for (const candidate of await this.deps.operations.claimable(free * 4)) {
      if (claimed === free) break;
      if (this.running.has(candidate.operationId)) continue;
      const claim = { ...candidate, workerId: newId() };
      const operation = await this.deps.operations.claim(claim, LEASE_MS);
      if (!operation) continue;
      claimed += 1;
      this.launch(operation, claim);
    }
    return false;
  }

  private launch(operation: Operation, claim: Claim): void {
    const abort = new AbortController();
    const done = this.work(operation, claim, abort).finally(() => {
      this.running.delete(operation.id);
      this.loop.wake();
    });
    this.running.set(operation.id, { claim, abort, done });
    this.cancellations.start();
  }

  private async work(operation: Operation, claim: Claim, abort: AbortController): Promise<void> {
    const { logger, run } = this.deps;
    const heartbeat = setInterval(() => void this.beat(claim, abort), HEARTBEAT_MS);
    const { initiator, frameId, correlationId } = operation;
    const caller = { kind: 'user', id: initiator.id, frameId, scopes: initiator.scopes, name: initiator.name } as const;
    const context = { requestId: operation.id, correlationId, depth: 0, caller };
    try {
      await runInContext(context, () =>
        withSpan(`${operation.action} ${operation.type}`, {}, () => run(operation, claim, abort.signal)),
      );
    } catch (error) {
      await this.end(claim, abort.signal.aborted ? abort.signal.reason : error).catch((failure: unknown) => {
        logger.warn(
          { err: failure, operation: operation.id },
          'the end of an operation could not be stored; it will be taken over',
        );
      });
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async beat(claim: Claim, abort: AbortController): Promise<void> {
    try {
      const { held, cancelRequested } = await this.deps.operations.extend(claim, LEASE_MS);
      if (!held) abort.abort(new ClaimLost(claim));
      else if (cancelRequested) abort.abort(new Cancelled());
    } catch (error) {
      this.deps.logger.warn({ err: error, operation: claim.operationId }, 'a lease could not be extended');
    }
  }

  private async end(claim: Claim, error: unknown): Promise<void> {
    const { operations, clock, logger } = this.deps;
    if (error instanceof ClaimLost) {
      if (this.stopping) await operations.release(claim);
      return;
    }
    if (error instanceof Cancelled) {
      const failure = { code: 'cancelled', message: error.message };
      await operations.fail(claim, clock(), { cancelled: true, failure });
      return;
    }
    if (!(error instanceof JobFailure))
      logger.error({ err: error, operation: claim.operationId }, 'an operation broke');
    const { code, message } =
      error instanceof JobFailure
        ? error
        : { code: 'server_error', message: 'Something is broken on our side. Try again.' };
    await operations.fail(claim, clock(), { failure: { code, message } });
  }
}
