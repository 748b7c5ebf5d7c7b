import type { Operation } from '../operations/operation';
import type { RowError } from '../operations/operation-store';

/** An operation that this worker holds. Every write is refused once somebody else has taken it over. */
export interface Claim {
  readonly frameId: string;
  readonly operationId: string;
  readonly workerId: string;
}

export interface BatchResult {
  /** The last row of the sheet that the batch held. A batch that is stored already is not counted again. */
  readonly lastRow: number;
  readonly rows: number;
  readonly errors: readonly Omit<RowError, 'id'>[];
  /** How many rows ended in which way. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly failedRows: number;
}

/** Jobs that wait for somebody to do them, and are held by who does. */
export interface Claims {
  /** Those that wait or whose worker is gone, frames taking turns. */
  claimable(limit: number): Promise<readonly { readonly frameId: string; readonly operationId: string }[]>;
  /** Takes hold for `leaseMs`; undefined where another was faster, or the frame has its most running already. */
  claim(candidate: Claim, leaseMs: number): Promise<Operation | undefined>;
  /** Frees what this replica held when it was killed: nobody has to wait for the end of those leases. */
  endLeases(): Promise<void>;
  /** Holds it for longer. Says whether it is still held, and whether it is to be cancelled. */
  extend(claim: Claim, leaseMs: number): Promise<{ readonly held: boolean; readonly cancelRequested: boolean }>;
  /** Which of these operations a client has asked to cancel. */
  cancelRequested(operationIds: readonly string[]): Promise<readonly string[]>;
  fail(claim: Claim, at: Date, metadata: Readonly<Record<string, unknown>>): Promise<void>;
  /** Lets go without an end, so that another worker takes it at once. */
  release(claim: Claim): Promise<void>;
}

/** What workers do with operations. */
export interface ClaimedOperations extends Claims {
  setTotal(claim: Claim, totalRows: number): Promise<void>;
  /** Adds to what is shown beside the operation. */
  addMetadata(claim: Claim, metadata: Readonly<Record<string, unknown>>): Promise<void>;
  /** Stores the outcome of a batch and how far it brought the operation. */
  storeBatch(claim: Claim, result: BatchResult): Promise<void>;
  /** For exports: how many rows are written so far. */
  setProcessed(claim: Claim, processedRows: number): Promise<void>;
  /** @throws Cancelled if a client has asked to cancel the operation since its last batch. */
  complete(claim: Claim, at: Date, result: { readonly totalRows?: number; readonly resultKey?: string }): Promise<void>;
}

/** The claim was lost: another worker goes on, and this one must not write. */
export class ClaimLost extends Error {
  constructor(claim: Claim) {
    super(`Operation ${claim.operationId} is held by another worker.`);
  }
}
