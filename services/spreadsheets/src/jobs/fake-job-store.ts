import type { Perform } from '@trackway/simulation';
import type { Operation } from '../operations/operation';
import { Cancelled } from './cancellation';
import { ClaimLost } from './job-errors';
import type { BatchResult, Claim, OperationJobStore } from './job-store';

/** Operations of one frame that run at the same time. */
const MAX_RUNNING_PER_FRAME = 3;

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** An operation with its claim, as the database stores it. */
export interface StoredJob {
  readonly operation: Mutable<Operation>;
  workerId: string | undefined;
  replica: string | undefined;
  leaseUntil: number;
}

/** Jobs in memory, as one replica uses them. `jobs` is the table that replicas share. */
export class FakeJobStore implements OperationJobStore {
  constructor(
    private readonly jobs: ReadonlyMap<string, StoredJob>,
    private readonly replica: string,
    private readonly perform: Perform = async (effect) => effect(),
  ) {}

  claimable(limit: number): Promise<readonly { frameId: string; operationId: string }[]> {
    return this.perform(() =>
      [...this.jobs.values()]
        .filter((job) => isClaimable(job))
        .slice(0, limit)
        .map(({ operation }) => ({ frameId: operation.frameId, operationId: operation.id })),
    );
  }

  claim({ frameId, operationId, workerId }: Claim, leaseMs: number): Promise<Operation | undefined> {
    return this.perform(() => {
      const job = this.jobs.get(operationId);
      const running = [...this.jobs.values()].filter(
        ({ operation, leaseUntil }) => operation.frameId === frameId && leaseUntil >= Date.now(),
      );
      if (!job || !isClaimable(job) || running.length >= MAX_RUNNING_PER_FRAME) return undefined;
      Object.assign(job, { workerId, replica: this.replica, leaseUntil: Date.now() + leaseMs });
      const { operation } = job;
      Object.assign(operation, { status: 'processing', attempts: operation.attempts + 1 });
      return { ...operation };
    });
  }

  endLeases(): Promise<void> {
    return this.perform(() => {
      for (const job of this.jobs.values()) {
        if (job.replica === this.replica && job.operation.status === 'processing') job.leaseUntil = 0;
      }
    });
  }

  extend(claim: Claim, leaseMs: number): Promise<{ held: boolean; cancelRequested: boolean }> {
    return this.perform(() => {
      const job = this.held(claim);
      if (job) job.leaseUntil = Date.now() + leaseMs;
      return { held: job !== undefined, cancelRequested: job?.operation.cancelRequested ?? false };
    });
  }

  cancelRequested(operationIds: readonly string[]): Promise<readonly string[]> {
    return this.perform(() => operationIds.filter((id) => this.jobs.get(id)?.operation.cancelRequested));
  }

  setTotal(claim: Claim, totalRows: number): Promise<void> {
    return this.update(claim, ({ processedRows }) => ({ totalRows: Math.max(totalRows, processedRows) }));
  }

  addMetadata(claim: Claim, metadata: Readonly<Record<string, unknown>>): Promise<void> {
    return this.update(claim, (operation) => ({ metadata: { ...operation.metadata, ...metadata } }));
  }

  setProcessed(claim: Claim, processedRows: number): Promise<void> {
    return this.update(claim, (operation) => ({ processedRows: Math.max(operation.processedRows, processedRows) }));
  }

  storeBatch(claim: Claim, { lastRow, rows, failedRows }: BatchResult): Promise<void> {
    return this.update(claim, (operation) => {
      if (operation.lastRow >= lastRow) return {};
      const processedRows = operation.processedRows + rows;
      const totalRows = Math.max(operation.totalRows, processedRows);
      return { lastRow, processedRows, totalRows, errorsCount: operation.errorsCount + failedRows };
    });
  }

  restart(claim: Claim): Promise<void> {
    return this.update(claim, () => ({ lastRow: 1, processedRows: 0, errorsCount: 0 }));
  }

  complete(claim: Claim, completedAt: Date): Promise<void> {
    return this.end(claim, (operation) => {
      if (operation.cancelRequested) throw new Cancelled();
      return { status: 'completed', completedAt, totalRows: operation.processedRows };
    });
  }

  fail(claim: Claim, completedAt: Date, metadata: Readonly<Record<string, unknown>>): Promise<void> {
    return this.end(claim, (operation) => ({
      status: 'failed',
      completedAt,
      metadata: { ...operation.metadata, ...metadata, ...(operation.cancelRequested && { cancelled: true }) },
    }));
  }

  release(claim: Claim): Promise<void> {
    return this.perform(() => {
      const job = this.held(claim);
      if (!job) return;
      job.operation.status = 'pending';
      free(job);
    });
  }

  private update(claim: Claim, change: (operation: Operation) => Partial<Operation>): Promise<void> {
    return this.perform(() => {
      const job = this.held(claim);
      if (!job) throw new ClaimLost(claim);
      Object.assign(job.operation, change(job.operation));
    });
  }

  private end(claim: Claim, change: (operation: Operation) => Partial<Operation>): Promise<void> {
    return this.perform(() => {
      const job = this.held(claim);
      if (!job) throw new ClaimLost(claim);
      Object.assign(job.operation, change(job.operation));
      free(job);
    });
  }

  private held({ operationId, workerId }: Claim): StoredJob | undefined {
    const job = this.jobs.get(operationId);
    return job?.workerId === workerId && job.operation.status === 'processing' ? job : undefined;
  }
}

function isClaimable({ operation: { status }, leaseUntil }: StoredJob): boolean {
  return status === 'pending' || (status === 'processing' && leaseUntil < Date.now());
}

function free(job: StoredJob): void {
  job.workerId = undefined;
  job.leaseUntil = 0;
}
