import type { Operation } from '../operations/operation';
import type { RowError } from '../operations/operation-store';

/** The right of one worker to run an operation, until its lease expires. Writes of a lost claim are rejected. */
export interface Claim {
  readonly frameId: string;
  readonly operationId: string;
  readonly workerId: string;
}

/** Jobs that workers claim with a lease. */
export interface JobStore {
  /** Jobs that are pending or whose lease has expired, alternating between frames. */
  claimable(limit: number): Promise<readonly { readonly frameId: string; readonly operationId: string }[]>;
  /** Claims a job for `leaseMs`. Undefined if another worker was faster, or the frame runs its maximum of jobs. */
  claim(candidate: Claim, leaseMs: number): Promise<Operation | undefined>;
  /** Ends the leases that an earlier process of this replica held, so that its jobs resume at once. */
  endLeases(): Promise<void>;
  /** Extends the lease. Returns whether the claim is still held, and whether cancellation was requested. */
  extend(claim: Claim, leaseMs: number): Promise<{ readonly held: boolean; readonly cancelRequested: boolean }>;
  /** Returns those of the operations whose cancellation was requested. */
  cancelRequested(operationIds: readonly string[]): Promise<readonly string[]>;
  fail(claim: Claim, at: Date, metadata: Readonly<Record<string, unknown>>): Promise<void>;
  /** Gives the claim up without a result, so that another worker resumes the job at once. */
  release(claim: Claim): Promise<void>;
}

export interface BatchResult {
  /** Number of the last row of the batch. A batch that is stored already is not counted again. */
  readonly lastRow: number;
  readonly rows: number;
  readonly errors: readonly Omit<RowError, 'id'>[];
  /** Number of rows by outcome. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly failedRows: number;
}

/** Jobs that are imports and exports. */
export interface OperationJobStore extends JobStore {
  setTotal(claim: Claim, totalRows: number): Promise<void>;
  /** Merges into the metadata that clients see. */
  addMetadata(claim: Claim, metadata: Readonly<Record<string, unknown>>): Promise<void>;
  /** Stores the result of a batch and the progress of the operation. */
  storeBatch(claim: Claim, result: BatchResult): Promise<void>;
  /** Discards the stored results of earlier attempts. */
  restart(claim: Claim): Promise<void>;
  /** Stores how many rows an export has written. */
  setProcessed(claim: Claim, processedRows: number): Promise<void>;
  /** @throws Cancelled if a client has requested cancellation since the last batch. */
  complete(claim: Claim, at: Date, result: { readonly totalRows?: number; readonly resultKey?: string }): Promise<void>;
}
