import type { OutgoingEvent } from '@trackway/messaging';
import type { Caller } from '@trackway/runtime';
import type { Claim, JobStore } from '../jobs/job-store';
import type { Operation } from '../operations/operation';

/** Progress of a rollback, as `metadata.rollback` shows it. */
export interface RollbackProgress {
  readonly status: 'pending' | 'processing' | 'completed';
  readonly restored: number;
  readonly removed: number;
  /** Number of records that stay unchanged. The errors of the import name each of them. */
  readonly kept: number;
}

/** A record that a rollback does not change. */
export interface UnchangedRecord {
  /** 0 for records that were created alongside the rows. */
  readonly row: number;
  readonly kind: string;
  readonly id: string;
  readonly reason: string;
}

export interface RollbackStore {
  /**
   * Queues the rollback of an import, again if an earlier one has failed. Changes nothing if a rollback is running or
   * completed. False if the import itself is running again.
   */
  request(caller: Caller, operation: Operation, at: Date, event: OutgoingEvent): Promise<boolean>;
}

/** Jobs that are rollbacks. */
export interface RollbackJobStore extends JobStore {
  /** Removes the unchanged records that an earlier attempt has stored. */
  begin(claim: Claim): Promise<void>;
  store(claim: Claim, progress: RollbackProgress, unchanged: readonly UnchangedRecord[]): Promise<void>;
}
